import { nextSteps } from "#content/next-steps.ts";
import { visitorLetterWords } from "#content/words/letters.ts";
import { sentFormWords } from "#content/words/sent-forms.ts";
import type { FunctionKind } from "#domain/forms/form-kinds.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { SentWords } from "./lead-form-settings.ts";

/** What stands in the place of a sent form, as the mail says it; none where a result follows. */
export function sentWords(
  kind: FunctionKind | "mobileApp",
  locale: Locale,
  practice: Practice,
): SentWords | undefined {
  const { again } = sentFormWords[locale];
  const { timeZone } = practice.business;
  if (kind === "business" || kind === "quiz") return undefined;
  if (kind === "newsletter") return { promise: "", again: again.newsletter, timeZone };
  const { promise } = visitorLetterWords[locale];
  return { promise, steps: nextSteps(kind, locale, practice), again: again.form, timeZone };
}
