import * as commands from "#domain/office/person-commands.ts";
import type { SubjectKind } from "../auth/audit.ts";
import type { Db } from "../base/db/open-database.ts";
import { sealText } from "../base/sealed-text.ts";
import { type Done, handleCommand } from "../commands/command.ts";
import type { OfficeHandler, StaffCall } from "../http/office-handler.ts";
import { addPerson } from "./add-person.ts";
import { changeFields } from "./change-fields.ts";
import type { DeskOptions } from "./desk-options.ts";
import { mergePeople, unmergePerson } from "./merge-people.ts";
import { findPerson, lockPerson } from "./people-rows.ts";
import { type FieldChanges, fieldsOf } from "./person-fields.ts";
import { separateLead } from "./separate-lead.ts";

/** The operations that change people. */
export function personHandlers({ db, keys }: DeskOptions): OfficeHandler[] {
  return [
    handleCommand(commands.addPerson, db, async (tx, input, call) => {
      const id = await addPerson(tx, input, call, (text) => sealText(keys.secret, text));
      return done({ id }, id);
    }),
    handleCommand(commands.changePerson, db, async (tx, { id, changes }, call) => {
      const changed = await changeFields(tx, await lockPerson(tx, id), changes, call);
      return done({}, id, { fields: changed.join(" ") });
    }),
    handleCommand(commands.changePeople, db, async (tx, { ids, assignedTo, stage }, call) => {
      const changedIds: string[] = [];
      // In one order, so that two of these commands cannot wait for each other.
      for (const id of [...new Set(ids)].sort())
        if (await changeOne(tx, id, { assignedTo, stage }, call)) changedIds.push(id);
      return {
        answer: { changed: changedIds.length },
        audit: {
          subject: { kind: "person", id: changedIds[0] ?? "" },
          details: { ids: changedIds.join(" "), stage: stage ?? "" },
        },
        signals: changedIds.map((id) => ({ topic: "people" as const, id })),
      };
    }),
    handleCommand(commands.mergePeople, db, async (tx, { id, other }, call) => {
      await mergePeople(tx, id, other, call);
      return done({}, id, { other }, [other]);
    }),
    handleCommand(commands.unmergePerson, db, async (tx, { id }, call) => {
      const rootId = await unmergePerson(tx, id, call);
      return done({}, id, { from: rootId }, [rootId]);
    }),
    handleCommand(commands.separateLead, db, async (tx, { id }) => {
      const { personId, formerId } = await separateLead(tx, id);
      return done({ personId }, personId, { from: formerId }, [formerId], { kind: "lead", id });
    }),
  ];
}

/** Assigns a person or moves it to a stage, whatever it was before; false for one that is gone, merged or there already. */
async function changeOne(
  tx: Db,
  id: string,
  { assignedTo, stage }: { assignedTo: string | null | undefined; stage: string | undefined },
  call: StaffCall,
): Promise<boolean> {
  const found = await findPerson(tx, id);
  if (!found || found.merged_into !== null) return false;
  const person = await lockPerson(tx, id);
  const fields = fieldsOf(person);
  const changes: FieldChanges = {
    ...(assignedTo !== undefined && { assignedTo: { from: fields.assignedTo, to: assignedTo } }),
    ...(stage !== undefined && { stage: { from: fields.stage, to: stage as typeof person.stage } }),
  };
  return (await changeFields(tx, person, changes, call)).length > 0;
}

const done = <Answer>(
  answer: Answer,
  personId: string,
  details: Record<string, string> = {},
  others: string[] = [],
  subject: { kind: SubjectKind; id: string } = { kind: "person", id: personId },
): Done<Answer> => ({
  answer,
  audit: { subject, personId, details },
  signals: [personId, ...others].map((id) => ({ topic: "people" as const, id })),
});
