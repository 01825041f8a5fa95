import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { listAudit } from "#domain/office/audit-operations.ts";
import type { InputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { isForbidden } from "../base/office-problem.ts";
import { pagesOf } from "../base/query-of.ts";
import { ListedCount } from "../parts/ListedCount.tsx";
import { LoadState } from "../parts/LoadState.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { useMe } from "../parts/use-me.ts";
import { LogActions } from "./LogActions.tsx";
import { LogFilters } from "./LogFilters.tsx";
import { LogRow } from "./LogRow.tsx";
import css from "./Safeguards.module.css";
import { SafeguardsHead } from "./SafeguardsHead.tsx";

/** The log of what was done and seen; a preparer reads their own. */
export function LogScreen() {
  const { call, locale } = useOffice();
  const me = useMe();
  const [filters, setFilters] = useState<InputOf<typeof listAudit>>({});
  const list = useInfiniteQuery({
    ...pagesOf(call, listAudit, filters),
    placeholderData: keepPreviousData,
  });
  const { data, error } = list;
  const words = recordsWords[locale].log;
  const rows = data?.pages.flatMap((page) => page.rows);
  const isOwner = me?.role === "owner";
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <div className={css.screen}>
      <SafeguardsHead title="log" />
      <p>{isOwner ? words.lead : words.own}</p>
      {!isForbidden(error) && <LogFilters filters={filters} onFilter={setFilters} isOwner={isOwner} />}
      {isOwner && <LogActions filters={filters} />}
      <LoadState query={list} lines={8} />
      <p role="status">{rows?.length === 0 && words.empty}</p>
      <ListedCount rows={isFiltered && !list.isPlaceholderData && rows} hasMore={list.hasNextPage} />
      <ul className={css.list}>
        {rows?.map((row) => (
          <LogRow key={row.id} row={row} />
        ))}
      </ul>
      <MoreButton list={list} />
    </div>
  );
}
