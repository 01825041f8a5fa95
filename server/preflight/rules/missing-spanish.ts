import type { LaunchFacts } from "../facts/launch-facts.ts";
import type { Finding, Rule } from "../facts/rule.ts";
import { placeOf, type SourceText } from "../facts/source-text.ts";
import { sources } from "../facts/sources.ts";

/** Words that an English sentence hardly does without and a Spanish one never has; names of blanks are none: "{from}". */
const englishWords = /(?<!\{)\b(?:the|and|with|your|you|of|for|we|our|is|are|to|by|or|from|it|not)\b(?!\})/i;
/** Official names and the sentence of the notary notice stay English on Spanish pages. */
const staysEnglish = /\bIRS\b|^I AM NOT AN ATTORNEY/;

export const missingSpanish: Rule = {
  id: "missing-spanish",
  severity: "blocker",
  title: "English without Spanish",
  reason: "A Spanish page with English sentences breaks the promise of the first line: in your language.",
  source: sources.ownPractice,
  find: (facts) => [...untranslated(facts), ...articlesAlone(facts)],
};

function untranslated({ texts }: LaunchFacts): Finding[] {
  const byPath = new Map(texts.map((text) => [`${text.file} ${text.path}`, text]));
  return texts.flatMap((english) => {
    if (english.locale !== "en" || english.path === "") return [];
    const spanish = byPath.get(`${english.file} ${spanishPath(english)}`);
    if (spanish) return isSameSentence(english.text, spanish.text) ? finding([english, spanish]) : [];
    // The compiler keeps the dictionaries whole.
    return english.file.endsWith(".yaml") ? finding([english]) : [];
  });
}

const spanishPath = ({ path }: SourceText) =>
  path
    .split(".")
    .map((key) => (key === "en" ? "es" : key))
    .join(".");

const isSameSentence = (one: string, other: string) =>
  one === other && /\s\S+\s/.test(one) && englishWords.test(one) && !staysEnglish.test(one);

function articlesAlone({ texts }: LaunchFacts): Finding[] {
  const files = new Set(texts.map(({ file }) => file));
  return [...files].flatMap((file) => {
    const twin = file.replace(/([\\/])en([\\/][^\\/]+\.md)$/, "$1es$2");
    const text = texts.find((each) => each.file === file);
    return twin === file || files.has(twin) || !text ? [] : finding([text]);
  });
}

const finding = (places: SourceText[]): Finding => ({
  places: places.map((each) => placeOf(each)),
  says: `“${places[0]?.text.slice(0, 80)}”`,
  proposal: "Write it in Spanish, with usted.",
});
