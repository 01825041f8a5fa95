import { useQuery } from "@tanstack/react-query";
import { listColleagues } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { usePresent } from "../base/use-present.ts";
import { useMe } from "./use-me.ts";

/** Finds the names of the colleagues who have a person's card open right now. */
export function useOthersHere() {
  const { call } = useOffice();
  const me = useMe();
  const present = usePresent();
  const { data } = useQuery(queryOf(call, listColleagues, {}));
  return (personId: string): string[] => {
    const here = present.get(personId) ?? [];
    const others = (data?.colleagues ?? []).filter(({ id }) => id !== me?.id && here.includes(id));
    return others.map(({ name }) => name);
  };
}
