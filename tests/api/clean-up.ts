import { openKeys } from "#server/auth/keys.ts";
import { cleanUp as cleanUpAll } from "#server/cleanup.ts";
import type { TestApp } from "../start-app.ts";

/** Cleans up at a moment as the server's housekeeping does. */
export const cleanUp = ({ db, env, now }: Pick<TestApp, "db" | "env" | "now">, at = now()): Promise<void> =>
  cleanUpAll(db, at, {
    auth: env.auth,
    timeZone: "America/Chicago",
    keySecret: openKeys(env, now).secret,
  });
