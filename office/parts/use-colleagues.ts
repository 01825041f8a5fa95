import { useQuery } from "@tanstack/react-query";
import { fillIn } from "#content/format/fill-in.ts";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { listColleagues } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";

type Choice = { value: string; label: string };

/** The staff as choices: `colleagues` can be given somebody, `everybody` are also those who no longer can. */
export function useColleagues() {
  const { call, locale } = useOffice();
  const { data } = useQuery(queryOf(call, listColleagues, {}));
  const { unnamed, former } = colleagueWords[locale];
  const colleagues = (data?.colleagues ?? []).map(({ id, name }) => ({ value: id, label: name || unnamed }));
  const left = (data?.former ?? []).map(({ id, name }) => ({
    value: id,
    label: fillIn(former, { name: name || unnamed }),
  }));
  const everybody = [...colleagues, ...left];
  /** Empty for nobody, and until the names are there. */
  const nameOf = (wanted: string | null) =>
    wanted && data
      ? [...data.colleagues, ...data.former].find(({ id }) => id === wanted)?.name || unnamed
      : "";
  /** Whom something can be given to, and who holds it now, whether or not they left. */
  const choicesOver = (held: string | null, name = nameOf(held)): Choice[] => {
    if (held === null || colleagues.some(({ value }) => value === held)) return colleagues;
    const holder = left.find(({ value }) => value === held);
    return [...colleagues, holder ?? { value: held, label: name }];
  };
  return { colleagues, everybody, nameOf, choicesOver };
}
