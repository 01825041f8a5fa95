import type { Both } from "#domain/locale.ts";
import type { LaunchFacts } from "./launch-facts.ts";
import { isAnsweredByOwner } from "./owner-answers.ts";
import type { Finding } from "./rule.ts";
import { isForStaff, placeOf } from "./source-text.ts";
import type { Source } from "./sources.ts";

/** What no file can answer; it is asked as long as the content says what the pattern looks for. */
export type OpenQuestion = {
  /** Its name in `content/practice/preflight.yaml`. */
  question: string;
  asks: Both<string>;
  pattern: RegExp;
  files: RegExp;
  source?: Source;
};

const mostPlaces = 4;

/** Finds the questions that the content raises and the owner has not answered. */
export function findOpenQuestions(facts: LaunchFacts, questions: readonly OpenQuestion[]): Finding[] {
  return questions.flatMap(({ question, asks, pattern, files, source }) => {
    const texts = facts.texts.filter(
      ({ file, text }) => !isForStaff(file) && files.test(file) && pattern.test(text),
    );
    if (texts.length === 0 || isAnsweredByOwner(facts, question)) return [];
    const isCut = texts.length > mostPlaces;
    return {
      places: [...new Set(texts.map((each) => placeOf(each)))].slice(0, mostPlaces),
      says: {
        en: `${asks.en}${isCut ? ` (${texts.length} places in all)` : ""}`,
        es: `${asks.es}${isCut ? ` (${texts.length} lugares en total)` : ""}`,
      },
      proposal: `Correct the words if need be, and answer ${question} in content/practice/preflight.yaml.`,
      ...(source && { source }),
    };
  });
}
