import type { Both } from "#domain/locale.ts";
import type { LaunchFacts } from "./launch-facts.ts";
import type { Source } from "./sources.ts";

/** A blocker keeps a real practice from starting; a warning is for its owner to judge. */
export type Severity = "blocker" | "warning";

/** One point of the launch checklist, found by a rule. */
export type Finding = {
  /** Files with their lines, or names of settings. */
  places: string[];
  /** What stands there: words as they stand, or a sentence about them. */
  says: string | Both<string>;
  /** What to do, or a text to put there. */
  proposal: string | Both<string>;
  /** The places that say one price, each with what it adds to it, in cents. */
  twins?: readonly { place: string; offset: number }[];
  /** These two only where they differ from those of its rule. */
  severity?: Severity;
  source?: Source;
};

export type Rule = {
  id: string;
  severity: Severity;
  title: string;
  reason: string;
  source: Source;
  find(facts: LaunchFacts): Finding[];
};

/** Words in both languages; those that stand in one are the same for every reader. */
export const bothWords = (words: string | Both<string>): Both<string> =>
  typeof words === "string" ? { en: words, es: words } : words;
