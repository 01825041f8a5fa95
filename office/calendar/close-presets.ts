import { addDays } from "#ui/dates/month-grid.ts";
import { clockPart, dayPart, lastDayOf } from "./calendar-days.ts";

const closePresets = ["now", "day", "noon", "two", "morning", "several", "times"] as const;
export type ClosePreset = (typeof closePresets)[number];
/** A time by the office's clock. */
export type ClosedTime = { from: string; to: string };

/** The presets that make sense for a day at a moment of the office's clock. */
export function presetsOf(day: string, wallNow: string): ClosePreset[] {
  if (dayPart(wallNow) !== day) return closePresets.filter((preset) => preset !== "now");
  const clock = clockPart(wallNow);
  return closePresets.filter(
    (preset) =>
      !(preset === "morning" && clock >= "12:00") &&
      !(preset === "noon" && clock >= "12:00") &&
      !(preset === "two" && clock >= "14:00"),
  );
}

/** What a preset of one day closes; the last two are typed. */
export function closedTimeOf(preset: ClosePreset, day: string, wallNow: string): ClosedTime {
  const noon = `${day}T12:00`;
  const starts: Partial<Record<ClosePreset, string>> = { now: wallNow, noon, two: `${day}T14:00` };
  return {
    from: starts[preset] ?? `${day}T00:00`,
    to: preset === "morning" ? noon : `${addDays(day, 1)}T00:00`,
  };
}

/** A typed time as the whole days that it touches, one at least. */
export function wholeDaysOf({ from, to }: ClosedTime): ClosedTime {
  const [first, last] = [dayPart(from), lastDayOf(to)];
  return { from: `${first}T00:00`, to: `${addDays(last > first ? last : first, 1)}T00:00` };
}
