import { expect, test } from "vitest";
import { formTokenAttribute } from "#domain/forms/lead-envelope.ts";
import { closedOnAttribute } from "#domain/practice/closed-days.ts";
import { createPageSources, sourcesByZone } from "./page-sources.ts";

const siteUrl = "https://example.com";
const secret = "a secret";
const fileOf = (html: string) => ({ name: "contact/index.html", body: Buffer.from(html) });
/** Long enough to be compressed. */
const form = `<input ${formTokenAttribute}="">${"words ".repeat(200)}`;
const closed = (day: string) => `<p ${closedOnAttribute}="${day}" hidden="">Closed on ${day}</p>`;

test("the copies of a file are made once, whatever releases share it; those of another version are its own", async () => {
  // The best compression would take the place of the quick one at some moment.
  const refused = () => Promise.reject(new Error("There is no time."));
  const sources = createPageSources({
    siteUrl,
    secret,
    timeZone: "UTC",
    now: () => new Date(0),
    compressApart: { quick: refused, best: refused },
  });
  const [file, other] = [fileOf(form), fileOf(`${form} changed`)];
  const copy = await sources.of(file)();
  expect(await sources.of(file)()).toBe(copy);
  expect(await sources.of(fileOf(form))()).not.toBe(copy);
  expect(String((await sources.of(other)()).identity.body)).toMatch(
    /^<input value="[^"]+">words .* changed$/,
  );
});

test("a page says what day it is in its time zone, to the minute", async () => {
  let time = Date.parse("2026-12-01T05:59:30.000Z");
  const inZone = sourcesByZone({ siteUrl, secret, now: () => new Date(time) });
  const [chicago, utc] = [inZone("America/Chicago"), inZone("UTC")];
  const html = ["2026-11-30", "2026-12-01"].map(closed).join("");
  const shown = async () =>
    Promise.all(
      [chicago, utc].map(async (sources) =>
        String((await sources.of(page)()).identity.body).match(/\d{4}-\d\d-\d\d/g),
      ),
    );
  const page = fileOf(html);
  expect(await shown()).toEqual([["2026-11-30", "2026-12-01"], ["2026-12-01"]]);
  time += 30_000;
  expect(await shown()).toEqual([["2026-12-01"], ["2026-12-01"]]);
});

test("a time zone has its sources once; a preview has its own, with its headers", async () => {
  const inZone = sourcesByZone({ siteUrl, secret, now: () => new Date(0) });
  const file = fileOf("<p>Words</p>");
  expect(inZone("UTC").of(file)).toBe(inZone("UTC").of(file));
  const preview = await inZone("UTC", { "cache-control": "no-store" }).of(file)();
  expect(preview.identity.headers).toContain("no-store");
  expect((await inZone("UTC").of(file)()).identity.headers).not.toContain("no-store");
});

test("of a next site those changed files are ready that visitors asked for in the former one", async () => {
  const sources = createPageSources({ siteUrl, secret, timeZone: "UTC", now: () => new Date(0) });
  const named = (name: string, html: string) => ({ ...fileOf(html), name });
  const [visited, unvisited, same] = ["visited", "unvisited", "same"].map((name) => named(name, "Before"));
  if (!visited || !unvisited || !same) throw new Error("There are three files.");
  for (const file of [visited, same]) await sources.of(file)();
  const [changed, other] = [named("visited", "After"), named("unvisited", "After")];
  await sources.warm([changed, other, same], [visited, unvisited, same]);
  // Only a copy that has to be made is promised.
  expect(sources.of(changed)()).not.toBeInstanceOf(Promise);
  expect(sources.of(other)()).toBeInstanceOf(Promise);
});

test("a next site waits for no compression that has no time, and its visitors neither", async () => {
  const never = () => new Promise<never>(() => {});
  const sources = createPageSources({
    siteUrl,
    secret,
    timeZone: "UTC",
    now: () => new Date(0),
    compressApart: { quick: never, best: never },
  });
  const [former, next] = [fileOf(form), fileOf(`${form} changed`)];
  await sources.of(former)();
  await sources.warm([next], [former]);
  expect(String((await sources.of(next)()).identity.body)).toMatch(/ changed$/);
});
