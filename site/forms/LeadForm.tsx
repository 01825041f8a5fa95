import type { FormEvent, ReactNode } from "react";
import type { FormRule } from "#domain/forms/check-fields.ts";
import { functionNames } from "#domain/forms/form-kinds.ts";
import { envelopeNames, formTokenPlaceholder, honeypotName } from "#domain/forms/lead-envelope.ts";
import { ProblemContext, type ShownProblem } from "#ui/form/problem-context.ts";
import css from "./LeadForm.module.css";
import type { LeadFormSettings } from "./lead-form-settings.ts";
import { type LeadFormOptions, useLeadForm } from "./use-lead-form.ts";

/** For forms that place the parts of the foot themselves. */
export type FormFoot = {
  submit: ReactNode;
  consent: ReactNode;
  isSending: boolean;
  problem: ShownProblem | undefined;
};
type Props = LeadFormOptions & {
  rule: FormRule;
  settings: LeadFormSettings;
  /** The fields; a function draws the foot of the form as well. */
  children: ReactNode | ((foot: FormFoot) => ReactNode);
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  /** Called before anything is checked or sent; false holds the form back, as a step that is not the last does. */
  maySubmit?: () => boolean;
};

/**
 * A form that works as a plain post and, once its script is there, without leaving the page. The server finds
 * `data-form-error` and `data-error-for` in it when it shows a refused plain post again.
 */
export function LeadForm({ rule, settings, children, actions, maySubmit, ...options }: Props) {
  const { id, kind, words, backend } = settings;
  const { form, isSending, problem, forgetProblem, submit } = useLeadForm(rule, settings, options);
  const hidden = {
    [envelopeNames.form]: id,
    [envelopeNames.formToken]: formTokenPlaceholder,
    [envelopeNames.locale]: settings.locale,
    [envelopeNames.page]: settings.page,
    [envelopeNames.consentVersion]: settings.consentVersion,
  };
  const submitButton = (
    <button type="submit" className="button wide" disabled={isSending}>
      {isSending ? words.submitting : words.submit}
    </button>
  );
  const consent = (
    <p className={css.consent}>
      {words.consent} <a href={settings.privacyPath}>{words.privacyLink}</a>
    </p>
  );
  const send = (event: FormEvent<HTMLFormElement>) => {
    // A button with an address of its own, such as a download, posts there and leaves the form as it is.
    if ((event.nativeEvent as SubmitEvent).submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    if (!maySubmit || maySubmit()) submit(event);
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
      onSubmit={send}
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
        {typeof children === "function"
          ? children({ submit: submitButton, consent, isSending, problem })
          : children}
      </ProblemContext>
      {typeof children !== "function" && (
        <>
          <div className={css.actions}>
            {submitButton}
            {actions}
          </div>
          {consent}
        </>
      )}
    </form>
  );
}

// The server puts its signed time into one of these, so React must never set their values: as plain markup it leaves
// them alone. All values are the doorways' own: ids, paths and dates.
const hiddenInputs = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join("");
