import * as v from "valibot";
import { isInCalendar } from "../calendar-day.ts";
import { notaryWord } from "../forms/notary-word.ts";
import { tidyLine, tidyText } from "../forms/tidy-text.ts";
import { isTimeZone } from "../time-zone.ts";

export const words = v.pipe(
  v.string(({ input }) => (typeof input === "number" ? "takes its number in quotes" : "needs text here")),
  // What is pasted may hold characters that no feed takes (XML 1.0) or that turn a sentence round.
  v.transform(tidyText),
  v.nonEmpty("needs text here"),
  v.check(
    (text) => !notaryWord.test(text),
    "may only say Notary Public (servicios notariales), by Texas law",
  ),
);
/** Words on one line, as the heads of mails and the lines of calendar files take them. */
export const line = v.pipe(words, v.transform(tidyLine));
export const both = v.strictObject({ en: words, es: words }, "needs the same text in en and es");
export const bothLists = v.array(both);
export const dollars = v.pipe(
  v.number("needs an amount in dollars, without a sign"),
  v.minValue(0, "cannot be negative"),
  v.check((amount) => Number(amount.toFixed(2)) === amount, "takes at most two decimals"),
  v.transform((amount) => Math.round(amount * 100)),
);
export const httpUrl = v.pipe(
  words,
  v.url("needs a full web address"),
  v.regex(/^https?:\/\//, "needs a web address starting with https://"),
);
export const isoDate = v.pipe(
  words,
  v.isoDate("needs a date like 2026-04-15"),
  v.check(isInCalendar, "needs a date like 2026-04-15"),
);
export const clock = v.pipe(words, v.isoTime("needs a time like 09:00"));
export const timeZone = v.pipe(
  words,
  // Letters alone are no place: Temporal refuses CST, and EST has no summer time.
  v.check((name) => name.includes("/") && isTimeZone(name), "needs a time zone like America/Chicago"),
);
export const id = v.pipe(words, v.regex(/^[a-z0-9-]+$/, "needs lower-case letters, digits and hyphens"));
export const path = v.pipe(words, v.startsWith("/", "needs a path of this site, starting with /"));
export const count = v.pipe(
  v.number("needs a number"),
  v.integer("needs a whole number"),
  v.minValue(1, "needs 1 or more"),
);
/** The place of a colour scheme among those of the tiles. */
export const tileScheme = v.pipe(
  v.number("needs a number"),
  v.check((place) => [0, 1, 2, 3, 4, 5].includes(place), "takes a whole number from 0 to 5"),
);
export const percent = v.pipe(
  v.number("needs a number"),
  v.minValue(0, "takes 0 to 100"),
  v.maxValue(100, "takes 0 to 100"),
);

export function listOf<Entry extends v.GenericSchema<unknown, { id: string }>>(entry: Entry) {
  return v.pipe(
    v.array(entry, "needs a list"),
    v.check((list) => new Set(list.map((each) => each.id)).size === list.length, "uses the same id twice"),
  );
}
