import { useQuery } from "@tanstack/react-query";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import type { Colleague } from "#domain/office/desk-values.ts";
import { listColleagues } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";

/** The staff as choices: `colleagues` can be given somebody, `former` no longer can. */
export function useColleagues() {
  const { call, locale } = useOffice();
  const { data } = useQuery(queryOf(call, listColleagues, {}));
  const { unnamed } = colleagueWords[locale];
  const toChoice = ({ id, name }: Colleague) => ({ value: id, label: name || unnamed });
  const colleagues = (data?.colleagues ?? []).map(toChoice);
  const former = (data?.former ?? []).map(toChoice);
  const everybody = [...colleagues, ...former];
  /** Empty for nobody, and until the names are there. */
  const nameOf = (id: string | null) =>
    id && data ? (everybody.find(({ value }) => value === id)?.label ?? unnamed) : "";
  /** Whom something can be given to, and who holds it, whether or not they left. */
  const choicesOver = (held: string | null, name = nameOf(held)) =>
    held === null || colleagues.some(({ value }) => value === held)
      ? colleagues
      : [...colleagues, { value: held, label: name || unnamed }];
  return { colleagues, former, everybody, nameOf, choicesOver };
}
