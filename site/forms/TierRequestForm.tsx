import { tierRequestForm } from "#domain/forms/tier-request-form.ts";
import { Field } from "#ui/form/Field.tsx";
import { ChosenTierField, tierReceiptId } from "./ChosenTier.tsx";
import { DialogForm, type DialogFormProps } from "./DialogForm.tsx";
import type { OfferedType } from "./offered-types.ts";
import css from "./TierRequestForm.module.css";

type Props = DialogFormProps & {
  labels: Record<"service" | "tier" | "name" | "email" | "phone" | "slot" | "comments", string>;
  slotHint: string;
  /** What opens the calendar: its dialog, or without script its page, which takes over what was typed. */
  calendar: { label: string; dialogId: string; path: string };
  /** The page's tiers, whose radios belong to this form. */
  tiers: readonly OfferedType[];
};

/** The request for an appointment that the filing pages' dialog sends, with the tier chosen on the page. */
export function TierRequestForm({ labels, slotHint, calendar, tiers, ...dialog }: Props) {
  return (
    <DialogForm
      {...dialog}
      rule={tierRequestForm}
      receiptId={tierReceiptId}
      labels={labels}
      about={<ChosenTierField field="tier" label={labels.tier} tiers={tiers} />}
      actions={
        <noscript className={css.plain}>
          <button type="submit" className="button quiet" formAction={calendar.path}>
            {calendar.label}
          </button>
        </noscript>
      }
    >
      <div className={css.slot}>
        <Field name="slot" label={labels.slot} hint={slotHint} autoComplete="on" />
        <button
          type="button"
          className={`button quiet ${css.opener}`}
          command="show-modal"
          commandfor={calendar.dialogId}
        >
          {calendar.label}
        </button>
      </div>
    </DialogForm>
  );
}
