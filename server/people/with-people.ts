import { groupedPhone } from "#domain/forms/phone-number.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { listedName, personName } from "#domain/people/person-names.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Lead } from "../leads/queries.ts";
import { findRoots, type Person } from "./people-rows.ts";

/** Whom a row is about, as screens show and open it; one among the spam has no id. */
export type ShownPerson = { personId: string | null; name: string; phone: string };

type Message = Pick<Lead, "form_kind" | "fields" | "email" | "person_id">;

/** Adds to rows of messages whom each belongs to now; what a person does not give is told by the message. */
export async function withPeople<Row extends Message>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & ShownPerson)[]> {
  const ids = rows.map(({ person_id }) => person_id);
  const roots = await findRoots(db, ids);
  return rows.map((row) => ({ ...row, ...shownPerson(row, roots.get(row.person_id ?? "")) }));
}

function shownPerson({ form_kind, fields: json, email }: Message, root: Person | undefined): ShownPerson {
  const fields: Record<string, string> = JSON.parse(json);
  const name = root?.name || personName(form_kind, fields);
  const phone_shown = root?.phone_shown || (fields.phone ?? "");
  return {
    personId: root ? shownId(root) : null,
    name: listedName({ name, email: root?.email || email, phone_shown }),
    phone: maskSensitiveNumbers(groupedPhone(phone_shown)),
  };
}

export const shownId = ({ id, tagged_at }: Person): string | null => (tagged_at === null ? id : null);
