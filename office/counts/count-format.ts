import { fillIn } from "#content/format/fill-in.ts";
import { countsWords } from "#content/words/office/counts.ts";
import type { Locale } from "#domain/locale.ts";

/** A part of a whole in whole percent: "43%"; empty of nothing. */
export const formatShare = (count: number, all: number, locale: Locale) =>
  all === 0 ? "" : fillIn(countsWords[locale].share, { percent: Math.round((100 * count) / all) });
