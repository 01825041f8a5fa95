import { contactPageForm, homeContactForm } from "#domain/forms/contact-forms.ts";
import { Field } from "#ui/form/Field.tsx";
import { forwardToWebhook } from "./forward-to-webhook.ts";
import css from "./LeadForm.module.css";
import { LeadForm } from "./LeadForm.tsx";
import type { LeadFormSettings } from "./lead-form-settings.ts";

type Choice = { value: string; label: string };
type Props = {
  settings: LeadFormSettings;
  labels: Record<"firstName" | "lastName" | "email" | "phone" | "service" | "message", string> & {
    urgency?: string;
  };
  services: readonly Choice[];
  /** Only the contact page asks how urgent it is. */
  urgencies?: readonly Choice[];
};

/** The message form of the home page and, with the urgency, of the contact page. */
export function ContactForm({ settings, labels, services, urgencies }: Props) {
  return (
    <LeadForm
      rule={urgencies ? contactPageForm : homeContactForm}
      settings={settings}
      serviceNames={Object.fromEntries(services.map(({ value, label }) => [value, label]))}
      onSent={(fields) => forwardToWebhook("contact", fields, settings.websiteId)}
    >
      <div className={css.pair}>
        <Field name="firstName" label={labels.firstName} autoComplete="given-name" required />
        <Field name="lastName" label={labels.lastName} autoComplete="family-name" required />
      </div>
      <div className={css.pair}>
        <Field name="email" type="email" label={labels.email} autoComplete="email" required />
        <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" />
      </div>
      <Field name="service" type="select" label={labels.service} choices={services} required />
      {urgencies && <Field name="urgency" type="select" label={labels.urgency ?? ""} choices={urgencies} />}
      <Field name="message" type="textarea" label={labels.message} rows={5} required />
    </LeadForm>
  );
}
