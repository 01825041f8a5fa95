import { useEffect } from "react";
import type { ShownProblem } from "#ui/form/problem-context.ts";

type Props = { formId: string; problem: ShownProblem | undefined };

/** Says a problem at its place among the drawn fields, just as the server does in a page it answers with. */
export function ProblemAtField({ formId, problem }: Props) {
  useEffect(() => {
    const id = `${formId}-${problem?.field}`;
    const place = document.getElementById(`${id}-error`);
    if (!place || !problem) return;
    const field = document.getElementById(id);
    place.textContent = problem.message;
    place.hidden = false;
    field?.setAttribute("aria-invalid", "true");
    return () => {
      place.hidden = true;
      field?.removeAttribute("aria-invalid");
    };
  }, [formId, problem]);
  return null;
}
