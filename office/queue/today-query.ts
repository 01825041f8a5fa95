import { infiniteQueryOptions } from "@tanstack/react-query";
import { getToday } from "#domain/office/people-operations.ts";
import type { CallOperation } from "../base/call-operation.ts";

/** The query of what is to be done today, with those who wait a page at a time. */
export const todayQuery = (call: CallOperation) =>
  infiniteQueryOptions({
    queryKey: [getToday.name],
    queryFn: ({ pageParam }) => call(getToday, pageParam ? { after: pageParam } : {}),
    initialPageParam: "",
    getNextPageParam: ({ nextWaiting }) => nextWaiting,
  });
