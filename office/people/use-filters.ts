import { useSearchParams } from "react-router";
import * as v from "valibot";
import type { InputOf } from "#domain/office/operation.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";

export const filterNames = [
  ...(["stage", "language", "form", "assignee", "waiting"] as const),
  ...(["period", "from", "to", "service", "source", "answered", "outcome"] as const),
];
export type FilterName = (typeof filterNames)[number];
export type Filters = Omit<InputOf<typeof listPeople>, "after">;

/** A period that moves and days that stand still say the same, so that one takes the place of the other. */
const replaced: Partial<Record<FilterName, FilterName[]>> = {
  period: ["from", "to"],
  from: ["period"],
  to: ["period"],
};

/** The filters of the list, which stand in the address; what the server would refuse is left out. */
export function useFilters() {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = params.get(name);
      return value && v.safeParse(listPeople.input, { [name]: value }).success ? [[name, value]] : [];
    }),
  ) as Filters;
  const setFilters = (values: readonly [FilterName, string][]) =>
    setParams(
      (current) => {
        for (const [name, value] of values)
          if (value) current.set(name, value);
          else current.delete(name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  const setFilter = (name: FilterName, value: string) =>
    setFilters([[name, value], ...(replaced[name] ?? []).map((other): [FilterName, string] => [other, ""])]);
  /** Puts filters in the place of all that are set. */
  const show = (wanted: Filters) => setFilters(filterNames.map((name) => [name, wanted[name] ?? ""]));
  return { filters, setFilter, setFilters, show };
}
