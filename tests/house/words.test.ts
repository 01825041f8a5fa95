import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesUnder } from "./source-files.ts";

test("no page, letter or content file says the word that Texas forbids to notaries public", () => {
  // Tex. Gov't Code 406.017.
  const written = filesUnder(
    ["dist", "content", "domain", "pages", "site", "office", "ui", "server", "build"],
    /\.(html|ts|tsx|astro|yaml|md|xml|txt|js)$/,
  );
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter((file) => /notario/i.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("no page speaks to a Spanish reader as tú", () => {
  const familiar = /\b(tú|tus|contigo|puedes|quieres|necesitas|tienes|haz clic|envíanos|llámanos)\b/i;
  const pages = filesUnder(["dist/es"], /\.html$/);
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.filter((file) => familiar.test(textOf(file)))).toEqual([]);
});

/** "Papeles" reads as immigration status, a free time as one that costs nothing, a letter as one on paper. */
const misread = [
  /\bpapeles\b|\bindividuos\b|instalación (gratis|inicial)|\bhonrad[oa]s?\b|\boprim[ae]\b|\bcon éxito\b/i,
  /\bhoras? libres?\b|día observado|al otro lado de la mesa|de dónde viene|\bsofá\b/i,
  /\bfree times?\b|\be-mails?\b|\bon video\b|\bwe (will )?say so\b|say so and|\bany more\b|across the table|your papers/i,
  /\b(is|been|or|and) cancelled\b|\bmove or cancel|letter (went|goes)|(due|\d) line\b/i,
];

test("no content file says what clients misread or nobody says", () => {
  const sentences = filesUnder(["content"], /\.(ts|yaml|md)$/).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .map((line, place) => ({ place: `${file}:${place + 1}`, line })),
  );
  expect(sentences.filter(({ line }) => misread.some((words) => words.test(line)))).toEqual([]);
});

const textOf = (file: string) =>
  readFileSync(file, "utf8")
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ");
