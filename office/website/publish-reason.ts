import { fillIn } from "#content/format/fill-in.ts";
import { publishReasonWords } from "#content/words/office/publish-reasons.ts";
import type { Locale } from "#domain/locale.ts";
import type { PublishProblem } from "#domain/office/publish-problem.ts";

/** Why a publish failed, in the reader's language; what only the log can tell stays in the words of the program. */
export const publishReason = (problem: PublishProblem, locale: Locale): string =>
  fillIn<string>(publishReasonWords[locale][problem.code], problem);
