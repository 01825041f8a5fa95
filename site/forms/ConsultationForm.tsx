import { consultationForm } from "#domain/forms/consultation-form.ts";
import { Field } from "#ui/form/Field.tsx";
import { ChosenTierField } from "./ChosenTier.tsx";
import { DialogForm, type DialogFormProps } from "./DialogForm.tsx";

type Props = DialogFormProps & {
  labels: Record<"service" | "serviceType" | "name" | "email" | "phone" | "comments" | "choose", string>;
  /** One type is settled already; of several the visitor chooses. */
  serviceTypes: readonly string[];
  /** The types are radios of the page, which belong to this form: it only shows the chosen one. */
  isChosenOnPage?: boolean;
};

/** The request that the service pages' dialogs send. */
export function ConsultationForm({ labels, serviceTypes, isChosenOnPage = false, ...dialog }: Props) {
  return (
    <DialogForm
      {...dialog}
      rule={consultationForm}
      labels={labels}
      about={typeOfService(labels, serviceTypes, isChosenOnPage)}
    />
  );
}

function typeOfService(labels: Props["labels"], types: readonly string[], isChosenOnPage: boolean) {
  if (isChosenOnPage) return <ChosenTierField field="serviceType" label={labels.serviceType} names={types} />;
  if (types.length === 1) return <input type="hidden" name="serviceType" value={types[0]} />;
  return (
    <Field
      name="serviceType"
      type="select"
      label={labels.serviceType}
      choices={["", ...types].map((type) => ({ value: type, label: type || labels.choose }))}
      required
    />
  );
}
