import type { Both } from "#domain/locale.ts";
import type { LaunchFacts } from "./launch-facts.ts";
import { isAnsweredByOwner } from "./owner-answers.ts";
import type { Finding, Rule } from "./rule.ts";
import { isForStaff, placeOf, type SourceText, withoutLanguage } from "./source-text.ts";

type TextPattern = {
  /** What the rule looks for, in both languages. */
  pattern: RegExp;
  /** The texts that may say it all the same. */
  except?: RegExp;
  /** The files to look in; all of the content otherwise. */
  files?: RegExp;
  /** The paths of keys to look at. */
  paths?: RegExp;
  proposal: string | Both<string>;
  /** The question that the owner can answer instead of changing the words. */
  question?: string;
};

/** A rule that finds words. One text in two languages, the lines of one article and equal texts are one finding. */
export function textRule({ pattern, ...rule }: Omit<Rule, "find"> & TextPattern): Rule {
  const { id, severity, title, reason, source } = rule;
  return { id, severity, title, reason, source, find: (facts) => findWords(facts, { pattern, ...rule }) };
}

/** Finds the texts that say what a pattern looks for. */
export function findWords(facts: LaunchFacts, rule: TextPattern): Finding[] {
  const { pattern, except, files, paths, proposal, question } = rule;
  if (question && isAnsweredByOwner(facts, question)) return [];
  const matches = facts.texts.filter(
    ({ file, path, text }) =>
      !isForStaff(file) &&
      (files?.test(file) ?? true) &&
      (paths?.test(path) ?? true) &&
      pattern.test(text) &&
      !except?.test(text),
  );
  const byText = Map.groupBy(matches, withoutLanguage);
  const bySaying = Map.groupBy(byText.values(), (texts) => saying(texts, pattern));
  return [...bySaying].map(([says, groups]) => ({
    places: [...new Set(groups.flat().map((each) => placeOf(each, pattern.exec(each.text)?.index)))],
    says,
    proposal: question ? orAnswer(proposal, question) : proposal,
  }));
}

const saying = (texts: readonly SourceText[], pattern: RegExp) =>
  [...new Set(texts.slice(0, 2).map(({ text }) => `“${excerpt(text, pattern)}”`))].join(" · ");

/** How many letters are shown on each side of a match. */
const excerptRoom = 40;

function excerpt(text: string, pattern: RegExp): string {
  const line = text.replace(/\s+/g, " ").trim();
  const match = pattern.exec(line);
  if (!match) return line.slice(0, 2 * excerptRoom);
  const before = line.slice(0, match.index);
  const after = line.slice(match.index + match[0].length);
  const start = before.length > excerptRoom ? `…${before.slice(-excerptRoom).replace(/^\S*\s/, "")}` : before;
  const end = after.length > excerptRoom ? `${after.slice(0, excerptRoom).replace(/\s\S*$/, "")}…` : after;
  return start + match[0] + end;
}

const orAnswer = (proposal: string | Both<string>, question: string) => {
  const answer = ` (or answer ${question} in content/practice/preflight.yaml)`;
  if (typeof proposal === "string") return proposal + answer;
  return { en: proposal.en, es: proposal.es + answer };
};
