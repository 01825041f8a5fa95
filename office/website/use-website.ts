import { useQuery } from "@tanstack/react-query";
import type { OutputOf } from "#domain/office/operation.ts";
import { getWebsite } from "#domain/office/website-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";

export type Website = OutputOf<typeof getWebsite>;

/** Whether a publish is under way, on whatever server. */
export const isPublishing = ({ publishing, latest }: Website) =>
  publishing !== null || latest?.state === "queued";

/** The state of the website; while somebody publishes it is read every second. */
export function useWebsite() {
  const { call } = useOffice();
  return useQuery({
    ...queryOf(call, getWebsite, {}),
    refetchInterval: ({ state: { data } }) => (data && isPublishing(data) ? 1000 : false),
  });
}
