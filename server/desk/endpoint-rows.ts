import { mostShown } from "#domain/office/desk-values.ts";
import {
  envEndpointId,
  mostEndpoints,
  secretOverlap,
  type WebhookEndpoint,
} from "#domain/office/endpoint-operations.ts";
import { type WebhookFieldGroup, webhookFieldNames } from "#domain/office/webhook-fields.ts";
import { takeAdvisoryLock } from "../base/db/advisory-lock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Env } from "../base/env.ts";
import { newId } from "../base/new-id.ts";
import { OperationRefused } from "../http/office-handler.ts";
import { findEndpoint } from "../webhooks/endpoints.ts";
import type { Endpoint } from "./endpoint-secrets.ts";

type Settings = { name: string; url: string; fields: WebhookFieldGroup[] };

/** Lists the endpoints, that of the environment first. */
export async function listEndpoints(db: Db, env: Env, now: Date): Promise<WebhookEndpoint[]> {
  const rows = await db.selectFrom("webhook_endpoints").selectAll().orderBy("created_at").execute();
  const isFromEnv = ({ id }: Endpoint) => Number(id === envEndpointId);
  const ordered = rows.sort((one, other) => isFromEnv(other) - isFromEnv(one));
  return Promise.all(
    ordered.map(async (row) => ({
      id: row.id,
      name: row.name,
      url: row.url,
      fields: row.fields === null ? webhookFieldNames : JSON.parse(row.fields),
      isSigned: row.id === envEndpointId ? env.webhookSecret !== undefined : row.secret !== null,
      createdAt: row.created_at,
      pausedAt: row.paused_at,
      disabledAt: row.disabled_at,
      oldSecretUntil: row.old_until !== null && row.old_until > now.toISOString() ? row.old_until : null,
      held: await countHeld(db, row.id),
    })),
  );
}

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
  { name, url, fields }: Settings,
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

/** Changes the settings of an endpoint; another address enables it again. */
export async function updateSettings(tx: Db, id: string, settings: Settings, env: Env): Promise<void> {
  refuseInsecure(settings.url, env);
  const { url, disabled_at } = await findAdded(tx, id);
  const { name, fields } = settings;
  await tx
    .updateTable("webhook_endpoints")
    .set({
      name,
      url: settings.url,
      fields: JSON.stringify(fields),
      disabled_at: url === settings.url ? disabled_at : null,
    })
    .where("id", "=", id)
    .execute();
}

// What people wrote goes over no open line; tests and local automation have none to protect.
function refuseInsecure(url: string, env: Env): void {
  if (new URL(url).protocol !== "https:" && !env.webhookAllowPrivate)
    throw new OperationRefused("input-invalid", { field: "url", message: "url-insecure" });
}

/** Gives an endpoint a new sealed secret; the one it had signs too for a day. Resolves with the end of that day. */
export async function rotateSecret(tx: Db, id: string, secret: string, now: Date): Promise<string> {
  const { secret: oldSecret } = await findAdded(tx, id);
  const oldUntil = new Date(now.getTime() + secretOverlap).toISOString();
  await tx
    .updateTable("webhook_endpoints")
    .set({ secret, old_secret: oldSecret, old_until: oldUntil })
    .where("id", "=", id)
    .execute();
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
