import { newsletterForm } from "#domain/newsletter-form.ts";
import { Field } from "../forms/Field.tsx";
import { LeadForm } from "../forms/LeadForm.tsx";
import type { LeadFormSettings } from "../forms/lead-form-settings.ts";

type Props = { settings: LeadFormSettings; labels: { email: string } };

export function NewsletterForm({ settings, labels }: Props) {
  return (
    <LeadForm rule={newsletterForm} settings={settings}>
      <Field name="email" type="email" label={labels.email} autoComplete="email" required />
    </LeadForm>
  );
}
