import type { Selectable } from "kysely";
import { localDay } from "#domain/deadlines/local-day.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import * as requests from "#domain/office/person-requests.ts";
import { listedName } from "#domain/people/person-names.ts";
import { writeStaffAudit } from "../auth/audit.ts";
import type { Db } from "../base/db/open-database.ts";
import type { PersonRequestsTable } from "../base/db/safeguards-schema.ts";
import { newId } from "../base/new-id.ts";
import { zipFiles } from "../base/zip-files.ts";
import { handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler, OperationRefused } from "../http/office-handler.ts";
import { findNamesIn } from "../people/colleagues.ts";
import type { DeskOptions } from "../people/desk-options.ts";
import { findPerson, findRoot, listFamily, lockPerson, lockRow } from "../people/people-rows.ts";
import { copyName } from "./copy-name.ts";
import { doneToPerson } from "./done.ts";
import { readPersonRows } from "./person-rows.ts";
import { copyAsJson, copyAsPage } from "./write-copy.ts";

/** The operations on what people ask of their own data. */
export function requestHandlers({ db, keys, practice }: DeskOptions): OfficeHandler[] {
  return [
    handleCommand(requests.askOwner, db, async (tx, { id: personId, kind, note }, { now, staff }) => {
      await lockPerson(tx, personId);
      const asked = { person_id: personId, kind, note: maskSensitiveNumbers(note) };
      const waiting = await findWaiting(tx, asked);
      const id = waiting?.id ?? newId(now);
      if (waiting) await addNote(tx, waiting, asked.note);
      else
        await tx
          .insertInto("person_requests")
          .values({
            id,
            ...asked,
            asked_by: staff.userId,
            asked_at: now.toISOString(),
            settled_by: null,
            settled_at: null,
          })
          .execute();
      return { ...doneToPerson(personId, { kind }), answer: { requestId: id } };
    }),
    handle(requests.listPersonRequests, async () => ({ requests: await listOpen(db) })),
    handleCommand(
      requests.settlePersonRequest,
      db,
      async (tx, { id, isSettled, settledAt }, { now, staff }) => {
        const row = await tx
          .selectFrom("person_requests")
          .select(["person_id", "kind"])
          .where("id", "=", id)
          .executeTakeFirst();
        if (!row) throw new OperationRefused("not-found");
        await lockRow(tx, row.person_id);
        if (!isSettled && (await findWaiting(tx, row))) throw new OperationRefused("state-changed");
        const at = now.toISOString();
        const settled = await tx
          .updateTable("person_requests")
          .set(
            isSettled ? { settled_by: staff.userId, settled_at: at } : { settled_by: null, settled_at: null },
          )
          .where("id", "=", id)
          .where("settled_at", isSettled ? "is" : "is not", null)
          .$if(settledAt !== undefined, (query) => query.where("settled_at", "=", settledAt ?? ""))
          .returning("id")
          .executeTakeFirst();
        if (!settled) throw new OperationRefused(settledAt === undefined ? "not-found" : "too-late");
        return { ...doneToPerson(row.person_id), answer: { settledAt: at } };
      },
    ),
    handleCommand(requests.deletePerson, db, async (tx, { id }, { now, staff }) => {
      const { held_at, delete_at } = await lockPerson(tx, id);
      if (held_at !== null) throw new OperationRefused("person-held");
      if (delete_at !== null) throw new OperationRefused("state-changed");
      const deleteAt = new Date(now.getTime() + requests.deletionDelay).toISOString();
      await setDeletion(tx, id, { delete_at: deleteAt, delete_by: staff.userId });
      return { ...doneToPerson(id), answer: { deleteAt } };
    }),
    handleCommand(requests.undoDeletePerson, db, async (tx, { id, deleteAt }) => {
      const { delete_at } = await lockPerson(tx, id);
      if (delete_at === null) throw new OperationRefused("state-changed");
      if (deleteAt !== undefined && deleteAt !== delete_at) throw new OperationRefused("too-late");
      await setDeletion(tx, id, { delete_at: null, delete_by: null });
      return doneToPerson(id);
    }),
    // Not a command: its answer is personal data, which no idempotency key keeps.
    handle(requests.exportPerson, async ({ id }, call) => {
      const person = await findPerson(db, id);
      if (!person) throw new OperationRefused("not-found");
      const root = await findRoot(db, person);
      const { id: personId } = root;
      const subject = { kind: "person", id: personId } as const;
      await writeStaffAudit(db, { action: requests.exportPerson.name, subject, personId }, call);
      const rows = await readPersonRows(db, await listFamily(db, personId), keys.secret);
      const made = { practice, day: localDay(call.now, practice.business.timeZone) };
      const files = { "copy.html": copyAsPage(rows, made), "copy.json": copyAsJson(rows, made) };
      return { fileName: copyName(root), zip: zipFiles(files) };
    }),
  ];
}

type Request = Selectable<PersonRequestsTable>;

/** Finds the request of a kind that waits for a locked person; undefined when there is none. */
const findWaiting = (
  tx: Db,
  { person_id, kind }: Pick<Request, "person_id" | "kind">,
): Promise<Request | undefined> =>
  tx
    .selectFrom("person_requests")
    .selectAll()
    .where("person_id", "=", person_id)
    .where("kind", "=", kind)
    .where("settled_at", "is", null)
    .executeTakeFirst();

/** Adds what was said of a request to what it says so far. */
async function addNote(tx: Db, { id, note: said }: Request, note: string): Promise<void> {
  if (said.includes(note)) return;
  await tx
    .updateTable("person_requests")
    .set({ note: said ? `${said}; ${note}` : note })
    .where("id", "=", id)
    .execute();
}

/** Requests that wait for the owner; those of somebody tagged as spam come back with the person. */
export const openRequests = (db: Db) =>
  db
    .selectFrom("person_requests as request")
    .innerJoin("people", "people.id", "request.person_id")
    .where("settled_at", "is", null)
    .where("tagged_at", "is", null);

async function listOpen(db: Db) {
  const rows = await openRequests(db)
    .selectAll("request")
    .select(["people.name", "people.email", "people.phone_shown"])
    .orderBy("asked_at")
    .limit(100)
    .execute();
  const names = await findNamesIn(db, rows, "asked_by");
  return rows.map(({ id, person_id, kind, note, asked_by, asked_at, ...person }) => ({
    id,
    personId: person_id,
    name: listedName(person),
    kind,
    note,
    by: names.get(asked_by) ?? "",
    at: asked_at,
  }));
}

const setDeletion = (tx: Db, id: string, deletion: { delete_at: string | null; delete_by: string | null }) =>
  tx.updateTable("people").set(deletion).where("id", "=", id).execute();
