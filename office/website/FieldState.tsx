import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { websiteWords } from "#content/words/office/website.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { useMoments } from "../parts/use-moments.ts";
import css from "./Fields.module.css";
import type { FieldDraft } from "./use-field-draft.ts";
import { valueText } from "./value-text.ts";

/** Whether what is typed is stored, and what stood there before. */
export function FieldState({ field, draft }: { field: Field; draft: FieldDraft }) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const { state } = websiteWords[locale];
  const hasError = draft.findings.some(({ severity }) => severity === "error");
  const stored = field.actsAtOnce ? state.now : hasError ? state.faulty : state.draft;
  const isFailed = draft.problem !== undefined && !draft.conflict;
  const text = draft.isSaving
    ? state.saving
    : draft.isTyped
      ? state.typing
      : field.changed
        ? fillIn(stored, { time: short(field.changed.at) })
        : "";
  const isChanged = draft.isTyped || field.draft !== null;
  const before = joinFacts([
    field.draft?.isRestoring && !draft.isTyped && state.restoring,
    draft.value === null && field.isEntry && state.removed,
    fillIn(state.was, { value: valueText(field.kind, field.live, locale, field.entries) }),
  ]);
  return (
    <>
      <p className={css.state} role="status">
        {/* In an element of its own: a translating browser replaces texts, which React could not change then. */}
        {text && <span>{text}</span>}
        {isChanged && <span>{before}</span>}
      </p>
      <p className="problem" role="alert">
        {isFailed &&
          fillIn(state.failed, { reason: problemSentence(draft.problem, officeProblemWords[locale]) })}
      </p>
    </>
  );
}
