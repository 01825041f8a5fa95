import type { ReactNode } from "react";
import { envelopeNames, honeypotName, stampPlaceholder } from "#domain/lead-envelope.ts";
import { type FormFields, functionNames } from "#domain/lead-forms.ts";
import css from "./LeadForm.module.css";
import type { LeadFormSettings } from "./lead-form-settings.ts";
import { ProblemContext } from "./problem-context.ts";
import { useLeadForm } from "./use-lead-form.ts";

type Props = {
  settings: LeadFormSettings;
  children: ReactNode;
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  onSent?: (fields: FormFields) => void;
};

/**
 * A form that works as a plain post and, once its script is there, without leaving the page. The server finds
 * `data-form-error` and `data-error-for` in it when it shows a refused plain post again.
 */
export function LeadForm({ settings, children, actions, onSent }: Props) {
  const { id, kind, words, backend } = settings;
  const { form, isSending, problem, forgetProblem, submit } = useLeadForm(settings, onSent);
  const hidden = {
    [envelopeNames.form]: id,
    [envelopeNames.stamp]: stampPlaceholder,
    [envelopeNames.locale]: settings.locale,
    [envelopeNames.page]: settings.page,
    [envelopeNames.consentVersion]: settings.consentVersion,
  };
  return (
    <form
      id={id}
      ref={form}
      className={css.form}
      method="post"
      action={`${backend.url}/functions/v1/${functionNames[kind]}`}
      data-draft={kind}
      noValidate
      aria-busy={isSending}
      onSubmit={submit}
      onInput={(event) => forgetProblem((event.target as HTMLInputElement).name)}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React must not own these inputs, see hiddenInputs */}
      <div hidden dangerouslySetInnerHTML={{ __html: hiddenInputs(hidden) }} />
      <p className={css.trap} aria-hidden="true">
        <label htmlFor={`${id}-${honeypotName}`}>{words.honeypot}</label>
        <input id={`${id}-${honeypotName}`} name={honeypotName} tabIndex={-1} autoComplete="off" />
      </p>
      <p className={css.formError} role="alert" data-form-error hidden suppressHydrationWarning>
        {""}
      </p>
      <ProblemContext
        value={{ formId: id, problem, warning: words.sensitiveWarning, optional: words.optional }}
      >
        {children}
      </ProblemContext>
      <div className={css.actions}>
        <button type="submit" className="button wide" disabled={isSending}>
          {isSending ? words.submitting : words.submit}
        </button>
        {actions}
      </div>
      <p className={css.consent}>
        {words.consent} <a href={settings.privacyPath}>{words.privacyLink}</a>
      </p>
    </form>
  );
}

// The server puts its signed time into one of these, so React must never set their values: as plain markup it leaves
// them alone. All values are the doorways' own: ids, paths and dates.
const hiddenInputs = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join("");
