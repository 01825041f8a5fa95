import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { daysWindow, listSlots } from "#domain/appointments/appointment-slots.ts";
import { minutes } from "#domain/durations.ts";
import { allWeek, local, on, rulesFor } from "./sample-slot-rules.ts";

/** Defines the tests of three years of slots in each time zone. */
export function defineSlotYears(zones: readonly string[]): void {
  describe("over three years of days", () => {
    const rules = rulesFor({ horizonDays: 1, notice: 0 });
    const firstDay = Temporal.PlainDate.from("2026-01-01");
    const everyDay = Array.from({ length: 3 * 365 + 1 }, (_, place) => firstDay.add({ days: place }));

    test.each(zones)("an office in %s keeps its hours on the clock of its wall", (timeZone) => {
      const office = { ...rules.office, timeZone };
      // A list of faults, as three hundred thousand assertions would take most of the time.
      const faults: unknown[] = [];
      for (const day of everyDay) {
        const midnight = day.toZonedDateTime(timeZone).toInstant().toString();
        const slots = on(day.toString(), { ...rules, office }, midnight, timeZone);
        const isOpen = day.dayOfWeek <= 5 && !office.closedDays.includes(day.toString());
        if (slots.length !== (isOpen ? 16 : 0)) faults.push([day.toString(), slots.length]);
        for (const { start, end } of slots) {
          const [from, to] = [local(start, timeZone), local(end, timeZone)];
          const isOnDay = from.toPlainDate().equals(day);
          const isInHours = from.hour >= 9 && to.hour * 60 + to.minute <= 17 * 60;
          if (!isOnDay || !isInHours || end - start !== minutes(30))
            faults.push([day.toString(), start, end]);
        }
      }
      expect(faults).toEqual([]);
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
        const faults: unknown[] = [];
        for (const day of everyDay) {
          const midnight = day.toZonedDateTime(timeZone).toInstant().toString();
          const slots = on(day.toString(), around, midnight, timeZone);
          for (const [place, slot] of slots.slice(1).entries()) {
            if (slot.start - (slots[place]?.start ?? 0) !== minutes(30)) faults.push([day.toString(), slot]);
          }
          const length =
            (day.add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds -
              day.toZonedDateTime(timeZone).epochMilliseconds) /
            minutes(30);
          if (slots.length !== Math.floor(length - 1)) faults.push([day.toString(), slots.length]);
        }
        expect(faults).toEqual([]);
      },
    );
  });
}
