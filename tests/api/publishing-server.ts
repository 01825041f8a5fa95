import { setTimeout as pause } from "node:timers/promises";
import { createClock } from "#server/base/clock.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { createLogger } from "#server/base/logger.ts";
import { openServer } from "#server/open-server.ts";
import { readShippedRelease } from "#server/release/read-release.ts";
import { readMarker } from "#server/release/release-folder.ts";
import { buildStub, insertRevision, type MakeSite, stub } from "../stub-site.ts";

// A server of its own process that publishes one name after another, until it is killed; it prints those that are live.
const env = readEnv(process.env);
const db = openDatabase(env);
const build: MakeSite = async (options) => {
  await buildStub(options);
  await pause(Math.random() * 60);
};
const stubbed = { ...stub({ build }), sources: "" };
const built = async () => {
  const { name = "", sources = "" } = readMarker("dist") ?? {};
  return { shipped: await readShippedRelease("dist", name, env), shippedFolder: "dist", sources };
};
const server = await openServer({
  db,
  env,
  now: createClock(),
  log: createLogger({ write: () => {} }),
  ...(process.argv[2] === "rendered" ? await built() : stubbed),
});
process.stdout.write("open\n");
for (;;) {
  // Later names are greater.
  const name = `Name ${Date.now()}`;
  const { result } = await server.releases.publish(await insertRevision(db, name), { actorId: "elena" });
  if (result === "live") process.stdout.write(`${name}\n`);
  else await pause(20);
}
