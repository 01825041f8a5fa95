import type { OutputOf, ReceivedOf } from "#domain/office/operation.ts";
import * as commands from "#domain/office/person-commands.ts";
import type { SubjectKind } from "../auth/audit.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Done, handleCommand } from "../commands/command.ts";
import type { OfficeHandler, StaffCall } from "../http/office-handler.ts";
import { addPerson } from "./add-person.ts";
import { changeFields } from "./change-fields.ts";
import { endAtNewAddress } from "./client-newsletter.ts";
import { renameComing, translateComing } from "./correct-lead.ts";
import type { DeskOptions } from "./desk-options.ts";
import { followAddress } from "./follow-address.ts";
import { mergePeople, unmergePerson } from "./merge-people.ts";
import { lockIfListed, lockPerson } from "./people-rows.ts";
import { type FieldChanges, fieldsOf, readMail } from "./person-fields.ts";
import { separateLead } from "./separate-lead.ts";

export function personHandlers(options: DeskOptions): OfficeHandler[] {
  const { db, seal } = options;
  return [
    handleCommand(commands.addPerson, db, async (tx, input, call) => {
      const id = await addPerson(tx, input, call, seal);
      return done({ id }, id);
    }),
    handleCommand(commands.changePerson, db, async (tx, { id, changes }, call) => {
      const person = await lockPerson(tx, id);
      const changed = await changeFields(tx, person, changes, call);
      if (changes.writes && changed.includes("writes"))
        await translateComing(tx, id, changes.writes.to, call.now);
      if (changed.includes("name") || changed.includes("phone")) await renameComing(tx, person, call.now);
      const change = done({}, id, { fields: changed.join(" ") });
      if (!changed.includes("email")) return change;
      const to = readMail(changes.email?.to ?? "");
      await followAddress(tx, id, { from: person.email, to }, call, options);
      await endAtNewAddress(tx, id, call);
      const told = (["appointments", "deliveries"] as const).map((topic) => ({ topic, id: "" }));
      return { ...change, signals: [...change.signals, ...told] };
    }),
    handleCommand(commands.changePeople, db, async (tx, { ids, change }, call) => {
      const changed: ChangedPerson[] = [];
      // In one order, so that two of these commands cannot wait for each other.
      for (const id of [...new Set(ids)].sort()) {
        const former = await changeOne(tx, id, change, call);
        if (former) changed.push(former);
      }
      const changedIds = changed.map(({ id }) => id);
      return {
        answer: { changed },
        audit: {
          subject: { kind: "person", id: changedIds[0] ?? "" },
          details: { ids: changedIds.join(" "), stage: change.field === "stage" ? change.to : "" },
        },
        signals: changedIds.map((id) => ({ topic: "people" as const, id })),
      };
    }),
    handleCommand(commands.mergePeople, db, async (tx, input, call) => {
      const { id, other } = input;
      return done(await mergePeople(tx, input, call), id, { other }, [other]);
    }),
    handleCommand(commands.unmergePerson, db, async (tx, input, call) => {
      const { rootId, mergeId } = await unmergePerson(tx, input, call);
      return done({ mergeId }, input.id, { from: rootId }, [rootId]);
    }),
    handleCommand(commands.separateLead, db, async (tx, { id }, { now }) => {
      const { personId, formerId } = await separateLead(tx, id, now);
      return done({ personId }, personId, { from: formerId }, [formerId], { kind: "lead", id });
    }),
  ];
}

/** Changes a field of a person; undefined for one that is gone, merged, there already or, where asked, elsewhere by now. */
async function changeOne(
  tx: Db,
  id: string,
  { field, to, from }: ReceivedOf<typeof commands.changePeople>["change"],
  call: StaffCall,
): Promise<ChangedPerson | undefined> {
  const person = await lockIfListed(tx, id);
  if (!person) return undefined;
  const held = fieldsOf(person)[field];
  if (from !== undefined && held !== (from ?? "")) return undefined;
  const changes = { [field]: { from: held, to } } as FieldChanges;
  return (await changeFields(tx, person, changes, call)).length > 0 ? { id, from: held || null } : undefined;
}

type ChangedPerson = OutputOf<typeof commands.changePeople>["changed"][number];

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
