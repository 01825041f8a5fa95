import { expect, test } from "vitest";
import { clockWords, datedMomentWords, dayRange, dayWords, momentWords, noBreak } from "./moments.ts";

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

test("a moment of another year names it, by the clocks of its zone", () => {
  const seen = (now: string, moment: string, locale: "en" | "es" = "en") =>
    datedMomentWords(new Date(now), new Date(moment), locale, "America/Chicago");
  const december = "2027-12-06T16:00:00Z";
  expect(seen("2026-11-29T15:00:00Z", december)).toBe("Monday, December 6, 2027, 10:00 AM CST");
  expect(seen("2026-11-29T15:00:00Z", december, "es")).toBe(
    "lunes 6 de diciembre de 2027 a las 10:00\u00a0a.\u00a0m. (CST)",
  );
  for (const now of ["2027-03-01T15:00:00Z", "2027-12-31T15:00:00Z"])
    expect(seen(now, december)).toBe("Monday, December 6, 10:00 AM CST");
  expect(seen("2026-12-28T15:00:00Z", "2027-01-04T16:00:00Z")).toBe("Monday, January 4, 10:00 AM CST");
  // Still the old year in Chicago.
  expect(seen("2028-01-01T05:00:00Z", december)).toBe("Monday, December 6, 10:00 AM CST");
  expect(seen("2028-01-01T07:00:00Z", december)).toBe("Monday, December 6, 2027, 10:00 AM CST");
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

test("a week names its year where that is not the present one", () => {
  const [from, to, today] = ["2027-01-04", "2027-01-10", "2026-11-29"];
  expect(dayRange(from, to, "en", from)).toBe("January 4\u00a0– 10");
  expect(dayRange(from, to, "en", today)).toBe("January 4\u00a0– 10, 2027");
  expect(dayRange(from, to, "es", from)).toBe("4\u00a0– 10 de enero");
  expect(dayRange(from, to, "es", today)).toBe("4\u00a0– 10 de enero de 2027");
  expect(dayRange("2026-12-28", "2027-01-03", "en", today)).toBe("December 28, 2026\u00a0– January 3, 2027");
});
