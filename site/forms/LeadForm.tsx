import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { functionNames } from "#domain/forms/form-kinds.ts";
import { envelopeNames } from "#domain/forms/lead-envelope.ts";
import { FormShell } from "#ui/form/FormShell.tsx";
import type { ShownProblem } from "#ui/form/problem-context.ts";
import css from "./LeadForm.module.css";
import { QueuedNote } from "./QueuedNote.tsx";
import { SentPanel } from "./SentPanel.tsx";
import { type LeadFormOptions, useLeadForm } from "./use-lead-form.ts";

/** For forms that place the parts of the foot themselves. */
type FormFoot = {
  submit: ReactNode;
  consent: ReactNode;
  isSending: boolean;
  problem: ShownProblem | undefined;
};
type Props = LeadFormOptions & {
  /** The fields; a function draws the foot of the form as well. */
  children: ReactNode | ((foot: FormFoot) => ReactNode);
  /** Buttons beside the submit button. */
  actions?: ReactNode;
  /** What services are called whose fields are codes. */
  serviceNames?: Readonly<Record<string, string>>;
  /** The `id` of an element of the page that shows what was sent, because the form stands in a dialog that closes. */
  receiptId?: string | undefined;
};

/** A form for the functions of the site: a plain post or, once its script is there, without leaving the page. */
export function LeadForm({ children, actions, serviceNames, receiptId, ...options }: Props) {
  const { id, kind, words, backend, ...settings } = options.settings;
  const { submission, sentForm } = useLeadForm(options);
  const { isSending, problem } = submission;
  const note = <QueuedNote {...words.queued} />;
  const panel = settings.sent && sentForm.sent && (
    <SentPanel
      locale={settings.locale}
      words={settings.sent}
      note={note}
      sent={sentForm.sent}
      serviceNames={serviceNames}
      onAgain={sentForm.writeAgain}
    />
  );
  const receiptPlace = panel && receiptId ? document.getElementById(receiptId) : null;
  return (
    <>
      {receiptPlace ? createPortal(panel, receiptPlace) : panel}
      <FormShell
        isHidden={Boolean(panel) && !receiptPlace}
        id={id}
        action={`${backend.url}/functions/v1/${functionNames[kind]}`}
        draft={kind}
        hidden={{
          [envelopeNames.locale]: settings.locale,
          [envelopeNames.page]: settings.page,
          [envelopeNames.consentVersion]: settings.consentVersion,
        }}
        words={words}
        privacyPath={settings.privacyPath}
        submission={submission}
        alert={problem?.fields.length === 0 ? problem.message : undefined}
      >
        {({ serverAlert, alert, submit, consent }) => (
          <>
            {serverAlert}
            {typeof children === "function" ? (
              <>
                {alert}
                {children({ submit, consent, isSending, problem })}
              </>
            ) : (
              <>
                {children}
                {!panel && note}
                {/* Where the eye is after the button is pressed, however long the form. */}
                {alert}
                <div className={css.actions}>
                  {submit}
                  {actions}
                </div>
                {consent}
              </>
            )}
          </>
        )}
      </FormShell>
    </>
  );
}
