import type { FormFields } from "#domain/forms/check-fields.ts";
import type { SummaryRow } from "./AnswerSummary.tsx";
import { questions, stepOfField } from "./wizard-steps.ts";

/** The answers in the words of the page. The notes, which are optional, have a line only when there are any. */
export function summaryRows(
  given: FormFields,
  labels: Record<string, string>,
  answers: Record<string, Record<string, string>>,
): SummaryRow[] {
  return questions
    .map((name) => {
      const value = given[name]?.trim() ?? "";
      return {
        name,
        label: labels[name] ?? "",
        value: answers[name]?.[value] ?? value,
        step: stepOfField(name),
      };
    })
    .filter(({ name, value }) => name !== "notes" || value);
}
