import { getCalendar, listFreeTimes } from "#domain/office/calendar-operations.ts";
import { previewClosure } from "#domain/office/closure-operations.ts";
import type { InputOf, Operation, OutputOf } from "#domain/office/operation.ts";
import { getPerson, getToday } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";

const readers = [getCalendar, listFreeTimes, previewClosure, getToday, getPerson];

/** Runs a command on the book, and reads again what it made stale, or what it was refused for. */
export function useCalendarCommand() {
  const { call, queries } = useOffice();
  const refreshBook = () =>
    Promise.all(readers.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
  return async <Each extends Operation>(operation: Each, input: InputOf<Each>): Promise<OutputOf<Each>> => {
    const answer = await call(operation, input).catch((error) => {
      // Nobody waits for it: without a connection it would take until there is one.
      void refreshBook();
      throw error;
    });
    await refreshBook();
    return answer;
  };
}
