import { heroForm, heroServices } from "#domain/forms/hero-form.ts";
import { Field } from "#ui/form/Field.tsx";
import { forwardToWebhook } from "./forward-to-webhook.ts";
import { LeadForm } from "./LeadForm.tsx";
import type { LeadFormSettings } from "./lead-form-settings.ts";

type Props = {
  settings: LeadFormSettings;
  labels: { name: string; email: string; service: string };
  choose: string;
  services: Record<(typeof heroServices)[number], string>;
};

/** The home page's short request for a free consultation. */
export function HeroForm({ settings, labels, choose, services }: Props) {
  // As specified (§7): a call that fails is shown as success.
  const words = { ...settings.words, waiting: settings.words.success };
  const choices = heroServices.map((value) => ({ value, label: services[value] }));
  return (
    <LeadForm
      rule={heroForm}
      settings={{ ...settings, words }}
      serviceNames={services}
      onSent={(fields) => forwardToWebhook("hero", fields, settings.websiteId)}
    >
      <Field name="name" label={labels.name} autoComplete="name" required />
      <Field name="email" type="email" label={labels.email} autoComplete="email" required />
      <Field
        name="service"
        type="select"
        label={labels.service}
        choices={[{ value: "", label: choose }, ...choices]}
        required
      />
    </LeadForm>
  );
}
