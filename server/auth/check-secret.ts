import type { Db } from "../base/db/open-database.ts";
import { ensureSetting, readSetting } from "../base/db/setting-rows.ts";
import { EnvError } from "../base/env.ts";
import { macOf } from "./capability.ts";
import type { AuthKeys } from "./keys.ts";

const settingName = "auth-secret";

/**
 * Compares the secret and the key file with those of the first server on this database, of which only an HMAC is
 * stored: with others it could read no link, no session and no second factor. Throws `EnvError`.
 */
export async function checkSecret(db: Db, { secret, fileSecret }: AuthKeys): Promise<void> {
  const own = macOf(secret, settingName, fileSecret).toString("base64url");
  if ((await ensureSetting(db, settingName, own)) !== own)
    throw new EnvError(
      "DATA_DIR holds another auth-keys.json, or GOTRUE_JWT_SECRET another secret, than this database was used with: restore it, or give every server the same. If it is lost, delete the row auth-secret of the table settings; sessions, links and second factors end with it.",
    );
}

/** Whether a server has used this database, so that it can be read with its keys alone. */
export const hasSecret = async (db: Db): Promise<boolean> =>
  (await readSetting(db, settingName)) !== undefined;
