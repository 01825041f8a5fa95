import { hours } from "#domain/durations.ts";
import * as subscribers from "#domain/office/subscriber-operations.ts";
import { writeStaffAudit } from "../auth/audit.ts";
import type { Db } from "../base/db/open-database.ts";
import { handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler, OperationRefused } from "../http/office-handler.ts";
import { countByStaff } from "../http/rate-limits.ts";
import { personsOf, unsubscribe } from "../newsletter/queries.ts";
import { createAccessLog, openList } from "../people/access-log.ts";
import type { DeskOptions } from "../people/desk-options.ts";
import { lockRoots } from "../people/people-rows.ts";
import { settlePerson } from "../people/settle-person.ts";
import { addSubscriber } from "./add-subscriber.ts";
import { findRow, listSubscribers, readSubscribers, searchIds } from "./subscriber-rows.ts";
import { subscribersCsv } from "./subscribers-csv.ts";
import { suppress } from "./suppressions.ts";

const exportLimit = { name: "subscriber-exports", most: 10, window: hours(1) };

/** The operations on the newsletter's subscribers. */
export function subscriberHandlers(options: DeskOptions): OfficeHandler[] {
  const { db, keys } = options;
  const logShown = createAccessLog(db, subscribers.findSubscribers.name, openList);
  return [
    handle(subscribers.findSubscribers, async (input, call) => {
      const found = await listSubscribers(db, input);
      await logShown(found.subscribers, call);
      return found;
    }),
    handleCommand(subscribers.addSubscriber, db, async (tx, input, call) => {
      const answer = await addSubscriber(tx, input, call, options);
      return { ...doneTo(answer.id, { way: input.way, state: answer.state }), answer };
    }),
    handleCommand(subscribers.endSubscriber, db, async (tx, { id }, { now }) => {
      await findRow(tx, id);
      if (!(await unsubscribe(tx, { public_id: id }, now))) throw new OperationRefused("state-changed");
      return { ...doneTo(id), answer: {} };
    }),
    handleCommand(subscribers.removeSubscriber, db, async (tx, { id }, { now }) => {
      const { email } = await findRow(tx, id);
      await erase(tx, email);
      await suppress(tx, email, keys.secret, now);
      return { ...doneTo(id), answer: {} };
    }),
    // Not a command: its answer is personal data, which no idempotency key keeps.
    handle(subscribers.exportSubscribers, async (filters, call) => {
      await countByStaff(db, exportLimit, call, options);
      const { head, lineOf } = subscribersCsv(options.practice.business.timeZone);
      let [csv, rows] = [head, 0];
      for await (const ids of searchIds(db, filters)) {
        const lines = (await readSubscribers(db, ids)).map(lineOf);
        csv += lines.join("");
        rows += lines.length;
      }
      const subject = { kind: "newsletter", id: "" } as const;
      await writeStaffAudit(db, { action: "export-subscribers", subject, details: { rows } }, call);
      return { csv, rows };
    }),
  ];
}

const doneTo = (id: string, details: Record<string, string> = {}) => ({
  audit: { subject: { kind: "subscriber" as const, id }, details },
  signals: [{ topic: "newsletter" as const, id: "" }],
});

/** Erases the requests of an address for the newsletter, and with them the subscriber. */
async function erase(tx: Db, email: string): Promise<void> {
  const isRequest = { form_kind: "newsletter", email } as const;
  const requests = tx
    .selectFrom("leads")
    .select("person_id")
    .where((eb) => eb.and(isRequest));
  // The people first, as whoever asks again does: else the two could wait for each other.
  await lockRoots(tx, personsOf(await requests.execute()));
  await tx.deleteFrom("subscribers").where("email", "=", email).execute();
  const erased = await tx
    .deleteFrom("leads")
    .where((eb) => eb.and(isRequest))
    .returning("person_id")
    .execute();
  for (const personId of personsOf(erased)) await settlePerson(tx, personId);
}
