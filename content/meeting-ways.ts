import { type Locale, languageTags } from "#domain/locale.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import { meetingWords } from "./words/meetings.ts";

/** Ways to meet as one phrase: "By phone, by video call, or at our office". */
export function meetingWaysInWords(ways: readonly MeetingWay[], locale: Locale): string {
  const words = ways.map((way) => meetingWords[locale].ways[way]);
  const inside = words.map((phrase, place) =>
    place === 0 ? phrase : phrase.charAt(0).toLocaleLowerCase(locale) + phrase.slice(1),
  );
  return new Intl.ListFormat(languageTags[locale], { type: "disjunction" }).format(inside);
}
