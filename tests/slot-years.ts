import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { daysWindow, listSlots, type Slot, type SlotRules } from "#domain/appointments/appointment-slots.ts";
import { minutes } from "#domain/durations.ts";
import { allWeek, local, on, rulesFor } from "./sample-slot-rules.ts";

const firstDay = Temporal.PlainDate.from("2026-01-01");
const everyDay = Array.from({ length: 3 * 365 + 1 }, (_, place) => firstDay.add({ days: place }));

/** Defines the tests of three years of slots in each time zone. They list faults: so many assertions would take most of the time. */
export function defineSlotYears(zones: readonly string[]): void {
  describe("over three years of days", () => {
    test.each(zones)("an office in %s keeps its hours on the clock of its wall", (timeZone) => {
      const rules = rulesFor({ horizonDays: 1, notice: 0 });
      const office = { ...rules.office, timeZone };
      const faultsOn = (day: Temporal.PlainDate) => {
        const slots = slotsOn(day, { ...rules, office }, timeZone);
        const isOpen = day.dayOfWeek <= 5 && !office.closedDays.includes(day.toString());
        return [
          ...unlessCounted(day, slots, isOpen ? 16 : 0),
          ...slots.filter((slot) => !isInOfficeHours(slot, day, timeZone)),
        ];
      };
      expect(everyDay.flatMap(faultsOn)).toEqual([]);
    });

    test.each(zones)("a visitor in %s sees every slot on one day and none twice", (timeZone) => {
      const open = rulesFor({ horizonDays: 3 * 366, notice: 0 });
      const now = new Date("2026-01-01T06:00:00Z");
      const seen: number[] = [];
      for (let day = firstDay; day.year < 2029; day = day.add({ days: 50 })) {
        const window = daysWindow(day.toString(), day.add({ days: 49 }).toString(), timeZone);
        seen.push(...listSlots(open, window, now).map(({ start }) => start));
      }
      const whole = {
        start: daysWindow("2026-01-01", "2026-01-01", timeZone).start,
        end: (seen.at(-1) ?? 0) + 1,
      };
      expect(seen).toEqual(listSlots(open, whole, now).map(({ start }) => start));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThan(12_000);
    });

    test.each(zones)(
      "on every day in %s, slots follow each other in elapsed time and never overlap",
      (timeZone) => {
        const around = rulesFor({ office: allWeek(timeZone), horizonDays: 1, notice: 0 });
        const faultsOn = (day: Temporal.PlainDate) => {
          const slots = slotsOn(day, around, timeZone);
          const length = midnightOf(day.add({ days: 1 }), timeZone) - midnightOf(day, timeZone);
          return [
            ...unlessCounted(day, slots, Math.floor(length / minutes(30) - 1)),
            ...slots
              .slice(1)
              .filter((slot, place) => slot.start - (slots[place]?.start ?? 0) !== minutes(30)),
          ];
        };
        expect(everyDay.flatMap(faultsOn)).toEqual([]);
      },
    );
  });
}

const midnightOf = (day: Temporal.PlainDate, timeZone: string) =>
  day.toZonedDateTime(timeZone).epochMilliseconds;

/** The slots of a day, asked for at its beginning. */
const slotsOn = (day: Temporal.PlainDate, rules: SlotRules, timeZone: string) =>
  on(day.toString(), rules, new Date(midnightOf(day, timeZone)).toISOString(), timeZone);

const unlessCounted = (day: Temporal.PlainDate, slots: readonly Slot[], count: number) =>
  slots.length === count ? [] : [`${day} has ${slots.length} slots`];

function isInOfficeHours({ start, end }: Slot, day: Temporal.PlainDate, timeZone: string): boolean {
  const [from, to] = [local(start, timeZone), local(end, timeZone)];
  const isOnDay = from.toPlainDate().equals(day);
  return isOnDay && from.hour >= 9 && to.hour * 60 + to.minute <= 17 * 60 && end - start === minutes(30);
}
