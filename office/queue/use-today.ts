import { useInfiniteQuery } from "@tanstack/react-query";
import type { OutputOf } from "#domain/office/operation.ts";
import { getToday } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";

export type Today = OutputOf<typeof getToday>;

/** What is to be done today, with as many who wait as were asked for so far. */
export function useToday() {
  const { call } = useOffice();
  const query = useInfiniteQuery({
    queryKey: [getToday.name],
    queryFn: ({ pageParam }) => call(getToday, pageParam ? { after: pageParam } : {}),
    initialPageParam: "",
    getNextPageParam: ({ nextWaiting }) => nextWaiting,
  });
  const [first] = query.data?.pages ?? [];
  return {
    ...query,
    readAt: query.dataUpdatedAt,
    today: first,
    waiting: query.data?.pages.flatMap(({ waiting }) => waiting),
  };
}
