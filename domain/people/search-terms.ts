import type { FormFields } from "../forms/check-fields.ts";
import type { FormKind } from "../forms/form-kinds.ts";
import { dialedDigits, extension } from "../forms/phone-number.ts";
import { hasSensitiveNumber } from "../forms/sensitive-numbers.ts";
import { nameWords, personName } from "./person-names.ts";

export type TermRange = { from: string; to: string };

const fewestDigits = 4;
const mostWords = 12;
const longestTerm = 80;
const shortestReference = 8;

/** The terms `n:` name, `e:` address, `r:` lead and `p:` number, reversed so that last digits are a prefix. */
export function searchTerms(known: {
  name: string;
  email: string;
  phone: string;
  reference?: string;
}): string[] {
  const digits = dialedDigits(known.phone) || known.phone.replace(/\D/g, "");
  const isPhone = digits.length >= fewestDigits && !hasSensitiveNumber(known.phone);
  const terms = [
    ...(hasSensitiveNumber(known.name) ? [] : nameWords(known.name).slice(0, mostWords).map(nameTerm)),
    ...(known.email ? [`e:${known.email.toLowerCase()}`] : []),
    ...(isPhone ? [`p:${reversed(digits)}`] : []),
    ...(known.reference ? [`r:${known.reference.replaceAll("-", "")}`] : []),
  ];
  return [...new Set(terms.map((term) => term.slice(0, longestTerm)))];
}

export const termsOfLead = (lead: { id: string; kind: FormKind; fields: FormFields }): string[] =>
  searchTerms({
    name: personName(lead.kind, lead.fields),
    email: lead.fields.email ?? "",
    phone: lead.fields.phone ?? "",
    reference: lead.id,
  });

const typedNumber = /[+(]?\d[\d\s().+-]*/g;
const typedExtension = new RegExp(`(?<=\\d[\\s().,;-]*)${extension.source}`, "i");

/** The groups in each of which a person must have a term; digits beside letters may be number or address. */
export function searchedRanges(text: string): TermRange[][] {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/\p{Pd}/gu, "-");
  const reference = typed.replaceAll("-", "");
  if (reference.length >= shortestReference && /^[\da-f]*[a-f][\da-f]*$/.test(reference))
    return [[beginningWith(`r:${reference}`), beginningWith(nameTerm(reference)), addressRange(typed)]];
  const spelled = typed.replace(typedExtension, "");
  // Signs before a word belong to a number, or to nothing.
  const words = spelled.split(/[\s,;]+[().+-]*/);
  const digits = digitsOf(spelled);
  if (digits.length < fewestDigits) return words.flatMap(rangesOfWord).slice(0, mostWords);
  const groups = words.flatMap((word) => {
    const parts = word.split(typedNumber).flatMap(rangesOfWord);
    return parts.map((ranges) => [...ranges, ...mixedAddress(word)]);
  });
  return [
    [beginningWith(`p:${reversed(digits)}`), ...words.flatMap(mixedAddress)],
    ...groups.slice(0, mostWords),
  ];
}

/** The digits of the first number without its dialing prefix: any number of last digits finds it. */
function digitsOf(text: string): string {
  const [typed = ""] = text.match(typedNumber) ?? [];
  return typed.replace(/\D/g, "").replace(/^(?:00|011)+(?=\d{4})/, "");
}

const mixedAddress = (word: string): TermRange[] =>
  /\d/.test(word) && /[\p{L}@]/u.test(word) ? [addressRange(word)] : [];

/** The parts of a word at a hyphen, an apostrophe or a dot, each a group; it may begin an address. */
function rangesOfWord(word: string): TermRange[][] {
  if (word.includes("@")) return [[addressRange(word)]];
  return nameWords(word).map((part) => [beginningWith(nameTerm(part)), addressRange(word)]);
}

const addressRange = (word: string) => beginningWith(`e:${word}`);
const nameTerm = (word: string) => `n:${word}`;
const reversed = (digits: string) => [...digits].reverse().join("");

/** The range of all terms that begin with a text, in the byte order of UTF-8. */
function beginningWith(text: string): TermRange {
  const from = text.slice(0, longestTerm);
  return { from, to: `${from}\u{10ffff}` };
}

/** The one term with which a range begins. Postgres takes no NUL to end a range with. */
export const exactRange = ({ from }: TermRange): TermRange => ({ from, to: `${from}\u0001` });

/** The groups that only people with all words of a name have. */
export const exactName = (name: string): TermRange[][] =>
  nameWords(name).map((word) => [exactRange(beginningWith(nameTerm(word)))]);
