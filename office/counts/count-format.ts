import { dateFormat } from "#content/format/date-format.ts";
import { fillIn } from "#content/format/fill-in.ts";
import { countsWords } from "#content/words/office/counts.ts";
import type { Locale } from "#domain/locale.ts";

/** A part of a whole in whole percent: "43%"; empty of nothing. */
export const formatShare = (count: number, all: number, locale: Locale) =>
  all === 0 ? "" : fillIn(countsWords[locale].share, { percent: Math.round((100 * count) / all) });

/** "Nov 16", "16 nov". */
export const formatShortDay = (day: string, locale: Locale) =>
  dateFormat(locale, { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(day));
