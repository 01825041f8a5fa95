import { newsletterForm } from "#domain/forms/newsletter-form.ts";
import { Field } from "#ui/form/Field.tsx";
import { LeadForm } from "./LeadForm.tsx";
import type { LeadFormSettings } from "./lead-form-settings.ts";

type Props = { settings: LeadFormSettings; labels: { email: string } };

export function NewsletterForm({ settings, labels }: Props) {
  return (
    <LeadForm rule={newsletterForm} settings={settings}>
      <Field name="email" type="email" label={labels.email} autoComplete="email" required />
    </LeadForm>
  );
}
