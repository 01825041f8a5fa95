import { existsSync } from "node:fs";
import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { ensureSetting, readSetting } from "../base/db/setting-rows.ts";
import { type Env, EnvError } from "../base/env.ts";
import type { Log } from "../base/logger.ts";
import { macOf } from "../base/mac-of.ts";
import { keyFilePath } from "./key-file.ts";
import { type AuthKeys, openKeys } from "./keys.ts";

const settingName = "auth-secret";
const ifLost = `If it is lost, delete the row ${settingName} of the table settings. What ends with it: sessions, links, second factors, sealed numbers, drafts, the marks of deleted addresses that want no newsletter, the secrets of webhooks (make new ones in the office), the senders of appointments (one booked before is not found by client address), and the proof that the log until then was not changed.`;

/**
 * Compares the secret and the key file with those of the first server on this database, of which only an HMAC is
 * stored: with others it could read no link, no session and no second factor. Throws `EnvError`.
 */
export async function checkSecret(db: Db, { secret, fileSecret }: AuthKeys): Promise<void> {
  const own = macOf(secret, settingName, fileSecret).toString("base64url");
  if ((await ensureSetting(db, settingName, own)) !== own)
    throw new EnvError(
      `DATA_DIR holds another auth-keys.json, or GOTRUE_JWT_SECRET another secret, than this database was used with: restore it, give every server the same, or take GOTRUE_JWT_SECRET away again where it was added later. ${ifLost}`,
    );
}

/** Opens the keys, and makes none for a database that a server has used. Throws `EnvError`. */
export async function openOwnKeys(db: Db, env: Env, now: Clock, log?: Log): Promise<AuthKeys> {
  const isUsed = await hasSecret(db);
  const { jwtSecret, jwtKeys } = env.auth;
  const path = keyFilePath(env.dataDir);
  if (isUsed && !(jwtSecret && jwtKeys) && !existsSync(path))
    throw new EnvError(`${path} is not there: put the keys of this database back first. ${ifLost}`);
  const keys = openKeys(env, now, log);
  if (isUsed) await checkSecret(db, keys);
  return keys;
}

/** Whether a server has used this database, so that it can be read with its keys alone. */
export const hasSecret = async (db: Db): Promise<boolean> =>
  (await readSetting(db, settingName)) !== undefined;
