import { expect, test } from "vitest";
import { clockWords, dayWords, momentWords, noBreak } from "./moments.ts";

const chicago = (iso: string, locale: "en" | "es") => momentWords(new Date(iso), locale, "America/Chicago");

test("a reply-by moment reads well in both languages and names its zone", () => {
  expect(chicago("2026-11-23T23:00:00Z", "en")).toBe("Monday, November 23, 5:00 PM CST");
  expect(chicago("2026-11-23T23:00:00Z", "es")).toBe(
    "lunes 23 de noviembre a las 5:00\u00a0p.\u00a0m. (CST)",
  );
  expect(chicago("2026-07-01T14:05:00Z", "en")).toBe("Wednesday, July 1, 9:05 AM CDT");
  expect(chicago("2026-07-01T14:05:00Z", "es")).toBe("miércoles 1 de julio a las 9:05\u00a0a.\u00a0m. (CDT)");
});

test("one o'clock is singular in Spanish", () => {
  expect(chicago("2026-11-23T19:30:00Z", "es")).toBe("lunes 23 de noviembre a la 1:30\u00a0p.\u00a0m. (CST)");
});

test("on a page a month stands in one line with its day, and a plain text keeps its spaces", () => {
  const moment = new Date("2026-11-30T15:00:00Z");
  const inZone = "America/Chicago";
  expect(momentWords(moment, "en", inZone, noBreak)).toBe("Monday, November\u00a030, 9:00\u00a0AM CST");
  expect(momentWords(moment, "es", inZone, noBreak)).toBe(
    "lunes 30\u00a0de\u00a0noviembre a las 9:00\u00a0a.\u00a0m. (CST)",
  );
  expect(dayWords(moment, "en", inZone, noBreak)).toBe("Monday, November\u00a030");
  expect([dayWords(moment, "en", inZone), dayWords(moment, "es", inZone)]).toEqual([
    "Monday, November 30",
    "lunes 30 de noviembre",
  ]);
});

test("opening hours are read on a twelve-hour clock", () => {
  expect(["00:00", "09:00", "12:00", "17:30"].map((clock) => clockWords(clock, "en"))).toEqual([
    "12:00 AM",
    "9:00 AM",
    "12:00 PM",
    "5:30 PM",
  ]);
  expect(clockWords("17:00", "es")).toBe("5:00\u00a0p.\u00a0m.");
});
