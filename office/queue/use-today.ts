import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { OutputOf } from "#domain/office/operation.ts";
import type { getToday } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { todayQuery } from "./today-query.ts";

export type Today = OutputOf<typeof getToday>;

/** What is to be done today, with as much of its two lists as was asked for so far. */
export function useToday() {
  const { call } = useOffice();
  const query = useInfiniteQuery(todayQuery(call));
  const pages = query.data?.pages;
  const waiting = useMemo(() => pages?.flatMap((page) => page.waiting), [pages]);
  const due = pages?.flatMap((page) => page.due);
  const { nextWaiting, nextDue } = pages?.at(-1) ?? {};
  return { ...query, today: pages?.[0], waiting, due, hasMoreWaiting: !!nextWaiting, hasMoreDue: !!nextDue };
}
