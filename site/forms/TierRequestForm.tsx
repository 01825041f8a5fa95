import { tierRequestForm } from "#domain/forms/tier-request-form.ts";
import { Field } from "#ui/form/Field.tsx";
import { ChosenTierField } from "./ChosenTier.tsx";
import { DialogForm, type DialogFormProps } from "./DialogForm.tsx";
import type { OfferedType } from "./offered-types.ts";

type Props = DialogFormProps & {
  labels: Record<"service" | "tier" | "name" | "email" | "phone" | "slot" | "comments", string>;
  slotHint: string;
  /** The page's tiers, whose radios belong to this form. */
  tiers: readonly OfferedType[];
};

/** The request for an appointment that the filing pages' dialog sends, with the tier chosen on the page. */
export function TierRequestForm({ labels, slotHint, tiers, ...dialog }: Props) {
  return (
    <DialogForm
      {...dialog}
      rule={tierRequestForm}
      labels={labels}
      about={<ChosenTierField field="tier" label={labels.tier} tiers={tiers} />}
    >
      <Field name="slot" label={labels.slot} hint={slotHint} />
    </DialogForm>
  );
}
