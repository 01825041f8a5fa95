import { useQuery } from "@tanstack/react-query";
import { fillIn } from "#content/format/fill-in.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { listColleagues } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { useLookAt, usePresent } from "../base/use-present.ts";
import { useMe } from "../parts/use-me.ts";
import css from "./OthersHere.module.css";

/** Who else has this card open right now. */
export function OthersHere({ personId }: { personId: string }) {
  const { call, locale } = useOffice();
  const me = useMe();
  const { data } = useQuery(queryOf(call, listColleagues, {}));
  useLookAt(personId);
  const here = usePresent().get(personId) ?? [];
  const names = (data?.colleagues ?? [])
    .filter(({ id }) => id !== me?.id && here.includes(id))
    .map(({ name }) => name);
  return (
    <p className={css.here} role="status">
      {names.length > 0 && fillIn(personWords[locale].here, { names: names.join(", ") })}
    </p>
  );
}
