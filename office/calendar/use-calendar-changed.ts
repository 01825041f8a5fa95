import { getCalendar, listFreeTimes } from "#domain/office/calendar-operations.ts";
import { previewClosure } from "#domain/office/closure-operations.ts";
import { getPerson, getToday } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";

const readers = [getCalendar, listFreeTimes, previewClosure, getToday, getPerson];

/** Reads again what a change of the book made stale. */
export function useCalendarChanged() {
  const { queries } = useOffice();
  return async () => {
    await Promise.all(readers.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
  };
}
