import type { Selectable } from "kysely";
import type { ReceivedOf } from "#domain/office/operation.ts";
import type {
  addTemplate,
  changeTemplate,
  moveTemplate as moveOperation,
  ReplyTemplate,
  restoreTemplate as restoreOperation,
} from "#domain/office/template-operations.ts";
import { takeAdvisoryLock } from "../base/db/advisory-lock.ts";
import type { ReplyTemplatesTable } from "../base/db/deliveries-schema.ts";
import type { Db } from "../base/db/open-database.ts";
import { newId } from "../base/new-id.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { findName, findNamesIn } from "./colleagues.ts";

type TemplateFields = ReceivedOf<typeof addTemplate>;

/** Lists the templates in their order, or those that were archived, or the proposed ones. */
export async function listTemplates(db: Db, only?: "archived" | "proposed"): Promise<ReplyTemplate[]> {
  const rows = await db
    .selectFrom("reply_templates")
    .selectAll()
    .where("archived_at", only === "archived" ? "is not" : "is", null)
    .$if(only !== "archived", (query) =>
      query.where("proposed_by", only === "proposed" ? "is not" : "is", null),
    )
    .orderBy("position")
    .orderBy("id")
    .execute();
  const names = await findNamesIn(db, rows, "proposed_by");
  return rows.map((row) => ({
    id: row.id,
    ...stateOf(row),
    position: row.position,
    archivedAt: row.archived_at,
    proposedBy: row.proposed_by && (names.get(row.proposed_by) ?? ""),
  }));
}

const stateOf = (row: Selectable<ReplyTemplatesTable>) => ({
  version: row.version,
  channel: row.channel,
  title: { en: row.title_en, es: row.title_es },
  subject: { en: row.subject_en, es: row.subject_es },
  body: { en: row.body_en, es: row.body_es },
});

const columnsOf = ({ channel, title, subject, body }: TemplateFields) => ({
  channel,
  title_en: title.en,
  title_es: title.es,
  ...(channel === "mail"
    ? { subject_en: subject.en, subject_es: subject.es }
    : { subject_en: "", subject_es: "" }),
  body_en: body.en,
  body_es: body.es,
});

export async function insertTemplate(
  tx: Db,
  fields: TemplateFields,
  { now, proposedBy }: { now: Date; proposedBy: string | null },
): Promise<string> {
  await takeAdvisoryLock(tx, "templates");
  const id = newId(now);
  const { length: position } = await listTemplates(tx);
  await tx
    .insertInto("reply_templates")
    .values({ id, ...columnsOf(fields), position, proposed_by: proposedBy, version: "" })
    .execute();
  return id;
}

/** Changes the texts of a template. Throws `not-found`, and `field-conflict` where it is no longer the version that was seen. */
export async function updateTemplate(
  tx: Db,
  { id, version, ...fields }: ReceivedOf<typeof changeTemplate>,
  { staff, now }: Pick<StaffCall, "staff" | "now">,
): Promise<void> {
  const updatedRow = await tx
    .updateTable("reply_templates")
    .set({
      ...columnsOf(fields),
      version: newId(now),
      changed_by: staff.userId,
      changed_at: now.toISOString(),
    })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning("id")
    .executeTakeFirst();
  if (!updatedRow) throw await conflictAt(tx, id, now);
}

async function conflictAt(tx: Db, id: string, now: Date): Promise<OperationRefused> {
  const row = await tx.selectFrom("reply_templates").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return new OperationRefused("not-found");
  const conflict = {
    current: JSON.stringify(stateOf(row)),
    by: await findName(tx, row.changed_by),
    at: row.changed_at ?? now.toISOString(),
  };
  return new OperationRefused("field-conflict", { conflict });
}

/** Puts a proposed template at the end of the list. Throws `state-changed` for one that is not proposed any longer. */
export async function acceptTemplate(tx: Db, id: string): Promise<void> {
  await takeAdvisoryLock(tx, "templates");
  const proposed = await listTemplates(tx, "proposed");
  if (!proposed.some((each) => each.id === id)) throw new OperationRefused("state-changed");
  const { length: position } = await listTemplates(tx);
  await update(tx, id, { proposed_by: null, position });
}

/**
 * Archives a template, or restores it at the end of where it was: the list, or what is proposed for it. Throws
 * `state-changed` where a colleague did so already: who is refused has nothing to undo.
 */
export async function archiveTemplate(tx: Db, id: string, at: Date | null): Promise<void> {
  await takeAdvisoryLock(tx, "templates");
  const row = await tx
    .selectFrom("reply_templates")
    .select("archived_at")
    .where("id", "=", id)
    .executeTakeFirst();
  if (row && (row.archived_at === null) === (at === null)) throw new OperationRefused("state-changed");
  const { length: position } = await listTemplates(tx);
  await update(tx, id, { archived_at: at?.toISOString() ?? null, position });
  await renumber(
    tx,
    (await listTemplates(tx)).map((each) => each.id),
  );
}

/** Restores an archived template, at a place of the list if given. Throws `too-late` for another `archivedAt`. */
export async function restoreTemplate(
  tx: Db,
  { id, archivedAt, position }: ReceivedOf<typeof restoreOperation>,
): Promise<void> {
  await takeAdvisoryLock(tx, "templates");
  const archived = (await listTemplates(tx, "archived")).find((each) => each.id === id);
  if (archived && archivedAt !== undefined && archived.archivedAt !== archivedAt)
    throw new OperationRefused("too-late");
  await archiveTemplate(tx, id, null);
  if (position !== undefined) await putAt(tx, id, position);
}

/** Moves a template to a place of the list. Throws `state-changed` where it stands at another one than was seen. */
export async function moveTemplate(
  tx: Db,
  { id, seen, position }: ReceivedOf<typeof moveOperation>,
): Promise<void> {
  await takeAdvisoryLock(tx, "templates");
  const listed = (await listTemplates(tx)).find((each) => each.id === id);
  if (listed && listed.position !== seen) throw new OperationRefused("state-changed");
  await putAt(tx, id, position);
}

async function putAt(tx: Db, id: string, position: number): Promise<void> {
  const ids = (await listTemplates(tx)).map((each) => each.id);
  if (!ids.includes(id)) throw new OperationRefused("not-found");
  const others = ids.filter((each) => each !== id);
  await renumber(tx, [...others.slice(0, position), id, ...others.slice(position)]);
}

async function renumber(tx: Db, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) await update(tx, id, { position });
}

async function update(tx: Db, id: string, change: Partial<ReplyTemplatesTable>): Promise<void> {
  const updatedRow = await tx
    .updateTable("reply_templates")
    .set(change)
    .where("id", "=", id)
    .returning("id")
    .executeTakeFirst();
  if (!updatedRow) throw new OperationRefused("not-found");
}
