/** The wall time of an instant in a time zone, as `<input type="datetime-local">` has it: "2026-11-23T15:30". */
export function wallTimeOf(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(new Date(instant));
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/** The instant of a wall time in a time zone. Of an hour that a change of the clock repeats or skips it is near enough. */
export function instantOf(wallTime: string, timeZone: string): string {
  const asUniversal = Date.parse(`${wallTime}Z`);
  const offsetAt = (time: number) =>
    Date.parse(`${wallTimeOf(new Date(time).toISOString(), timeZone)}Z`) - time;
  const first = asUniversal - offsetAt(asUniversal);
  return new Date(asUniversal - offsetAt(first)).toISOString();
}
