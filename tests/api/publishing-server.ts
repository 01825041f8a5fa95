import { setTimeout as pause } from "node:timers/promises";
import { createClock } from "#server/base/clock.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { createLogger } from "#server/base/logger.ts";
import { openServer } from "#server/open-server.ts";
import { buildStub, insertRevision, stubOptions, stubRelease } from "../stub-site.ts";

// A server of its own process that publishes one name after another, until it is killed; it prints those that are live.
const env = readEnv(process.env);
const db = openDatabase(env);
const build: typeof buildStub = async (options) => {
  await buildStub(options);
  await pause(Math.random() * 60);
};
const server = await openServer({
  ...{ db, env, now: createClock(), log: createLogger({ write: () => {} }) },
  ...{ shipped: stubRelease(), sources: "", releaseOptions: { ...stubOptions, build } },
});
for (let number = 0; ; number += 1) {
  const name = `Name ${process.pid} ${number}`;
  const { result } = await server.releases.publish(await insertRevision(db, name), "elena");
  if (result === "live") process.stdout.write(`${name}\n`);
  else await pause(20);
}
