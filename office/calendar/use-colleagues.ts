import { useQuery } from "@tanstack/react-query";
import { listColleagues } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";

/** Those of the staff who can take an appointment; `nameOf` is empty for nobody, and for one who left. */
export function useColleagues() {
  const { call } = useOffice();
  const { data } = useQuery(queryOf(call, listColleagues, {}));
  const colleagues = data?.colleagues ?? [];
  const nameOf = (wanted: string | null) => colleagues.find(({ id }) => id === wanted)?.name ?? "";
  return { colleagues, nameOf };
}
