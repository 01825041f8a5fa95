import { useQuery } from "@tanstack/react-query";
import { getSession } from "#domain/office/account-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";

/** The signed-in person; undefined until the first answer. */
export function useMe() {
  const { call } = useOffice();
  return useQuery(queryOf(call, getSession, {})).data?.user;
}
