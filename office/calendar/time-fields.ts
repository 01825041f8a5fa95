import type { CalendarWords } from "#content/words/office/calendar-screen.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import { useOffice } from "../base/office-context.ts";
import type { OfficeProblem } from "../base/office-problem.ts";
import { serverNow } from "../base/server-clock.ts";
import { wallTimeOf } from "../parts/wall-time.ts";
import { dayPart, wholeTime } from "./calendar-days.ts";

/** What `AppointmentTimes` was filled with: the instant of a slot, or any time of the office's clock; empty without one. */
export function startIn(data: FormData): { start: string; reason: string } {
  const slot = String(data.get("slot") ?? "");
  const [day, time] = [data.get("day"), data.get("time")];
  const typed = day && time ? `${String(day)}T${String(time)}` : "";
  return { start: slot === "any" || slot === "" ? typed : slot, reason: String(data.get("reason") ?? "") };
}

/** What `MeetingFields` was filled with. */
export const meetingIn = (data: FormData) => ({
  meeting: data.get("meeting") as MeetingWay,
  address: String(data.get("address") ?? ""),
});

/** The words of a problem with when or how to meet. */
export function timeProblem(
  { code, field }: OfficeProblem,
  { times, book }: CalendarWords,
): string | undefined {
  if (code === "slot-taken") return times.taken;
  if (field === "reason") return times.reasonNeeded;
  if (field === "meeting") return book.meetingWrong;
  if (field === "address") return book.addressNeeded;
  return field === "start" ? times.past : undefined;
}

/** A start in words, whichever of the two it is, its day by the office's clock, and today's. */
export function useStart() {
  const { locale, names } = useOffice();
  const { timeZone } = names;
  const onWall = (start: string) => (start.endsWith("Z") ? wallTimeOf(start, timeZone) : start);
  const today = dayPart(wallTimeOf(serverNow(), timeZone));
  return {
    today,
    wordsOf: (start: string) => wholeTime(onWall(start), locale, today),
    startDay: (start: string) => dayPart(onWall(start)),
  };
}
