import type { ReactNode } from "react";
import { envelopeNames, formTokenAttribute, honeypotName } from "#domain/forms/lead-envelope.ts";
import css from "./FormShell.module.css";
import { ProblemContext } from "./problem-context.ts";
import type { Submission } from "./use-submission.ts";

type FormShellWords = Record<
  "submit" | "submitting" | "consent" | "privacyLink" | "honeypot" | "sensitiveWarning" | "optional",
  string
>;
/** `alert` says a problem of this page's own script, `serverAlert` that of the plain post before. */
type FormParts = Record<"serverAlert" | "alert" | "submit" | "consent", ReactNode>;
type Props = {
  id: string;
  action: string;
  /** Under which name the shared script keeps what was typed. */
  draft: string;
  hidden: Record<string, string>;
  words: FormShellWords;
  privacyPath: string;
  /** A form without one is a plain post and nothing else. */
  submission?: Submission;
  /** A problem that no field says. */
  alert?: string | undefined;
  className?: string | undefined;
  isHidden?: boolean | undefined;
  children: (parts: FormParts) => ReactNode;
};

/** A form that works as a plain post; the server shows errors by `data-form-error` and `data-error-for`. */
export function FormShell({ id, words, submission, alert, className = css.form, children, ...props }: Props) {
  const { isSending = false, problem } = submission ?? {};
  const parts = {
    serverAlert: <p className={css.formError} role="alert" data-form-error hidden suppressHydrationWarning />,
    alert: alert && (
      <p className={css.formError} role="alert">
        {alert}
      </p>
    ),
    submit: (
      // Not `disabled`: the focus would be lost, and a refusal that no field says would leave it nowhere.
      <button type="submit" className="button wide" aria-disabled={isSending}>
        {isSending ? words.submitting : words.submit}
      </button>
    ),
    consent: (
      <p className={css.consent}>
        {words.consent} <a href={props.privacyPath}>{words.privacyLink}</a>
      </p>
    ),
  };
  return (
    <form
      id={id}
      className={className}
      method="post"
      action={props.action}
      data-draft={props.draft}
      noValidate
      hidden={props.isHidden}
      {...(submission && {
        ref: submission.form,
        "aria-busy": isSending,
        onSubmit: submission.submit,
        onInput: (event) => submission.forgetProblem((event.target as HTMLInputElement).name),
      })}
    >
      {Object.entries({ [envelopeNames.form]: id, ...props.hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* The server puts the page's token in; a form that is drawn later takes over the same. */}
      <input
        type="hidden"
        name={envelopeNames.formToken}
        {...{ [formTokenAttribute]: "" }}
        defaultValue={pageToken()}
        suppressHydrationWarning
      />
      <p className={css.trap} aria-hidden="true">
        <label htmlFor={`${id}-${honeypotName}`}>{words.honeypot}</label>
        <input id={`${id}-${honeypotName}`} name={honeypotName} tabIndex={-1} autoComplete="off" />
      </p>
      <ProblemContext
        value={{ formId: id, problem, warning: words.sensitiveWarning, optional: words.optional }}
      >
        {children(parts)}
      </ProblemContext>
    </form>
  );
}

const pageToken = () =>
  typeof document === "undefined"
    ? undefined
    : document.querySelector<HTMLInputElement>(`[name="${envelopeNames.formToken}"][value]`)?.value;
