import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import * as numbers from "#domain/office/number-operations.ts";
import type { Operation } from "#domain/office/operation.ts";
import { type SubjectKind, writeStaffAudit } from "../auth/audit.ts";
import type { Db } from "../base/db/open-database.ts";
import { openText } from "../base/sealed-text.ts";
import { handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler, OperationRefused, type StaffCall } from "../http/office-handler.ts";
import type { DeskOptions } from "./desk-options.ts";
import { findRootId } from "./people-rows.ts";

/** The operations on masked numbers. Showing one is no command: no idempotency key may keep its answer. */
export function numberHandlers({ db, keys }: DeskOptions): OfficeHandler[] {
  return [
    handle(numbers.revealField, ({ id, field }, call) =>
      reveal(numbers.revealField, { kind: "lead", id, field }, call, async (tx) => {
        const { fields, sealed, personId } = await findLead(tx, id);
        return { personId, sealed: ownValue(sealed, field), plain: ownValue(fields, field) };
      }),
    ),
    handle(numbers.revealTouch, ({ id }, call) =>
      reveal(numbers.revealTouch, { kind: "touch", id, field: "body" }, call, async (tx) => {
        const { personId, sealed, body: plain } = await findTouch(tx, id);
        return { personId, sealed: sealed ?? undefined, plain };
      }),
    ),
    handleCommand(numbers.removeField, db, async (tx, { id, field }) => {
      const { fields, sealed, personId } = await lockLead(tx, id);
      const value = ownValue(fields, field);
      if (value === undefined) throw new OperationRefused("not-found");
      const { [field]: _, ...others } = sealed;
      const masked = { ...fields, [field]: maskSensitiveNumbers(value) };
      await tx
        .updateTable("leads")
        .set({
          fields: JSON.stringify(masked),
          sealed: Object.keys(others).length > 0 ? JSON.stringify(others) : null,
        })
        .where("id", "=", id)
        .execute();
      return done({ kind: "lead", id }, personId, { field });
    }),
    handleCommand(numbers.removeTouchNumber, db, async (tx, { id }) => {
      const { body, personId } = await findTouch(tx, id);
      const masked = { sealed: null, body: maskSensitiveNumbers(body) };
      await tx.updateTable("touches").set(masked).where("id", "=", id).execute();
      return done({ kind: "touch", id }, personId, {});
    }),
  ];

  type Stored = { personId: string | null; sealed: string | undefined; plain: string | undefined };

  /** Reads a text and writes that it was shown, in one transaction. Throws `key-missing` when it cannot be opened. */
  function reveal(
    { name: action }: Operation,
    { kind, id, field }: { kind: SubjectKind; id: string; field: string },
    call: StaffCall,
    find: (tx: Db) => Promise<Stored>,
  ): Promise<{ value: string }> {
    return db.transaction().execute(async (tx) => {
      const { sealed, plain, personId } = await find(tx);
      if (plain === undefined) throw new OperationRefused("not-found");
      // Rows from before the sealing hold it as it was typed.
      const value = sealed === undefined ? plain : openText(keys.secret, sealed);
      if (value === undefined) throw new OperationRefused("key-missing");
      const subject = { kind, id };
      const event = { action, subject, personId: personId ?? undefined, details: { field } };
      await writeStaffAudit(tx, event, call);
      return { value };
    });
  }
}

/** Locks a message until the transaction ends: of two that change it at once, none writes over the other. */
async function lockLead(tx: Db, id: string) {
  await tx
    .updateTable("leads")
    .set((eb) => ({ fields: eb.ref("fields") }))
    .where("id", "=", id)
    .execute();
  return findLead(tx, id);
}

async function findLead(tx: Db, id: string) {
  const lead = await tx
    .selectFrom("leads")
    .select(["fields", "sealed", "person_id"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!lead) throw new OperationRefused("not-found");
  return {
    fields: JSON.parse(lead.fields) as Record<string, string>,
    sealed: JSON.parse(lead.sealed ?? "{}") as Record<string, string>,
    personId: await findRootId(tx, lead.person_id),
  };
}

// "constructor" is a name that every object answers to, and none of a field.
const ownValue = (values: Record<string, string>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

async function findTouch(tx: Db, id: string) {
  const touch = await tx
    .selectFrom("touches")
    .select(["body", "sealed", "person_id"])
    .where("id", "=", id)
    .where("kind", "not in", ["change", "merge"])
    .executeTakeFirst();
  if (!touch) throw new OperationRefused("not-found");
  return { ...touch, personId: await findRootId(tx, touch.person_id) };
}

const done = (
  subject: { kind: SubjectKind; id: string },
  personId: string | null,
  details: Record<string, string>,
) => ({
  answer: {},
  audit: { subject, details, ...(personId !== null && { personId }) },
  signals: [{ topic: "people" as const, id: personId ?? "" }],
});
