import { connect } from "node:net";
import { text as readAll } from "node:stream/consumers";
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillIn } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { localPath } from "#content/routes.ts";
import { deadlineWords } from "#content/words/deadlines.ts";
import { days, hours } from "#domain/durations.ts";
import { checkText } from "../forbidden-word.ts";
import { siteUrl, startApp, type TestApp } from "../start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.end());

const languages = ["en", "es"] as const;
const addressOf = { en: "/deadlines.ics", es: "/es/deadlines.ics" } as const;
const { deadlines, business } = loadPractice();

const get = (locale: "en" | "es", headers: Record<string, string> = {}) =>
  fetch(app.url + addressOf[locale], { headers });

async function read(locale: "en" | "es") {
  const text = await (await get(locale)).text();
  checkText(text, "the deadlines");
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      day: event.startDate.toString(),
      isWholeDay: event.startDate.isDate,
      summary: event.summary,
      description: event.description,
      url: component.getFirstPropertyValue("url"),
      stamp: String(component.getFirstPropertyValue("dtstamp")),
      transparency: component.getFirstPropertyValue("transp"),
    };
  });
  return { text, calendar, events };
}

for (const locale of languages) {
  test(`the ${locale} calendar holds the deadlines of two years as whole days, with help and source`, async () => {
    const { calendar, events } = await read(locale);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe(
      fillIn(deadlineWords[locale].calendar.name, { practice: business.name }),
    );
    expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("P1D");
    const summaryOf = (id: string) => deadlines.rules.find((rule) => rule.id === id)?.label[locale];
    expect(events.slice(0, 4).map(({ day, summary }) => [day, summary])).toEqual([
      ["2026-12-15", summaryOf("corporate-estimates-q4")],
      ["2026-12-31", summaryOf("itin-expiration")],
      ["2026-12-31", summaryOf("year-end-planning")],
      ["2027-01-15", summaryOf("quarterly-estimates-q4")],
    ]);
    expect(events.at(-1)?.day).toBe("2028-10-31");
    expect(events.map(({ day }) => day)).toContain("2028-04-18");
    expect(events.every(({ isWholeDay, transparency }) => isWholeDay && transparency === "TRANSPARENT")).toBe(
      true,
    );
    for (const rule of deadlines.rules) {
      const event = events.find(({ summary }) => summary === rule.label[locale]);
      const link = siteUrl + localPath(rule.link, locale);
      expect(event?.url).toBe(link);
      expect(event?.description).toContain(rule.about[locale]);
      expect(event?.description).toContain(link);
      expect(event?.description).toContain(rule.source);
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });
}

test("employers find Form 941 and the Texas wage report of every quarter, in both languages", async () => {
  const quarters = "2027-02-01 2027-04-30 2027-08-02 2027-11-01 2028-01-31 2028-05-01 2028-07-31 2028-10-31";
  for (const [locale, form, report] of [
    ["en", "941", "wage report of the past quarter"],
    ["es", "941", "los sueldos del trimestre"],
  ] as const) {
    const { events } = await read(locale);
    const daysOf = (words: string) =>
      events.filter(({ description }) => description.includes(words)).map(({ day }) => day);
    expect(daysOf(form).join(" ")).toBe(quarters);
    expect(daysOf(report).join(" ")).toBe(quarters);
  }
});

test("a C corporation finds its four estimated payments, and who has accounts abroad the FBAR", async () => {
  const payments = "2026-12-15 2027-04-15 2027-06-15 2027-09-15 2027-12-15 2028-04-18 2028-06-15 2028-09-15";
  for (const [locale, corporations] of [
    ["en", "estimated tax for corporations"],
    ["es", "impuesto estimado federal de este año para corporaciones"],
  ] as const) {
    const { events } = await read(locale);
    const daysOf = (words: string) =>
      events.filter(({ description }) => description.includes(words)).map(({ day }) => day);
    expect(daysOf(corporations).join(" ")).toBe(payments);
    expect(daysOf("FinCEN").join(" ")).toBe("2027-04-15 2028-04-18");
  }
});

test("every line of a calendar fits the 75 bytes of RFC 5545 and ends as it asks", async () => {
  for (const locale of languages) {
    const { text } = await read(locale);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  }
});

test("a calendar comes with its type, may be kept for an hour, and is not sent twice", async () => {
  const first = await get("en");
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "public, max-age=3600",
    "content-language": "en",
    "x-content-type-options": "nosniff",
  });
  const etag = first.headers.get("etag") ?? "";
  const again = await get("en", { "if-none-match": etag });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await get("es", { "if-none-match": etag })).status).toBe(200);
  const head = await fetch(app.url + addressOf.en, { method: "HEAD" });
  expect([head.status, head.headers.get("etag")]).toEqual([200, etag]);
});

test("a calendar is answered from memory, however many ask at once", async () => {
  const question = `HEAD ${addressOf.es} HTTP/1.1\r\nhost: x\r\n`;
  const ask = async () => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
    // All in one packet, so that none is answered before the last has come.
    socket.write(`${`${question}\r\n`.repeat(19)}${question}connection: close\r\n\r\n`);
    return (await readAll(socket)).match(/^HTTP\/1\.1 \d{3}/gm) ?? [];
  };
  const statuses = (await Promise.all(Array.from({ length: 20 }, ask))).flat();
  expect(statuses).toHaveLength(400);
  expect(new Set(statuses)).toEqual(new Set(["HTTP/1.1 200"]));
});

test("tomorrow the calendar is the same, until a date has passed; what stays keeps its id and its bytes", async () => {
  const before = await read("en");
  app.advance(hours(24));
  expect((await read("en")).text).toBe(before.text);
  app.advance(days(25));
  const after = await read("en");
  expect(after.events.map(({ uid }) => uid)).not.toContain(before.events[0]?.uid);
  const kept = before.events.slice(1);
  expect(after.events.slice(0, kept.length)).toEqual(kept);
  expect(after.events.at(-1)?.day).toBe("2028-12-15");
});
