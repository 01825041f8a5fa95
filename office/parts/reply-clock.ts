import { fillCount, fillIn } from "#content/format/fill-in.ts";
import type { DeskWords } from "#content/words/office/desk.ts";
import { days, hours, minutes } from "#domain/durations.ts";

type ReplyClock = { state: "late" | "soon" | "later"; text: string };

/** From how long before its moment an answer is said to be due soon, in milliseconds. */
export const soon = hours(2);

/** "40 min", "1 h 20 min". */
export function shortDurationWords(duration: number): string {
  const all = Math.max(1, Math.round(duration / minutes(1)));
  const [whole, rest] = [Math.floor(all / 60), all % 60];
  return [whole > 0 && `${whole} h`, rest > 0 && `${rest} min`].filter(Boolean).join(" ");
}

/** How the moment by which somebody is to be answered stands to now; `shortMoment` spells one that is further away. */
export function replyClock(
  replyBy: string,
  now: number,
  words: DeskWords["clock"],
  shortMoment: (moment: string, now: number) => string,
): ReplyClock {
  const left = Date.parse(replyBy) - now;
  if (left <= -days(1))
    return { state: "late", text: fillCount(words.daysLate, Math.floor(-left / days(1))) };
  if (left < 0) return { state: "late", text: fillIn(words.late, { time: shortDurationWords(-left) }) };
  if (left < soon) return { state: "soon", text: shortDurationWords(left) };
  return { state: "later", text: shortMoment(replyBy, now) };
}
