import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { listSavedViews } from "#domain/office/people-list-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import chipCss from "../parts/Chip.module.css";
import { type Filters, filterNames, type useFilters } from "./use-filters.ts";

const textOf = (filters: Filters) => JSON.stringify(filterNames.map((name) => filters[name] ?? ""));

/** The views that the caller keeps, and the one of them that the filters are. */
export function useSavedViews(filters: Filters) {
  const { call } = useOffice();
  const { data } = useQuery(queryOf(call, listSavedViews, {}));
  const shown = data?.views.find((view) => textOf(view.filters) === textOf(filters));
  return { views: data?.views, shown };
}

type Saved = ReturnType<typeof useSavedViews>;
type ChipsProps = Saved & {
  show: ReturnType<typeof useFilters>["show"];
  shownChip: RefObject<HTMLButtonElement | null>;
};

/** Each view as a chip that puts its filters in the place of all that are set. */
export function ViewChips({ views, shown, show, shownChip }: ChipsProps) {
  return views?.map((view) => (
    <button
      key={view.name}
      ref={view === shown ? shownChip : undefined}
      type="button"
      className={chipCss.chip}
      aria-pressed={view === shown}
      onClick={() => show(view === shown ? {} : view.filters)}
    >
      {view.name}
    </button>
  ));
}
