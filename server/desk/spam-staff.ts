import { letterDelay } from "#domain/office/answer-operations.ts";
import * as spam from "#domain/office/spam-operations.ts";
import type { AuthOptions } from "../auth/options.ts";
import { handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler, type StaffCall } from "../http/office-handler.ts";
import { createAccessLog, openList } from "../people/access-log.ts";
import { promiseNow, type RescueOptions, rescueLead } from "./rescue-lead.ts";
import { listSpam } from "./spam-rows.ts";
import { tagPerson, untagPerson } from "./tag-spam.ts";

/** The operations on what was judged spam. */
export function spamHandlers(options: AuthOptions & RescueOptions): OfficeHandler[] {
  const { db, env, secret } = options;
  // A flood of bots is looked through by the hundred.
  const logShown = createAccessLog(db, spam.listSpam.name, { ...openList, hasAlarm: false });
  return [
    handle(spam.listSpam, async ({ after }, call) => {
      const listed = await listSpam(db, after);
      await logShown(listed.spam, call);
      return listed;
    }),
    handleCommand(spam.rescueLead, db, async (tx, { id }, { now, staff }) => {
      const limits = { now, secret, isLimited: env.rateLimits };
      const rescued = await rescueLead(tx, id, staff.userId, { ...options, ...limits });
      const { personId, booking, isFirst } = rescued;
      return {
        answer: { personId, booking },
        audit: {
          subject: { kind: "lead", id },
          ...(personId !== null && { personId }),
          details: { isFirst, ...(booking && { booking }) },
        },
        signals: [
          { topic: "spam", id },
          ...(personId === null ? [] : [{ topic: "people" as const, id: personId }]),
          ...(booking === "booked" ? [{ topic: "appointments" as const, id: "" }] : []),
        ],
      };
    }),
    handleCommand(spam.tagSpam, db, async (tx, { ids }, call) => {
      const options = { ...staffOptions(call), dueAt: new Date(call.now.getTime() + letterDelay) };
      return tell(await changeEach(ids, (id) => tagPerson(tx, id, options)));
    }),
    handleCommand(spam.untagSpam, db, async (tx, { ids }, call) => {
      const options = staffOptions(call);
      const promise = () => promiseNow(tx, "consultation", options);
      return tell(
        await changeEach(ids, async (id) => (await untagPerson(tx, id, options, promise)) !== undefined),
      );
    }),
  ];

  function staffOptions({ now, staff }: StaffCall) {
    const limits = { secret, now, isLimited: env.rateLimits };
    return { practice: options.practice, ...limits, actorId: staff.userId, dueAt: now };
  }
}

/** Changes people one after the other, in one order, so that two commands cannot wait for each other. */
async function changeEach(ids: readonly string[], change: (id: string) => Promise<boolean>) {
  const changed: string[] = [];
  for (const id of [...new Set(ids)].sort()) if (await change(id)) changed.push(id);
  return changed;
}

const tell = (changed: string[]) => ({
  answer: { changed },
  audit: { subject: { kind: "person" as const, id: changed[0] ?? "" }, details: { ids: changed.join(" ") } },
  signals: [
    ...changed.map((id) => ({ topic: "people" as const, id })),
    ...(["spam", "deliveries", "appointments"] as const).map((topic) => ({ topic, id: "" })),
  ],
});
