import { type ReactNode, useState } from "react";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { ProblemContext } from "#ui/form/problem-context.ts";
import { useOffice } from "../base/office-context.ts";
import { LeaveGuard } from "../parts/LeaveGuard.tsx";
import css from "./OfficeForm.module.css";
import type { OfficeSubmission } from "./use-office-form.ts";

type Props = {
  id: string;
  submission: OfficeSubmission;
  submit: string;
  submitting: string;
  /** Its button is not the main one of the screen. */
  isQuiet?: boolean;
  /** Gives up; without it there is no button for that. */
  onCancel?: (() => void) | undefined;
  /** Asks before the screen is left with something typed that is not on its way. */
  guards?: boolean;
  children: ReactNode;
};

/**
 * A form of the office. A problem that no field says stands above its button; that of a field that had the focus already
 * is said there to screen readers alone, each time anew.
 */
export function OfficeForm({
  id,
  submission,
  submit,
  submitting,
  isQuiet,
  onCancel,
  guards,
  children,
}: Props) {
  const { locale } = useOffice();
  const shell = officeShellWords[locale];
  const { optional, sensitiveWarning: warning } = shell;
  const { form, isSending, problem, forgetProblem, unmoved } = submission;
  const [isDirty, setDirty] = useState(false);
  const isOfField = problem !== undefined && problem.fields.length > 0;
  const alert = problem && (!isOfField || unmoved > 0) ? problem.message : "";
  return (
    <>
      <form
        id={id}
        ref={form}
        className={css.form}
        noValidate
        aria-busy={isSending}
        onSubmit={submission.submit}
        onInput={(event) => {
          setDirty(true);
          forgetProblem((event.target as HTMLInputElement).name);
        }}
      >
        <ProblemContext value={{ formId: id, problem, warning, optional }}>{children}</ProblemContext>
        <p key={unmoved} className={isOfField ? "unseen" : css.alert} role="alert" hidden={!alert}>
          {alert}
        </p>
        <p className={css.buttons}>
          <button type="submit" className={isQuiet ? "button quiet" : "button"} aria-disabled={isSending}>
            {isSending ? submitting : submit}
          </button>
          {onCancel && (
            <button type="button" className="button quiet" onClick={onCancel}>
              {shell.cancel}
            </button>
          )}
        </p>
      </form>
      {guards && <LeaveGuard isDirty={isDirty && !isSending} />}
    </>
  );
}
