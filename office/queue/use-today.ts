import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { OutputOf } from "#domain/office/operation.ts";
import type { getToday } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { todayQuery } from "./today-query.ts";

export type Today = OutputOf<typeof getToday>;

/** What is to be done today, with as many who wait as were asked for so far. */
export function useToday() {
  const { call } = useOffice();
  const query = useInfiniteQuery(todayQuery(call));
  const [first] = query.data?.pages ?? [];
  const waiting = useMemo(() => query.data?.pages.flatMap((page) => page.waiting), [query.data]);
  return { ...query, today: first, waiting };
}
