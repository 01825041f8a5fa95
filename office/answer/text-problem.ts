import { fillIn } from "#content/format/fill-in.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { hasSensitiveNumber } from "#domain/forms/sensitive-numbers.ts";
import type { Locale } from "#domain/locale.ts";
import { firstBlank } from "#domain/people/blanks.ts";

/** Why a text may not be sent as it is; empty for one that may. */
export function textProblem(text: string, locale: Locale): string {
  const words = answerWords[locale];
  const blank = firstBlank(text);
  if (blank) return fillIn(words.blank, { blank });
  return hasSensitiveNumber(text) ? words.sensitive.first : "";
}
