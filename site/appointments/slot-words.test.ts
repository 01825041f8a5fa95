import { expect, test } from "vitest";
import { momentLine, timeWords } from "./slot-words.ts";

const office = "America/Chicago";
/** Nine in the morning at the office, on Monday, November 23, 2026. */
const opening = "2026-11-23T09:00:00-06:00";

test("times are told as people write them, with the weekday where it is another day", () => {
  expect(timeWords(opening, office, "en")).toBe("9:00 AM");
  expect(timeWords(opening, office, "es")).toBe("9:00\u00a0a.\u00a0m.");
  expect(timeWords(opening, office, "en", "2026-11-23")).toBe("9:00 AM");
  expect(timeWords(opening, office, "en", "2026-11-24")).toBe("Mon 9:00 AM");
  expect(timeWords(opening, office, "es", "2026-11-24")).toBe("lun 9:00\u00a0a.\u00a0m.");
});

test("a moment stands as a line of its own", () => {
  expect(momentLine(opening, office, "en")).toBe("Monday, November 23, 9:00 AM CST");
  expect(momentLine(opening, office, "es")).toMatch(
    /^Lunes 23 de noviembre a las 9:00\u00a0a\.\u00a0m\. \(\S+\)$/,
  );
});
