import { fillIn } from "#content/format/fill-in.ts";
import type { Mistake } from "#content/practice-mistakes.ts";
import { serviceWords } from "#content/words/services/frame.ts";
import {
  mistakeWords,
  nowhereToShow,
  otherLanguage,
  otherMistake,
  raisedPrice,
  unpriced,
} from "#content/words/website-findings.ts";
import type { Both, Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Finding } from "#domain/office/website-values.ts";
import type { Content, Json } from "#domain/website/edits.ts";
import { findFieldType } from "#domain/website/find-field.ts";
import { isRecord } from "../base/is-record.ts";
import { fileOf, mistakesIn } from "../content/apply-edits.ts";
import { idOf, valueAt, withValue } from "../content/content-values.ts";
import type { Circumstances } from "../preflight/facts/launch-facts.ts";
import { articlePart } from "./article-part.ts";
import { bookedDays } from "./booked-days.ts";
import { contentFacts } from "./content-facts.ts";
import { lengthFinding } from "./level-lengths.ts";
import { onlyChangedLanguage } from "./one-language.ts";
import { findByRules, findByRulesInTurns, type RuleFinding } from "./rule-findings.ts";
import type { WebsiteState } from "./website-state.ts";

/** Looks a value of a field over: by the schemas, and if they take it by the rules of the launch checklist. */
export function checkValue(
  state: WebsiteState,
  path: string,
  value: Json,
  circumstances: Circumstances,
): Finding[] {
  return findingsAt(state, path, value, circumstances, (content) => {
    const isHere = (address: string) => address === path || address.startsWith(`${path}/`);
    return findByRules(contentFacts(content, circumstances, isHere));
  });
}

/** Creates the function that checks drafts at some paths as `checkValue` does; the rules run once, only for drafts. */
export async function draftChecker(
  state: WebsiteState,
  paths: readonly string[],
  circumstances: Circumstances,
) {
  const isDrafted = state.drafts.some(({ path }) => paths.includes(path));
  const ofRules = isDrafted
    ? await findByRulesInTurns(contentFacts(state.drafted.content, circumstances))
    : [];
  return (path: string, value: Json): Finding[] =>
    findingsAt(state, path, value, circumstances, () => ofRules);
}

function findingsAt(
  { live, drafted }: WebsiteState,
  path: string,
  value: Json,
  { appointments }: Circumstances,
  ofRules: (content: Content) => RuleFinding[],
): Finding[] {
  const content = withValue(drafted.content, path, value);
  if (!isFitting(path, value)) return [mistakeFinding(path, "")];
  const mistakes = mistakesIn(content, fileOf(path), [{ path }]);
  if (mistakes.length > 0)
    return [...Map.groupBy(mistakes, ({ says }) => says)].map(([says, ofKind]) => ({
      ...mistakeFinding(path, says),
      about: fileOf(path) === "articles" ? partsOf(ofKind) : nothing,
    }));
  const length = lengthFinding(content, path);
  const ofField = ofRules(content).flatMap((finding) => {
    const fields = new Set([finding.path, ...finding.others]);
    if (!fields.delete(path)) return [];
    const { prices, ...rest } = finding;
    return { ...rest, path, others: [...fields], twins: twinsOf(path, value, prices) };
  });
  const before = valueAt(live.content, path);
  return [
    ...raisedPrices(path, before, value),
    ...missingPrice(path, value),
    ...(length ? [findingOf(path, { rule: "length", ...length })] : []),
    ...oneLanguage(path, before, value),
    ...bookedDays(path, before, value, { content, appointments }).map(({ day, says }) => ({
      ...findingOf(path, { rule: "booked-day", severity: "warning", says }),
      place: day,
    })),
    ...ofField,
  ];
}

/** Whether a value has the shape that its address asks for: an order names entries, an entry of a list has its id. */
export function isFitting(path: string, value: Json): boolean {
  if (value === null) return true;
  const type = findFieldType(path);
  if (type?.kind === "order") return Array.isArray(value) && value.every((id) => typeof id === "string");
  return !type?.isEntry || type.kind === "article" || idOf(value) === path.split("/").at(-1);
}

/** What the other fields of one price would say with an amount in this one. */
function twinsOf(path: string, value: Json, prices: RuleFinding["prices"]): Finding["twins"] {
  const own = prices.find((each) => each.path === path);
  if (!own || typeof value !== "number") return [];
  return prices.flatMap(({ path: other, offset }) => {
    const twin = Math.round(value * 100) - own.offset + offset;
    return other === path || twin < 0 || findFieldType(other)?.kind !== "money"
      ? []
      : { path: other, value: twin / 100 };
  });
}

const nothing: Both = { en: "", es: "" };

/** An article is one field with many inputs: the parts that its mistakes are in. */
function partsOf(mistakes: readonly Mistake[]): Both {
  const inLanguage = (locale: Locale) =>
    [...new Set(mistakes.map((mistake) => articlePart(mistake.path, locale)))].filter(Boolean).join("; ");
  return { en: inLanguage("en"), es: inLanguage("es") };
}

const mistakeFinding = (path: string, says: string): Finding =>
  findingOf(path, { rule: "invalid", severity: "error", says: mistakeWords[says] ?? otherMistake });

/** What is said of a draft whose field an update took away. */
export const goneFinding = (path: string): Finding =>
  findingOf(path, { rule: "invalid", severity: "error", says: nowhereToShow });

const findingOf = (path: string, found: Pick<Finding, "rule" | "severity" | "says">): Finding => ({
  ...found,
  path,
  place: "",
  others: [],
  twins: [],
  about: nothing,
});

/** A fee that is lowered binds nobody; one that is raised is honored for 30 days. */
function raisedPrices(path: string, before: Json | undefined, after: Json): Finding[] {
  const [old, now] = [amountOf(path, before), amountOf(path, after)];
  if (old === undefined || now === undefined || now <= old) return [];
  const says: Both = {
    en: fillIn(raisedPrice.en, { before: formatMoney(old * 100, "en") }),
    es: fillIn(raisedPrice.es, { before: formatMoney(old * 100, "es") }),
  };
  return [findingOf(path, { rule: "raised-price", severity: "warning", says })];
}

/** What is read in the place of a level's price that was emptied, which would otherwise be a surprise on the website. */
function missingPrice(path: string, value: Json): Finding[] {
  const type = findFieldType(path);
  const isLevel = type?.kind === "tier" && isRecord(value);
  if (isLevel ? amountOf(path, value) !== undefined : type?.kind !== "money" || value !== null) return [];
  const saysIn = (locale: Locale) =>
    fillIn(unpriced[locale], { shown: serviceWords[locale].tiers.afterConsultation });
  const says = { en: saysIn("en"), es: saysIn("es") };
  return [findingOf(path, { rule: "unpriced", severity: "warning", says })];
}

/** A text that was changed in one language may no longer say the same in the other. */
function oneLanguage(path: string, before: Json | undefined, after: Json): Finding[] {
  const locale = before === undefined ? undefined : onlyChangedLanguage(before, after);
  if (!locale || after === null) return [];
  return [findingOf(path, { rule: "one-language", severity: "warning", says: otherLanguage[locale] })];
}

function amountOf(path: string, value: Json | undefined): number | undefined {
  const type = findFieldType(path);
  const price = isRecord(value) ? (value.price ?? value.from) : undefined;
  const amount = type?.isEntry ? price : type?.kind === "money" ? value : undefined;
  return typeof amount === "number" ? amount : undefined;
}
