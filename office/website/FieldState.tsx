import { Suspense } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { websiteWords } from "#content/words/office/website.ts";
import type { Locale } from "#domain/locale.ts";
import type { Field } from "#domain/office/website-values.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { useMoments } from "../parts/use-moments.ts";
import css from "./Fields.module.css";
import { hasParts } from "./one-input.ts";
import type { FieldDraft } from "./use-field-draft.ts";
import { valueText } from "./value-text.ts";

const ChangedParts = lazyPart(async () => (await import("./change-parts.ts")).ChangedParts);

type Props = { field: Field; draft: FieldDraft };

/** Whether what is typed is stored, and what the website says now. */
export function FieldState({ field, draft }: Props) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const { state } = websiteWords[locale];
  const isFailed = draft.problem !== undefined && !draft.conflict;
  const text = savingText({ field, draft }, locale, short);
  const isChanged = draft.isTyped || field.draft !== null;
  const isInParts = hasParts(field, draft.value);
  const before = joinFacts([
    field.draft?.isRestoring && !draft.isTyped && state.restoring,
    draft.value === null && field.isEntry && state.removed,
    !isInParts && fillIn(state.was, { value: valueText(field.kind, field.live, locale, field.entries) }),
  ]);
  return (
    <>
      <p className={css.state} role="status">
        {/* In an element of its own: a translating browser replaces texts, which React could not change then. */}
        {text && <span>{text}</span>}
        {isChanged && before && <span>{before}</span>}
      </p>
      {isChanged && isInParts && (
        <div className={css.soft}>
          <Suspense>
            <ChangedParts field={field} next={draft.value} />
          </Suspense>
        </div>
      )}
      <p className="problem" role="alert">
        {isFailed &&
          fillIn(state.failed, { reason: problemSentence(draft.problem, officeProblemWords[locale]) })}
      </p>
    </>
  );
}

function savingText({ field, draft }: Props, locale: Locale, timeOf: (moment: string) => string): string {
  const words = websiteWords[locale].state;
  if (draft.isSaving) return words.saving;
  if (draft.isTyped) return words.typing;
  if (!field.changed)
    return field.isEntry && field.live === null && field.shipped !== null ? words.takenOut : "";
  const hasError = draft.findings.some(({ severity }) => severity === "error");
  const draftWords = hasError ? words.faulty : words.draft;
  return fillIn(field.actsAtOnce ? words.now : draftWords, { time: timeOf(field.changed.at) });
}
