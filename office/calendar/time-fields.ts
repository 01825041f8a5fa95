import type { CalendarWords } from "#content/words/office/calendar-screen.ts";
import { wallClock } from "#ui/dates/wall-clock.ts";
import { useOffice } from "../base/office-context.ts";
import type { OfficeProblem } from "../base/office-problem.ts";
import { useMoments } from "../parts/use-moments.ts";
import { dayPart, wholeTime } from "./calendar-days.ts";

/** What `AppointmentTimes` was filled with: the instant of a slot, or any time of the office's clock; empty without one. */
export function startIn(data: FormData): { start: string; reason: string } {
  const slot = String(data.get("slot") ?? "");
  const [day, time] = [data.get("day"), data.get("time")];
  const typed = day && time ? `${String(day)}T${String(time)}` : "";
  return { start: slot === "any" || slot === "" ? typed : slot, reason: String(data.get("reason") ?? "") };
}

/** The words of a problem with a time. */
export function timeProblem(problem: OfficeProblem, words: CalendarWords["times"]): string | undefined {
  if (problem.code === "slot-taken") return words.taken;
  if (problem.field === "reason") return words.reasonNeeded;
  return problem.field === "start" ? words.past : undefined;
}

/** A start in words, whichever of the two it is, and its day by the office's clock. */
export function useStart() {
  const { locale, names } = useOffice();
  const { day, clock } = useMoments();
  return {
    wordsOf: (start: string) =>
      start.endsWith("Z") ? `${day(start)}, ${clock(start)}` : wholeTime(start, locale),
    startDay: (start: string) =>
      start.endsWith("Z") ? wallClock(start, names.timeZone).day : dayPart(start),
  };
}
