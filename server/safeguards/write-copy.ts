import { html } from "hono/html";
import { fillIn } from "#content/format/fill-in.ts";
import { dateWords } from "#content/format/moments.ts";
import { personCopyWords } from "#content/words/person-copy.ts";
import type { FormFields } from "#domain/forms/check-fields.ts";
import type { FormKind } from "#domain/forms/form-kinds.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { type Both, type Locale, locales } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { labelledAnswers } from "../letters/answers.ts";
import { touchInWords, valueInWords } from "./copied-values.ts";
import { type CopiedRow, type CopiedTable, copiedTables, type PersonRows } from "./person-rows.ts";

type Made = { practice: Practice; day: string };

/** The copy as data: the tables with their rows, numbers like an SSN masked. */
export const copyAsJson = (rows: PersonRows, { practice, day }: Made): string =>
  JSON.stringify({ practice: practice.business.name, day, ...mask(rows) }, null, 2);

/** The copy as one page in both languages that any browser shows and prints. */
export function copyAsPage(rows: PersonRows, { practice, day }: Made): string {
  const { title, lead, parts } = personCopyWords;
  const { name } = practice.business;
  const leadIn = (locale: Locale) => fillIn(lead[locale], { day: dateWords(day, locale), practice: name });
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.en} / ${title.es}</title>
<style>
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: 12rem 1fr; gap: .2rem 1rem; padding: .6rem 0; border-top: 1px solid #999; break-inside: avoid }
dt { color: #555 } dd { margin: 0; white-space: pre-wrap }
@media (width < 34rem) { dl { grid-template-columns: 1fr } dd { margin-bottom: .5rem } }
</style>
</head>
<body>
<h1>${inBoth(title)}</h1>
${locales.map((locale) => html`<p lang="${locale}">${leadIn(locale)}</p>\n`)}
${copiedTables.map(
  (table) => html`<h2>${inBoth(parts[table])}</h2>
${rows[table].length === 0 ? html`<p>${inBoth(personCopyWords.empty)}</p>` : rows[table].map((row) => rowHtml(table, row, practice))}
`,
)}
</body>
</html>
`);
}

const inBoth = ({ en, es }: Both) => html`${en} / <span lang="es">${es}</span>`;
const inBothOrOne = (words: Both) => (words.en === words.es ? words.en : inBoth(words));

// Most forms have the address among their answers, as it was typed.
const isAlike = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

// The number with which a server answered is for programs, and every message but the spam is "new" for ever.
const tellsNothing = (table: CopiedTable, column: string, value: unknown) =>
  column === "status" && (table === "outbox_attempts" || value === "new");

function rowHtml(table: CopiedTable, row: CopiedRow, practice: Practice) {
  const answers = table === "leads" ? answersOf(row, practice) : [];
  const columns = Object.entries(personCopyWords.columns).flatMap(([column, label]) => {
    const value = row[column];
    if (value === null || value === undefined || ["", "[]", "{}"].includes(String(value))) return [];
    if (tellsNothing(table, column, value)) return [];
    const text = shown(column, String(value));
    if (column === "email" && answers.some(({ value: typed }) => isAlike(typed.en, text))) return [];
    const words =
      table === "touches" && column === "body"
        ? touchInWords(row.kind, text, practice)
        : valueInWords(column, text, practice);
    return words.en ? [{ label, value: words }] : [];
  });
  return html`<dl>${[...answers, ...columns].map(
    ({ label, value }) => html`<dt>${inBoth(label)}</dt><dd>${inBothOrOne(value)}</dd>\n`,
  )}</dl>\n`;
}

/** The fields of a message with the labels that its form had. */
function answersOf(row: CopiedRow, practice: Practice): { label: Both; value: Both }[] {
  const fields = JSON.parse(String(row.fields)) as FormFields;
  if (row.form_kind === "appointment") {
    return Object.entries(personCopyWords.booking).flatMap(([field, label]) => {
      const value = shown(field, fields[field] ?? "");
      return value ? [{ label, value: valueInWords(field, value, practice) }] : [];
    });
  }
  const lead = { form_kind: row.form_kind as FormKind, fields };
  const [en, es] = [labelledAnswers(lead, "en", practice), labelledAnswers(lead, "es", practice)];
  return en.map(({ field, label, value }) => {
    const spanish = es.find((answer) => answer.field === field);
    return {
      label: { en: label, es: spanish?.label ?? label },
      value: { en: shown(field, value), es: shown(field, spanish?.value ?? value) },
    };
  });
}

const shown = (column: string, value: string) => (column === "email" ? value : maskSensitiveNumbers(value));

const mask = (rows: PersonRows): PersonRows =>
  JSON.parse(
    JSON.stringify(rows, (key, value: unknown) => (typeof value === "string" ? shown(key, value) : value)),
  );
