import { fillIn } from "#content/format/fill-in.ts";
import { hoursLines } from "#content/format/hours-lines.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { dateWords } from "#content/format/moments.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Field } from "#domain/office/website-values.ts";
import type { HoursSet } from "#domain/practice/practice.ts";
import type { Json } from "#domain/website/edits.ts";
import type { FieldKind } from "#domain/website/field-kinds.ts";
import { listOf, recordOf } from "../field-editors/json-shapes.ts";

const longest = 140;
/** So many characters before a difference make it understood. */
const before = 40;

/** A value in a line, for lists. */
export function valueText(...args: Parameters<typeof wholeText>): string {
  return cut(wholeText(...args));
}

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Two texts in a line each, from shortly before the place where they differ. */
export function excerpts(one: string, other: string): [string, string] {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const start = same > before ? one.lastIndexOf(" ", same - before) + 1 : 0;
  const from = (text: string) => (start > 0 ? `…${text.slice(start)}` : text);
  return [cut(from(one)), cut(from(other))];
}

/** A value in words, however long. */
export function wholeText(
  kind: FieldKind,
  value: Json,
  locale: Locale,
  entries: Field["entries"] = [],
): string {
  const nameOf = (id: Json) => entries.find((entry) => entry.id === id)?.title?.[locale] ?? String(id);
  const named = kind === "order" && Array.isArray(value) ? value.map(nameOf) : value;
  return textOf(kind, named, locale);
}

function textOf(kind: FieldKind, value: Json, locale: Locale): string {
  const { nothing, yes, no } = websiteWords[locale];
  if (kind === "flag") return value === true ? yes : no;
  return filledText(kind, value, locale) || nothing;
}

/** A value in words; empty where there is nothing to say. */
function filledText(kind: FieldKind, value: Json, locale: Locale): string {
  if (value === null) return "";
  if (kind === "money" && typeof value === "number") return moneyText(value, locale);
  const textOfKind = textsByKind[kind];
  if (textOfKind) return textOfKind(value, locale);
  if (Array.isArray(value)) return joinFacts(value.map((each) => entryText(each, locale)));
  return typeof value === "object" || kind === "choice" ? entryText(value, locale) : String(value);
}

const textsByKind: Partial<Record<FieldKind, (value: Json, locale: Locale) => string>> = {
  openings: openingsText,
  "closed-days": closedDaysText,
  discounts: discountsText,
  picture: (value, locale) => textIn(recordOf(value).alt, locale),
};

export const moneyText = (amount: number, locale: Locale) => formatMoney(Math.round(amount * 100), locale);

/** Opening hours as pages say them, without the days that have none. */
function openingsText(value: Json, locale: Locale): string {
  const isWhole = ({ days, opens, closes }: { [key: string]: Json }) =>
    Array.isArray(days) && [opens, closes].every((clock) => isClock.test(String(clock)));
  const openings = listOf(value).map(recordOf).filter(isWhole) as unknown as HoursSet["openings"];
  return joinFacts(
    hoursLines({ openings, byAppointment: [], notes: [] }, locale)
      .filter(({ hours }) => /\d/.test(hours))
      .map(({ days, hours }) => `${days}: ${hours}`),
  );
}

const isClock = /^\d\d:\d\d$/;

function closedDaysText(value: Json, locale: Locale): string {
  const days = listOf(value)
    .map(recordOf)
    .filter(({ date }) => isDay.test(String(date)));
  return joinFacts(
    days.map(({ date, name }) => `${dateWords(String(date), locale)} (${textIn(name, locale)})`),
  );
}

const isDay = /^\d{4}-\d\d-\d\d$/;

function discountsText(value: Json, locale: Locale): string {
  const { discount } = websiteWords[locale];
  const amounts = listOf(value).map(recordOf);
  return joinFacts(
    amounts.map(({ documents, percent }) =>
      fillIn(discount, { documents: String(documents), percent: String(percent) }),
    ),
  );
}

export const textIn = (both: Json | undefined, locale: Locale) => String(recordOf(both)[locale] ?? "");

/** What stands for an entry of a list in one line: its own words, or all that it holds. */
function entryText(value: Json, locale: Locale): string {
  const { options } = fieldWords[locale];
  if (typeof value !== "object" || value === null) return options[String(value)] ?? String(value ?? "");
  if (Array.isArray(value)) return value.map((each) => entryText(each, locale)).join(", ");
  const own = value[locale];
  if (typeof own === "string") return own;
  const { title, question, quote, name } = { ...value, ...recordOf(own) };
  const named = question ?? title ?? quote ?? name;
  const amount = typeof value.price === "number" ? moneyText(value.price, locale) : "";
  const day = typeof value.date === "string" && !own ? value.date : "";
  if (named !== undefined) return [day, entryText(named, locale), amount].filter(Boolean).join(" ");
  return Object.values(value)
    .map((each) => entryText(each, locale))
    .join(" ");
}
