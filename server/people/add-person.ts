import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { ReceivedOf } from "#domain/office/operation.ts";
import type { addPerson as addOperation } from "#domain/office/person-commands.ts";
import { searchTerms } from "#domain/people/search-terms.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import { type Seal, sealNumbers } from "../base/sealed-numbers.ts";
import type { StaffCall } from "../http/office-handler.ts";
import { phoneColumns, readMail, readPhone } from "./person-fields.ts";
import { addTerms } from "./term-rows.ts";
import { insertTouches } from "./touch-rows.ts";

/** Adds a person whom the staff enter; resolves with the id. Throws `input-invalid`. */
export async function addPerson(
  tx: Db,
  input: ReceivedOf<typeof addOperation>,
  call: StaffCall,
  seal: Seal,
): Promise<string> {
  const id = newId(call.now);
  const at = call.now.toISOString();
  const { writes, speaks } = input;
  const name = maskSensitiveNumbers(input.name);
  const { text: body, sealed } = sealNumbers(input.request, seal);
  const email = readMail(input.email);
  const phone = readPhone(input.phone);
  await tx
    .insertInto("people")
    .values({
      id,
      name,
      email,
      ...phoneColumns(phone),
      writes,
      speaks,
      stage: "new",
      closed_reason: "",
      next_step: "",
      blocked_channels: "[]",
      spoken_consent_at: input.consent ? at : null,
      last_activity_at: at,
      created_at: at,
    })
    .execute();
  await addTerms(tx, id, searchTerms({ name, email, phone }));
  const touch = { person_id: id, kind: input.source, direction: "in" as const, body, sealed };
  await insertTouches(tx, [touch], call);
  return id;
}
