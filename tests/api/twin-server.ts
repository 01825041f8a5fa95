import { copyFile, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import type { TestApp } from "../start-app.ts";

/** A further server of a database has a data folder of its own with the same keys. */
export async function twinOf({ env, folder }: TestApp) {
  const own = await mkdtemp(`${folder}-twin`);
  await copyFile(join(folder, "auth-keys.json"), join(own, "auth-keys.json"));
  return { folder: own, databaseUrl: env.databaseUrl ?? "" };
}
