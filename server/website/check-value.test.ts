import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { launchRuleWords } from "#content/words/launch-findings.ts";
import { launchQuestions } from "#content/words/office/launch-questions.ts";
import { mistakeWords } from "#content/words/website-findings.ts";
import type { Both } from "#domain/locale.ts";
import type { Json } from "#domain/website/edits.ts";
import { fieldTypes } from "#domain/website/find-field.ts";
import { readEnv } from "../base/env.ts";
import { applyEdits } from "../content/apply-edits.ts";
import { valueAt } from "../content/content-values.ts";
import { readShipped } from "../content/read-content.ts";
import { checkLaunch } from "../preflight/check-launch.ts";
import { readLaunchFacts } from "../preflight/facts/launch-facts.ts";
import { bothWords } from "../preflight/facts/rule.ts";
import { launchRules } from "../preflight/launch-rules.ts";
import { checkValue, draftChecker } from "./check-value.ts";
import { expandPattern } from "./expand-pattern.ts";
import { checkContent } from "./rule-findings.ts";
import type { WebsiteState } from "./website-state.ts";

const circumstances = { env: readEnv({}), now: new Date("2026-11-22T15:00:00Z") };
const shipped = readShipped();
const tagline = valueAt(shipped, "business/tagline") as Both;
const itin = "articles/itin-apply-and-renew";
const article = valueAt(shipped, itin) as Record<"en" | "es", Record<string, Json>>;
const untouched = applyEdits(shipped, []);
const state: WebsiteState = {
  shipped,
  revision: undefined,
  liveEdits: [],
  settings: [],
  drafts: [],
  live: untouched,
  drafted: untouched,
};

test("every rule of the launch checklist has its sentence in both languages, and no other", () => {
  const ids = launchRules.map(({ id }) => id).sort();
  expect(Object.keys(launchRuleWords.en).sort()).toEqual(ids);
  expect(Object.keys(launchRuleWords.es).sort()).toEqual(ids);
});

test("every question that an answer settles has a name in the office, and no other", () => {
  const folder = "server/preflight/rules";
  const rules = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  const asked = [...rules.join("\n").matchAll(/\bquestion(?::| =) "([\w-]+)"/g)].map(([, id]) => id);
  expect(Object.keys(launchQuestions.en).sort()).toEqual(asked.sort());
});

test("what the schemas say of texts, numbers, days and addresses has a sentence in both languages", () => {
  const folder = "domain/practice";
  const sources = readdirSync(folder)
    .filter((name) => !name.endsWith(".test.ts"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  const messages = [...sources.join("\n").matchAll(/"((?:needs|cannot|names|may|uses|postpones) [^"]+)"/g)];
  const untold = messages.map(([, message = ""]) => message).filter((message) => !mistakeWords[message]);
  // What the office's forms cannot send: their lists are lists and their zone is fixed.
  expect([...new Set(untold)].sort()).toEqual([
    "needs a list",
    "needs a list of days like 04-15",
    "needs a time zone like America/Chicago",
  ]);
});

test("a text that was changed in one language alone asks for a look at the other", () => {
  const path = "testimonials/family";
  const told = valueAt(shipped, path) as { quote: Both };
  const saysOf = (quote: Both) =>
    checkValue(state, path, { ...told, quote }, circumstances)
      .filter(({ rule }) => rule === "one-language")
      .map(({ says }) => says.en);
  expect(saysOf({ ...told.quote, en: "Other words" })).toEqual([
    "Only the English changed. Check that the Spanish still says the same.",
  ]);
  expect(saysOf({ en: "Other words", es: "Otras palabras" })).toEqual([]);
});

test("a mistake in an article names its parts as the editor does", () => {
  const es = { ...article.es, title: "", excerpt: "" };
  const value = { ...article, es, en: { ...article.en, sources: [] } };
  const findings = checkValue(state, itin, value, circumstances);
  expect(findings.map(({ about }) => about)).toEqual([
    { en: "Sources (English)", es: "Fuentes (inglés)" },
    {
      en: "Title (Spanish); Beginning, for the list (Spanish)",
      es: "Título (español); Comienzo, para la lista (español)",
    },
  ]);
});

test("a tax year that is half typed, or has a digit too many, is a mistake of its article", () => {
  const says = mistakeWords["needs a year of four digits, from 2000 to 2200"];
  for (const taxYear of [202, 20266])
    expect(checkValue(state, itin, { ...article, taxYear }, circumstances)).toMatchObject([{ says }]);
});

test("the checklist over the shipped content says what `npm run preflight` says, and leads to fields", async () => {
  const findings = await checkContent(shipped, circumstances);
  const both = ({ id, says }: { id: string; says: string | Both }) =>
    `${id}: ${Object.values(bothWords(says)).join(" / ")}`;
  expect(findings.map(({ rule, about }) => both({ id: rule, says: about })).sort()).toEqual(
    checkLaunch(readLaunchFacts(circumstances)).map(both).sort(),
  );
  const pathOf = (rule: string) => findings.find((finding) => finding.rule === rule)?.path;
  expect(pathOf("sample-practice")).toBe("business/sample");
  expect(pathOf("notary-fees")).toBe("rates/notary/acts/standard");
  expect(pathOf("sample-testimonials")).toBe("testimonials/family");
  expect(pathOf("always-open")).toBe("business/contactNotes/phone");
  expect(pathOf("site-address")).toBe("");
});

test("while the checklist runs over a whole content, other work has its turn after each rule", async () => {
  expect(await turnsDuring(() => checkContent(shipped, circumstances))).toBeGreaterThanOrEqual(
    launchRules.length,
  );
});

test("the checklist runs over drafts where one of them is shown, and else not at all", async () => {
  const draft = {
    path: "business/tagline",
    value: tagline,
    base: "",
    version: "",
    actorId: "",
    changedAt: "",
  };
  const turnsFor = (path: string) =>
    turnsDuring(() => draftChecker({ ...state, drafts: [draft] }, [path], circumstances));
  expect(await turnsFor("business/tagline")).toBeGreaterThanOrEqual(launchRules.length);
  expect(await turnsFor("proof/heroClients")).toBe(1);
});

/** The turns of the event loop that some work gives to others. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  count();
  await work();
  isOver = true;
  return turns;
}

test("every field of the table stands somewhere in the shipped content, or may be left out", () => {
  const missing = fieldTypes.filter(
    ({ pattern, isOptional }) =>
      !isOptional && !expandPattern(shipped, pattern).some((path) => valueAt(shipped, path) !== undefined),
  );
  expect(missing.map(({ pattern }) => pattern)).toEqual([]);
});

test.each([
  ["catalogue/payroll/from", 99.5, ["raised-price", "contradicting-prices"]],
  ["catalogue/payroll/from", 50, []],
  ["catalogue/payroll/from", -1, ["invalid"]],
  ["catalogue/payroll/from", null, ["invalid"]],
  ["catalogue/payroll/from", 49.999, ["invalid"]],
  ["catalogue/payroll/from", 19.99, ["price-nobody-pays"]],
  ["tiers/itin/tiers/itin-with-return/price", null, ["unpriced"]],
  ["tiers/itin/tiers/itin-with-return/price", 175, []],
  ["business/tagline", { en: "A licensed preparer", es: "Con licencia" }, ["licensed-claim"]],
  ["business/tagline", { ...tagline, es: "Sus impuestos, a tiempo" }, ["one-language"]],
  ["business/tagline", tagline, []],
  [
    "proof/heroClients",
    "Satisfacción garantizada",
    ["client-counts", "satisfaction-guarantee", "unproven-figures"],
  ],
  ["hours/home/openings", [{ days: ["monday"], opens: "17:00", closes: "09:00" }], ["invalid"]],
  [itin, { category: "tax-tips" }, ["invalid"]],
])("%s: %j", (path, value, rules) => {
  const found = checkValue(state, path, value, circumstances).map(({ rule }) => rule);
  expect([...new Set(found)].sort()).toEqual([...rules].sort());
});

test("a level that loses its price is told what will be read instead, and one that is taken out is not", () => {
  const path = "tiers/itin/tiers/itin-with-return";
  const { price: _, ...unpriced } = valueAt(shipped, path) as { [key: string]: Json };
  const saysOf = (value: Json) => checkValue(state, path, value, circumstances).map(({ says }) => says);
  expect(saysOf(unpriced)).toEqual([
    {
      en: "Without a price, visitors read “Price after your free consultation”.",
      es: "Sin precio, en el sitio se lee “Precio después de su consulta gratis”.",
    },
  ]);
  expect(saysOf(null)).toEqual([]);
});

test("the address of an article is lower-case words with hyphens between them", () => {
  const saysOf = (slug: string) =>
    checkValue(state, `articles/${slug}`, article, circumstances).map(({ rule, says }) => [rule, says]);
  expect(saysOf("brand-new-2")).toEqual([]);
  const refusal = mistakeWords["needs an address of lower-case words with hyphens between them"];
  for (const slug of ["..", ".", "page.html", "__proto__", "Two", "-two", "two--words", "año"])
    expect([slug, saysOf(slug)]).toEqual([slug, [["invalid", refusal]]]);
});
