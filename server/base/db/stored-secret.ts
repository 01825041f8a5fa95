import { randomBytes } from "node:crypto";
import type { Db } from "./open-database.ts";
import { ensureSetting } from "./setting-rows.ts";

/** The HMAC key for form tokens and client addresses: created once, then shared by every server on this database. */
export const ensureSecret = (db: Db): Promise<string> =>
  ensureSetting(db, "form-token-secret", randomBytes(32).toString("base64url"));
