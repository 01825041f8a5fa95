import type { DeliveryRow } from "#domain/office/delivery-operations.ts";
import * as deliveries from "#domain/office/delivery-operations.ts";
import { showLetter } from "#domain/office/unsent-letter-operations.ts";
import type { AuthOptions } from "../auth/options.ts";
import type { Db } from "../base/db/open-database.ts";
import { type Done, handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler, OperationRefused } from "../http/office-handler.ts";
import { countByStaff } from "../http/rate-limits.ts";
import { byPerson, retryLimit } from "../outbox/person-retry.ts";
import { practiceMailFailure } from "../outbox/practice-mail.ts";
import { findDelivery } from "../outbox/queries.ts";
import { requeueDelivery, requeueFailed } from "../outbox/requeue.ts";
import { waitsForPerson } from "../outbox/settle.ts";
import { createAccessLog, openList } from "../people/access-log.ts";
import { followAddress } from "../people/follow-address.ts";
import { findEndpoint, lockEndpoint, retryDelivery } from "../webhooks/endpoints.ts";
import { correctAddress } from "./correct-address.ts";
import { isToVisitor, listTab, loadDelivery } from "./delivery-rows.ts";
import { showUnsentLetter } from "./unsent-letter.ts";

type Options = Pick<AuthOptions, "db" | "secret" | "env" | "practice" | "now">;

/** The operations on what goes out: look, send again, correct an address. */
export function deliveriesHandlers(options: Options): OfficeHandler[] {
  const { db, secret, env } = options;
  const logShown = createAccessLog(db, deliveries.listDeliveries.name, openList);
  return [
    handle(deliveries.listDeliveries, async ({ tab, after }, call) => {
      const listed = await listTab(db, tab, after);
      await logShown(listed.deliveries.flatMap(shownBy), call);
      return { ...listed, mailFailingSince: (await practiceMailFailure(db, call.now)) ?? null };
    }),
    handle(deliveries.getDelivery, ({ id }) => loadDelivery(db, id)),
    // No command: no idempotency key may keep its answer.
    handle(showLetter, ({ id }, call) => showUnsentLetter(options, id, call)),
    handleCommand(deliveries.retryDelivery, db, async (tx, { id }, call) => {
      if (call.staff.role !== "owner") await refuseDisabled(tx, id);
      const answer = await retryDelivery(tx, id, byPerson(call));
      if (answer === "unknown") throw new OperationRefused("not-found");
      if (answer !== "queued") throw new OperationRefused("state-changed");
      await countByStaff(tx, retryLimit, call, { env, secret });
      return doneTo(id);
    }),
    handleCommand(deliveries.dismissDelivery, db, async (tx, { id }) => {
      const dismissed = await tx
        .updateTable("outbox")
        .set({ needs_person_since: null })
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      if (!dismissed) throw new OperationRefused("not-found");
      return doneTo(id);
    }),
    handleCommand(deliveries.restoreDelivery, db, async (tx, { id }, { now }) => {
      const delivery = await findDelivery(tx, id);
      if (!delivery) throw new OperationRefused("not-found");
      const restored = await tx
        .updateTable("outbox")
        .set({ needs_person_since: waitsForPerson(delivery, now) })
        .where("id", "=", id)
        .where("state", "in", ["failed", "held", "withheld"])
        .returning("id")
        .executeTakeFirst();
      if (!restored) throw new OperationRefused("state-changed");
      return doneTo(id);
    }),
    handleCommand(deliveries.fixAddress, db, async (tx, { id, from, to }, call) => {
      const delivery = await findDelivery(tx, id);
      if (!delivery) throw new OperationRefused("not-found");
      if (!isToVisitor(delivery)) throw new OperationRefused("state-changed");
      const personId = await correctAddress(tx, delivery, { from, to, call, secret });
      const request = { ...byPerson(call), isCorrected: true };
      if (!(await requeueDelivery(tx, id, request))) throw new OperationRefused("state-changed");
      if (personId !== null) await followAddress(tx, personId, { from, to }, call, options);
      await countByStaff(tx, retryLimit, call, { env, secret });
      return doneTo(id, personId);
    }),
    handleCommand(deliveries.recoverDeliveries, db, async (tx, { since }, call) => {
      const request = { ...byPerson(call), trigger: "recover" as const };
      const limit = deliveries.recoveryLimit;
      const { length } = await requeueFailed(tx, { ...request, since: new Date(since), limit });
      return {
        answer: { recovered: length, hasMore: length === limit },
        audit: { subject: { kind: "delivery", id: "" }, details: { since, recovered: length } },
        signals: [{ topic: "deliveries", id: "" }],
      };
    }),
  ];
}

/** Whom a delivery shows: its person, or the address of somebody who is not on file. */
function shownBy({ personId, channel, target }: DeliveryRow): { id: string }[] {
  const id = personId ?? (channel === "mail" ? target : "");
  return id ? [{ id }] : [];
}

/** Throws `role-forbidden` for a delivery to an endpoint that answered 410, which a retry switches on again. */
async function refuseDisabled(tx: Db, id: string): Promise<void> {
  const target = (await findDelivery(tx, id))?.target ?? "";
  // It may answer so at this moment.
  await lockEndpoint(tx, target);
  const endpoint = await findEndpoint(tx, target);
  if (endpoint?.disabled_at) throw new OperationRefused("role-forbidden");
}

/** What a command on a delivery did, with its signals; of a person too when the address was theirs. */
const doneTo = (id: string, personId: string | null = null): Done<Record<never, never>> => ({
  answer: {},
  audit: { subject: { kind: "delivery", id }, ...(personId !== null && { personId }) },
  signals: [
    { topic: "deliveries", id },
    ...(personId === null ? [] : [{ topic: "people" as const, id: personId }]),
  ],
});
