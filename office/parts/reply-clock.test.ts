import { expect, test } from "vitest";
import { deskWords } from "#content/words/office/desk.ts";
import { replyClock } from "./reply-clock.ts";

const now = Date.parse("2026-11-23T20:40:00Z");
const at = (replyBy: string, locale: "en" | "es" = "en") =>
  replyClock(replyBy, now, deskWords[locale].clock, (moment) => moment.slice(11, 16));

test.each([
  ["2026-11-21T20:30:00Z", "late", "2 days late"],
  ["2026-11-22T20:30:00Z", "late", "1 day late"],
  ["2026-11-23T18:35:00Z", "late", "2 h 5 min late"],
  ["2026-11-23T20:00:00Z", "late", "40 min late"],
  ["2026-11-23T20:39:50Z", "late", "1 min late"],
  ["2026-11-23T20:40:00Z", "soon", "1 min"],
  ["2026-11-23T21:40:00Z", "soon", "1 h"],
  ["2026-11-23T22:00:00Z", "soon", "1 h 20 min"],
  ["2026-11-23T22:40:00Z", "later", "22:40"],
])("an answer due at %s is %s: %s", (replyBy, state, text) => {
  expect(at(replyBy)).toEqual({ state, text });
});

test("it is said in Spanish", () => {
  expect([at("2026-11-23T20:00:00Z", "es").text, at("2026-11-21T20:30:00Z", "es").text]).toEqual([
    "40 min de retraso",
    "2 días de retraso",
  ]);
});
