import { bookingForm } from "#domain/booking-form.ts";
import { ChosenType } from "./ChosenType.tsx";
import { DialogForm, type DialogFormProps } from "./DialogForm.tsx";
import { Field } from "./Field.tsx";

type Props = DialogFormProps & {
  labels: Record<"service" | "tier" | "name" | "email" | "phone" | "slot" | "comments", string>;
  slotHint: string;
  /** Names of the page's tiers, whose radios belong to this form. */
  tiers: readonly string[];
};

/** The request for an appointment that the filing pages' dialog sends, with the tier chosen on the page. */
export function BookingForm({ labels, slotHint, tiers, ...dialog }: Props) {
  return (
    <DialogForm
      {...dialog}
      rule={bookingForm}
      labels={labels}
      about={<ChosenType field="tier" label={labels.tier} names={tiers} />}
    >
      <Field name="slot" label={labels.slot} hint={slotHint} />
    </DialogForm>
  );
}
