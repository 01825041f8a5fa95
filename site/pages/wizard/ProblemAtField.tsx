import { useEffect } from "react";
import type { ShownProblem } from "#ui/form/problem-context.ts";

type Props = { formId: string; problem: ShownProblem | undefined };

/** Says a problem at its place among the drawn fields, just as the server does in a page it answers with. */
export function ProblemAtField({ formId, problem }: Props) {
  useEffect(() => {
    const marks = problem?.fields.map((field) => markField(`${formId}-${field}`, problem.message)) ?? [];
    return () => {
      for (const unmark of marks) unmark();
    };
  }, [formId, problem]);
  return null;
}

/** Shows a message at a drawn field; what it returns takes it away again. */
function markField(id: string, message: string) {
  const field = document.getElementById(id);
  const place = document.getElementById(`${id}-error`);
  if (place) {
    place.textContent = message;
    place.hidden = false;
  }
  field?.setAttribute("aria-invalid", "true");
  return () => {
    if (place) place.hidden = true;
    field?.removeAttribute("aria-invalid");
  };
}
