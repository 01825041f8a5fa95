import type { InputOf } from "#domain/office/operation.ts";
import type { listPeople } from "#domain/office/people-list-operations.ts";
import { paths } from "../base/paths.ts";

type Filters = Omit<InputOf<typeof listPeople>, "after">;

export type PeopleLink = (filters: Filters) => string;

/** The list of the people behind a number. */
export const peopleLink: PeopleLink = (filters) =>
  `${paths.people}?${new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )}`;

/** The week of the calendar behind a number. */
export const weekLink = (day: string): string => `${paths.calendar}?${new URLSearchParams({ week: day })}`;
