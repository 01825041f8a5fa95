import { mostShown } from "#domain/office/desk-values.ts";
import {
  changeEndpoint,
  type EndpointSettings,
  envEndpointId,
  mostEndpoints,
  type rotateEndpoint,
  secretOverlap,
  type WebhookEndpoint,
} from "#domain/office/endpoint-operations.ts";
import type { ReceivedOf } from "#domain/office/operation.ts";
import { webhookFieldNames } from "#domain/office/webhook-fields.ts";
import { takeAdvisoryLock } from "../base/db/advisory-lock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { newId } from "../base/new-id.ts";
import { OperationRefused, type StaffCall } from "../http/office-handler.ts";
import { requeueHeld } from "../outbox/requeue.ts";
import { findEndpoint, lockEndpoint } from "../webhooks/endpoints.ts";
import { changedSince } from "./changed-since.ts";
import { type Endpoint, isSecretLost, secretUnreadable } from "./endpoint-secrets.ts";

/** Lists the endpoints, that of the environment first. */
export async function listEndpoints(
  db: Db,
  { env, now, keySecret }: { env: Env; now: Date; keySecret: string },
): Promise<WebhookEndpoint[]> {
  const rows = await db.selectFrom("webhook_endpoints").selectAll().orderBy("created_at").execute();
  const isFromEnv = ({ id }: Endpoint) => Number(id === envEndpointId);
  const ordered = rows.sort((one, other) => isFromEnv(other) - isFromEnv(one));
  return Promise.all(
    ordered.map(async (row) => ({
      id: row.id,
      ...settingsOf(row),
      isSigned: row.id === envEndpointId ? env.webhookSecret !== undefined : row.secret !== null,
      isSecretLost: isSecretLost(row, keySecret),
      createdAt: row.created_at,
      pausedAt: row.paused_at,
      disabledAt: row.disabled_at,
      oldSecretUntil: oldSecretUntilOf(row, now),
      held: await countHeld(db, row.id),
    })),
  );
}

const settingsOf = ({ name, url, fields }: Endpoint): EndpointSettings => ({
  name,
  url,
  fields: fields === null ? webhookFieldNames : JSON.parse(fields),
});

const oldSecretUntilOf = ({ old_until: until }: Endpoint, now: Date) =>
  until !== null && until > now.toISOString() ? until : null;

async function countHeld(db: Db, target: string): Promise<number> {
  const rows = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "held")
    .where("channel", "=", "webhook")
    .where("target", "=", target)
    .limit(mostShown + 1)
    .execute();
  return rows.length;
}

/** Finds an endpoint that was added in the office. Throws `not-found`. */
export async function findAdded(tx: Db, id: string): Promise<Endpoint> {
  const endpoint = id === envEndpointId ? undefined : await findEndpoint(tx, id);
  if (!endpoint) throw new OperationRefused("not-found");
  return endpoint;
}

/** Inserts an endpoint with a sealed secret; resolves with its id. */
export async function insertEndpoint(
  tx: Db,
  { name, url, fields }: EndpointSettings,
  { env, now, secret }: { env: Env; now: Date; secret: string },
): Promise<string> {
  refuseInsecure(url, env);
  // One after the other: two at once would each count without the other's.
  await takeAdvisoryLock(tx, "endpoints");
  const rows = await tx.selectFrom("webhook_endpoints").select("id").execute();
  if (rows.length >= mostEndpoints)
    throw new OperationRefused("input-invalid", { field: "url", message: "too-many-endpoints" });
  const id = newId(now);
  await tx
    .insertInto("webhook_endpoints")
    .values({ id, name, url, fields: JSON.stringify(fields), secret, created_at: now.toISOString() })
    .execute();
  return id;
}

/** Changes the settings of an endpoint; another address enables it again. Throws `field-conflict` where others were seen. */
export async function updateSettings(
  tx: Db,
  { id, seen, name, url, fields }: ReceivedOf<typeof changeEndpoint>,
  env: Env,
): Promise<void> {
  refuseInsecure(url, env);
  await lockEndpoint(tx, id);
  const endpoint = await findAdded(tx, id);
  const current = JSON.stringify(settingsOf(endpoint));
  if (current !== JSON.stringify(seen)) throw await changedSince(tx, changeEndpoint, { id, current });
  await tx
    .updateTable("webhook_endpoints")
    .set({
      name,
      url,
      fields: JSON.stringify(fields),
      disabled_at: url === endpoint.url ? endpoint.disabled_at : null,
    })
    .where("id", "=", id)
    .execute();
}

// What people wrote goes over no open line; tests and local automation have none to protect.
function refuseInsecure(url: string, env: Env): void {
  if (new URL(url).protocol !== "https:" && !env.webhookAllowPrivate)
    throw new OperationRefused("input-invalid", { field: "url", message: "url-insecure" });
}

/**
 * Gives an endpoint a new sealed secret; the one it had signs too for a day. Resolves with the end of that day. A lost one
 * signs nothing: what was held for it is requeued.
 */
export async function rotateSecret(
  tx: Db,
  { id, seen }: ReceivedOf<typeof rotateEndpoint>,
  { secret, keySecret, call }: { secret: string; keySecret: string; call: StaffCall },
): Promise<string | null> {
  const { now } = call;
  await lockEndpoint(tx, id);
  const endpoint = await findAdded(tx, id);
  const current = oldSecretUntilOf(endpoint, now);
  if (current !== null && current !== seen) throw new OperationRefused("state-changed");
  const isLost = isSecretLost(endpoint, keySecret);
  const oldUntil = isLost ? null : new Date(now.getTime() + secretOverlap).toISOString();
  await tx
    .updateTable("webhook_endpoints")
    .set({ secret, old_secret: isLost ? null : endpoint.secret, old_until: oldUntil })
    .where("id", "=", id)
    .execute();
  const request = { now, trigger: "recover" as const, by: call.staff.userId };
  if (isLost) await requeueHeld(tx, id, request, secretUnreadable);
  return oldUntil;
}

/** Deletes rotated secrets that no longer sign. */
export async function forgetOldSecrets(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("webhook_endpoints")
    .set({ old_secret: null, old_until: null })
    .where("old_until", "<=", now.toISOString())
    .execute();
}
