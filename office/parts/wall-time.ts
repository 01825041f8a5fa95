import { wallClock } from "#ui/dates/wall-clock.ts";

/** The wall time of an instant in a time zone, as `<input type="datetime-local">` has it: "2026-11-23T15:30". */
export function wallTimeOf(instant: string | number | Date, timeZone: string): string {
  const { day, time } = wallClock(instant, timeZone);
  return `${day}T${time}`;
}

/** The instant of a wall time in a time zone. Of an hour that a change of the clock repeats or skips it is near enough. */
export function instantOf(wallTime: string, timeZone: string): string {
  const asUniversal = Date.parse(`${wallTime}Z`);
  const offsetAt = (time: number) => Date.parse(`${wallTimeOf(time, timeZone)}Z`) - time;
  const first = asUniversal - offsetAt(asUniversal);
  return new Date(asUniversal - offsetAt(first)).toISOString();
}
