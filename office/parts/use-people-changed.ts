import { listPeople } from "#domain/office/people-list-operations.ts";
import { findPeople, getPerson, getToday, listTimeline } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";

const names: readonly unknown[] = [getToday, getPerson, listPeople, findPeople, listTimeline].map(
  ({ name }) => name,
);

/** Reads lists and cards again after a person was changed from here. */
export function usePeopleChanged() {
  const { queries } = useOffice();
  return () => queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.includes(name) });
}
