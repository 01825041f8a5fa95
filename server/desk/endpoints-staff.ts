import { minutes } from "#domain/durations.ts";
import * as endpoints from "#domain/office/endpoint-operations.ts";
import { writeStaffAudit } from "../auth/audit.ts";
import type { AuthOptions } from "../auth/options.ts";
import { newId } from "../base/new-id.ts";
import { handleCommand } from "../commands/command.ts";
import { handle, type OfficeHandler, OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { countAgainst, type RateLimit } from "../http/rate-limits.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { holdQueued, requeueHeld } from "../outbox/requeue.ts";
import { endpointPaused, findEndpoint, testKind } from "../webhooks/endpoints.ts";
import { findAdded, insertEndpoint, listEndpoints, rotateSecret, updateSettings } from "./endpoint-rows.ts";
import { newSealedSecret, secretsOf } from "./endpoint-secrets.ts";

type Options = Pick<AuthOptions, "db" | "env" | "keys" | "secret" | "now">;

/** How often an endpoint is tried out; the receiver belongs to somebody else. */
const tests: RateLimit = { name: "endpoint-test", most: 20, window: minutes(10) };

/** The operations of an owner on the endpoints that get a copy of each lead. */
export function endpointsHandlers({ db, env, keys, secret, now }: Options): OfficeHandler[] {
  return [
    handle(endpoints.listEndpoints, async () => ({
      endpoints: await listEndpoints(db, { env, now: now(), keySecret: keys.secret }),
    })),
    handleCommand(endpoints.addEndpoint, db, async (tx, settings, call) => {
      const sealed = newSealedSecret(keys.secret);
      const id = await insertEndpoint(tx, settings, { env, now: call.now, secret: sealed });
      return { ...doneTo(id), answer: { id } };
    }),
    handleCommand(endpoints.changeEndpoint, db, async (tx, input) => {
      await updateSettings(tx, input, env);
      return { ...doneTo(input.id), answer: {} };
    }),
    handle(endpoints.revealEndpointSecret, (input, call) => reveal(input.id, call)),
    handleCommand(endpoints.rotateEndpoint, db, async (tx, input, call) => {
      const keySecret = keys.secret;
      const secret = newSealedSecret(keySecret);
      const oldSecretUntil = await rotateSecret(tx, input, { secret, keySecret, call });
      return { ...doneTo(input.id), answer: { oldSecretUntil } };
    }),
    handleCommand(endpoints.pauseEndpoint, db, async (tx, { id }, call) => {
      await checkKnown(tx, id);
      const pause = { paused_at: call.now.toISOString() };
      await tx.updateTable("webhook_endpoints").set(pause).where("id", "=", id).execute();
      await holdQueued(tx, id, endpointPaused, null);
      return { ...doneTo(id), answer: {} };
    }),
    handleCommand(endpoints.resumeEndpoint, db, async (tx, { id }, call) => {
      await checkKnown(tx, id);
      const enabled = { paused_at: null, disabled_at: null };
      await tx.updateTable("webhook_endpoints").set(enabled).where("id", "=", id).execute();
      const request = { now: call.now, trigger: "recover" as const, by: call.staff.userId };
      const requeued = await requeueHeld(tx, id, request);
      return { ...doneTo(id, { requeued }), answer: { requeued } };
    }),
    handleCommand(endpoints.removeEndpoint, db, async (tx, { id }) => {
      await findAdded(tx, id);
      await tx.deleteFrom("webhook_endpoints").where("id", "=", id).execute();
      return { ...doneTo(id), answer: {} };
    }),
    handleCommand(endpoints.testEndpoint, db, async (tx, { id }, call) => {
      await checkKnown(tx, id);
      const refId = newId(call.now);
      const limits = { now: call.now, secret, isLimited: env.rateLimits };
      await countAgainst(tx, [{ limit: tests, value: id }], limits);
      const delivery = { kind: testKind, refId, channel: "webhook", target: id } as const;
      const [deliveryId = ""] = await enqueue(tx, [delivery], { ...limits, isLimited: false });
      return { ...doneTo(id), answer: { deliveryId } };
    }),
  ];

  async function reveal(id: string, call: StaffCall) {
    const reading = { env, now: call.now, keySecret: keys.secret };
    const [value] = secretsOf(await findAdded(db, id), reading) ?? [];
    if (value === undefined) throw new OperationRefused("state-changed");
    const { name: action } = endpoints.revealEndpointSecret;
    const subject = { kind: "endpoint" as const, id };
    await writeStaffAudit(db, { action, subject }, call);
    return { secret: value };
  }
}

async function checkKnown(tx: Options["db"], id: string): Promise<void> {
  if (!(await findEndpoint(tx, id))) throw new OperationRefused("not-found");
}

const doneTo = (id: string, details: Record<string, number> = {}) => ({
  audit: { subject: { kind: "endpoint" as const, id }, details },
  signals: [
    { topic: "endpoints" as const, id },
    { topic: "deliveries" as const, id: "" },
  ],
});
