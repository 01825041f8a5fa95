import { infiniteQueryOptions } from "@tanstack/react-query";
import { minutes } from "#domain/durations.ts";
import type { InputOf } from "#domain/office/operation.ts";
import { getToday } from "#domain/office/people-operations.ts";
import type { CallOperation } from "../base/call-operation.ts";

/** The query of what is to be done today, its two lists a page at a time. */
export const todayQuery = (call: CallOperation) =>
  infiniteQueryOptions({
    queryKey: [getToday.name],
    queryFn: ({ pageParam }) => call(getToday, pageParam),
    // What was promised runs out without a change that would tell.
    refetchInterval: minutes(1),
    initialPageParam: {} as InputOf<typeof getToday>,
    getNextPageParam: ({ nextWaiting, nextDue }) =>
      nextWaiting || nextDue ? { after: nextWaiting ?? undefined, afterDue: nextDue ?? undefined } : null,
  });
