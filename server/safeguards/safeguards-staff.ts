import { localDay } from "#domain/deadlines/local-day.ts";
import { hours } from "#domain/durations.ts";
import * as audit from "#domain/office/audit-operations.ts";
import { pageSize } from "#domain/office/desk-values.ts";
import { getOwnerTasks } from "#domain/office/owner-task-operations.ts";
import * as safeguards from "#domain/office/safeguards-operations.ts";
import { writeStaffAudit } from "../auth/audit.ts";
import { findGoodBackup } from "../backup/backup-rows.ts";
import { handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler, OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { countByStaff, type RateLimit } from "../http/rate-limits.ts";
import type { DeskOptions } from "../people/desk-options.ts";
import { createOutdatedCount } from "../website/outdated-count.ts";
import { reviewAccess, reviewText } from "./access-review.ts";
import { auditCsv, listAudit } from "./audit-rows.ts";
import { findLastSeal, verifySeals } from "./audit-seals.ts";
import { countPeople } from "./count-people.ts";
import { doneTo } from "./done.ts";
import { insertIncident, listIncidents, updateIncident } from "./incident-rows.ts";
import { insertNote, listNotes } from "./note-rows.ts";
import { loadOwnerTasks } from "./owner-tasks.ts";

/** Rows of one part of an export. */
const exportSize = 2000;
/** The checks of the log by one member of staff: each compares all of it with its seals. */
const verifyLimit: RateLimit = { name: "audit-verified", most: 20, window: hours(1) };

/** The operations on what the law asks of the practice's data. */
export function safeguardsHandlers({ db, practice, keys, env, secret }: DeskOptions): OfficeHandler[] {
  const { timeZone } = practice.business;
  const tasks = { timeZone, countOutdated: createOutdatedCount({ db, env, timeZone }) };
  return [
    handle(safeguards.getSafeguards, async (_, { now }) => ({
      ...(await countPeople(db, now)),
      notes: await listNotes(db),
      incidents: await listIncidents(db, timeZone),
      seal: await findLastSeal(db),
      backups: {
        areDaily: env.backup.folder !== undefined,
        latestAt: (await findGoodBackup(db))?.at ?? null,
      },
      sessions: { idleLimit: env.auth.idleLimit, lifetime: env.auth.sessionLifetime },
    })),
    handle(getOwnerTasks, (_, { now }) => loadOwnerTasks(db, now, tasks)),
    handleCommand(safeguards.addSafeguardNote, db, async (tx, note, { now, staff }) => {
      if (note.day > localDay(now, timeZone))
        throw new OperationRefused("input-invalid", { field: "day", message: "day-to-come" });
      const id = await insertNote(tx, note, staff.userId, now);
      return { ...doneTo(id, { kind: note.kind }), answer: { id } };
    }),
    handleCommand(safeguards.removeSafeguardNote, db, async (tx, { id }, { now }) => {
      const row = await tx
        .updateTable("safeguard_notes")
        .set({ removed_at: now.toISOString() })
        .where("id", "=", id)
        .where("removed_at", "is", null)
        .returning("kind")
        .executeTakeFirst();
      if (!row) throw new OperationRefused("not-found");
      return doneTo(id, { kind: row.kind });
    }),
    handleCommand(safeguards.addIncident, db, async (tx, input, call) => {
      const answer = await insertIncident(tx, input, call, timeZone);
      return { ...doneTo(answer.id), answer };
    }),
    handleCommand(safeguards.changeIncident, db, async (tx, input, call) => {
      const answer = await updateIncident(tx, input, call, timeZone);
      const people = input.people ? { people: input.people.to ?? "" } : {};
      return { ...doneTo(input.id, { told: input.told ?? "", ...people }), answer };
    }),
    handle(audit.getAccessReview, (_, { now }) => reviewAccess(db, now, timeZone)),
    handleCommand(audit.confirmAccessReview, db, async (tx, { locale }, { now, staff }) => {
      const reviewed = await reviewAccess(tx, now, timeZone);
      const text = reviewText(reviewed.staff, locale);
      const note = { kind: "review" as const, day: localDay(now, timeZone), text };
      const id = await insertNote(tx, note, staff.userId, now);
      return { ...doneTo(id, { kind: note.kind }), answer: { id } };
    }),
    handle(audit.listAudit, (input, call) =>
      listAudit(db, ownRows(input, call), { size: pageSize, timeZone }),
    ),
    handle(audit.exportAudit, async (input, call) => {
      const page = await listAudit(db, input, { size: exportSize, timeZone });
      const subject = { kind: "safeguards", id: "audit" } as const;
      const event = { action: audit.exportAudit.name, subject, details: { rows: page.rows.length } };
      await writeStaffAudit(db, event, call);
      return { csv: auditCsv(page, !input.after), next: page.next };
    }),
    handle(audit.verifyAudit, async (_, call) => {
      await countByStaff(db, verifyLimit, call, { env, secret });
      return verifySeals(db, keys.secret, call.now);
    }),
  ];
}

/** A preparer sees what they did themselves. */
const ownRows = <Filters extends { actor?: string | undefined }>(
  filters: Filters,
  { staff }: StaffCall,
): Filters => (staff.role === "owner" ? filters : { ...filters, actor: staff.userId });
