import { bookingForm } from "#domain/booking-form.ts";
import { ChosenTier } from "./ChosenTier.tsx";
import { Field } from "./Field.tsx";
import css from "./LeadForm.module.css";
import { LeadForm } from "./LeadForm.tsx";
import type { LeadFormSettings } from "./lead-form-settings.ts";

type Props = {
  settings: LeadFormSettings;
  /** The dialog's id: its buttons and a sent form close it. */
  dialogId: string;
  labels: Record<"service" | "tier" | "name" | "email" | "phone" | "slot" | "comments", string>;
  slotHint: string;
  cancel: string;
  service: string;
  /** Names of the page's tiers, whose radios belong to this form. */
  tiers: readonly string[];
};

/** The request for an appointment that the filing pages' dialog sends, with the tier chosen on the page. */
export function BookingForm({ settings, dialogId, labels, slotHint, cancel, service, tiers }: Props) {
  const close = () => document.querySelector<HTMLDialogElement>(`#${dialogId}`)?.close();
  return (
    <LeadForm
      rule={bookingForm}
      settings={settings}
      onSent={close}
      actions={
        <button type="button" className="button quiet" command="close" commandfor={dialogId}>
          {cancel}
        </button>
      }
    >
      <p className={css.settled}>
        <span>{labels.service}</span> <strong>{service}</strong>
        <input type="hidden" name="service" value={service} />
      </p>
      <p className={css.settled}>
        <span>{labels.tier}</span>{" "}
        <strong>
          <ChosenTier names={tiers} />
        </strong>
        <span className="problem" data-error-for="tier" hidden suppressHydrationWarning>
          {""}
        </span>
      </p>
      <Field name="name" label={labels.name} autoComplete="name" required />
      <Field name="email" type="email" label={labels.email} autoComplete="email" required />
      <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" required />
      <Field name="slot" label={labels.slot} hint={slotHint} />
      <Field name="comments" type="textarea" label={labels.comments} rows={3} />
    </LeadForm>
  );
}
