import { isAuthError, isAuthSessionMissingError } from "@supabase/auth-js";
import { useState } from "react";
import type * as v from "valibot";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import type { FormFields } from "#domain/forms/check-fields.ts";
import { type Submission, useSubmission } from "#ui/form/use-submission.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem, problemSentence } from "../base/office-problem.ts";

type Options<Fields extends FormFields> = {
  rule: v.GenericSchema<unknown, Fields>;
  /** What the form is for; it throws what `problemSentence` has words for. */
  act: (fields: Fields) => Promise<void>;
  /** Which field says a problem, by the problem's code; the form itself says the others. */
  fieldOf?: Readonly<Record<string, keyof Fields & string>>;
  /** The form goes on showing what was sent. */
  keepsAnswers?: boolean;
};

export type OfficeSubmission = Submission & {
  /** How many refusals in a row were of a field that had the focus already, so that no move of it has them read. */
  unmoved: number;
  /** Says a problem at its field, to screen readers too, and leaves the focus where it is. */
  say: (field: string, code: string) => void;
};

/** The submission of an office form: checked by the rule that the server has too, refused in words. */
export function useOfficeForm<Fields extends FormFields>(options: Options<Fields>): OfficeSubmission {
  const { rule, act, fieldOf = {}, keepsAnswers = false } = options;
  const { auth, locale } = useOffice();
  const [unmoved, setUnmoved] = useState(0);
  const words = officeProblemWords[locale];
  const submission = useSubmission({
    rule,
    keepsAnswers,
    words: { problems: words.fields, toastLabels: officeShellWords[locale].toastLabels },
    onProblem: (field) => {
      const focused = document.activeElement as HTMLInputElement | null;
      setUnmoved((count) => (focused?.name === field ? count + 1 : 0));
    },
    send: async ({ fields }) => {
      try {
        await act(fields as Fields);
        return { status: "accepted" };
      } catch (error) {
        // Nothing else on the screens of sign-in finds out that the session is over.
        if (isAuthSessionMissingError(error)) await auth.signOut({ scope: "local" });
        const code = isAuthError(error) || error instanceof OfficeProblem ? (error.code ?? "") : "";
        const field = fieldOf[code] ?? (error instanceof OfficeProblem ? error.field : undefined);
        return { status: "refused", message: problemSentence(error, words), field };
      }
    },
  });
  const say = (field: string, code: string) => {
    if (!submission.problem) setUnmoved((count) => count + 1);
    const problems: Readonly<Record<string, string>> = words.fields;
    submission.setProblem({ fields: [field], message: problems[code] ?? "" });
  };
  return { ...submission, unmoved, say };
}
