import { Field } from "#ui/form/Field.tsx";

type Props = { labels: { address: string; addressHint: string } };

/** Where to come. The browser fills in a street of two lines; the hint asks for the rest. */
export const AddressField = ({ labels }: Props) => (
  <Field
    name="address"
    type="textarea"
    label={labels.address}
    hint={labels.addressHint}
    autoComplete="street-address"
    required
  />
);
