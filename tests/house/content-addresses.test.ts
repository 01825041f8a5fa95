import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Json } from "#domain/website/edits.ts";
import { isRecord } from "#server/base/is-record.ts";
import { idOf } from "#server/content/content-values.ts";
import { readContent } from "#server/content/read-content.ts";

/** The addresses of all entries with an id that were ever shipped. */
const shippedAddresses = "tests/house/content-addresses.txt";

/** The lists whose entries have no id: each is one value. */
const wholeLists =
  /^(?:hours\/\w+\/openings|hours\/closedDays|rates\/notary\/discounts|deadlines\/postponements|preflight\/answers|.+\/(?:notes|arrivalNotes|features))$/;

const { articles = {}, ...practice } = readContent();
const lists = Object.entries(practice).flatMap(([file, value]) => listsUnder(value, file));

test("every list of entries has ids in all of them, or is one value", () => {
  expect(
    lists.filter(({ path, ids }) => !wholeLists.test(path) && ids.some((id) => id === undefined)),
  ).toEqual([]);
});

test(`what an office may have edited keeps its address; new entries are added to ${shippedAddresses}`, () => {
  const slugs = Object.keys(articles as object).map((slug) => `articles/${slug}`);
  const entries = lists
    .filter(({ path }) => !wholeLists.test(path))
    .flatMap(({ path, ids }) => ids.map((id) => `${path}/${String(id)}`));
  expect([...entries, ...slugs].sort()).toEqual(readFileSync(shippedAddresses, "utf8").trim().split("\n"));
});

/** The lists of entries below a value, with the ids of their entries. */
function listsUnder(value: Json, path: string): { path: string; ids: (Json | undefined)[] }[] {
  if (Array.isArray(value)) {
    const ids = value.filter(isRecord).map(idOf);
    const inside = value.flatMap((entry) => listsUnder(entry, `${path}/${String(idOf(entry))}`));
    return [...(ids.length > 0 ? [{ path, ids }] : []), ...inside];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => listsUnder(inner, `${path}/${key}`));
}
