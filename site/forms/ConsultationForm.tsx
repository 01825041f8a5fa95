import { joinFacts } from "#content/format/join-facts.ts";
import { consultationForm } from "#domain/forms/consultation-form.ts";
import { Field } from "#ui/form/Field.tsx";
import { ChosenTierField, tierReceiptId } from "./ChosenTier.tsx";
import { DialogForm, type DialogFormProps } from "./DialogForm.tsx";
import type { OfferedType } from "./offered-types.ts";

type Props = DialogFormProps & {
  labels: Record<"service" | "serviceType" | "name" | "email" | "phone" | "comments" | "choose", string>;
  /** One type is settled already; of several the visitor chooses. */
  types: readonly OfferedType[];
  /** The types are radios of the page, which belong to this form: it only shows the chosen one. */
  isChosenOnPage: boolean;
  /** The first type is the one whose button opened the dialog. */
  isFirstChosen: boolean;
};

/** The request that the service pages' dialogs send. */
export function ConsultationForm({ types, isChosenOnPage, isFirstChosen, ...dialog }: Props) {
  const { labels } = dialog;
  const [first] = types;
  const choices = types.map(({ name }) => ({ value: name, label: name }));
  const about =
    types.length === 1 ? (
      <input type="hidden" name="serviceType" value={first?.name} />
    ) : (
      <Field
        name="serviceType"
        type="select"
        label={labels.serviceType}
        choices={isFirstChosen ? choices : [{ value: "", label: labels.choose }, ...choices]}
        hint={pricesOf(types)}
        required
      />
    );
  return (
    <DialogForm
      {...dialog}
      price={types.length === 1 ? first?.price : undefined}
      receiptId={isChosenOnPage ? tierReceiptId : undefined}
      rule={consultationForm}
      about={
        isChosenOnPage ? (
          <ChosenTierField field="serviceType" label={labels.serviceType} tiers={types} />
        ) : (
          about
        )
      }
    />
  );
}

// Not in the options: the one that shows on a phone is cut short.
const pricesOf = (types: readonly OfferedType[]) =>
  joinFacts(types.map(({ name, price }) => `${name}: ${price}`));
