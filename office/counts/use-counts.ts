import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import * as v from "valibot";
import { minutes } from "#domain/durations.ts";
import { getCounts } from "#domain/office/counts-operations.ts";
import type { InputOf, OutputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";

export type Counts = OutputOf<typeof getCounts>;

/** The counts of the range that stands in the address; what is no range there is left out. */
export function useCounts() {
  const { call } = useOffice();
  const [params] = useSearchParams();
  const given = Object.fromEntries(
    ["range", "from", "to"].map((name) => [name, params.get(name) ?? undefined]),
  );
  const read = v.safeParse(getCounts.input, given);
  const input: InputOf<typeof getCounts> = read.success ? read.output : {};
  const query = useQuery({
    ...queryOf(call, getCounts, input),
    placeholderData: keepPreviousData,
    staleTime: minutes(1),
  });
  return { ...query, input };
}
