import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { freePort, spawnServer } from "../spawn-server.ts";
import { commandOf, expectDoneOnce, insertPeople, type SentCommand, sendCommand } from "./desk-commands.ts";
import { signedInStaff } from "./office-staff.ts";

const workers = 8;

/**
 * Kills the server again and again while staff note and write: no acknowledged command may be lost, and none
 * done twice, though each that got no answer is sent again with its key.
 */
export async function expectNoCommandLostBy(kills: number, databaseUrl?: string) {
  const port = await freePort();
  const settings = {
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-commands-")),
    RATE_LIMITS: "off",
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const env = readEnv(settings);
  const db = openDatabase(env);
  await migrateDatabase(db);
  const { token } = await signedInStaff({ db, env, now: () => new Date() });
  const people = await insertPeople(db, workers);
  await db.destroy();
  const sent: SentCommand[] = [];
  for (let kill = 0; kill < kills; kill++) await killUnderCommands({ settings, token, people, sent });
  const server = await spawnServer(settings);
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged).length;
  for (const command of sent.filter(({ isAcknowledged }) => !isAcknowledged)) {
    command.isAcknowledged = (await sendCommand(server.url, command, token)) === 200;
  }
  expect(await server.end()).toBe(0);
  expect(sent.length).toBeGreaterThan(kills * 5);
  expect(sent.filter(({ isAcknowledged }) => !isAcknowledged)).toEqual([]);
  const figures = `${kills} kills: ${acknowledged} of ${sent.length} commands acknowledged at once`;
  console.log(`${databaseUrl ? "Postgres" : "SQLite"}, ${figures}`);
  await expectDoneOnce(env, sent);
}

async function killUnderCommands(run: {
  settings: Record<string, string>;
  token: string;
  people: string[];
  sent: SentCommand[];
}) {
  const { settings, token, people, sent } = run;
  const server = await spawnServer(settings);
  let isAlive = true;
  let answers = 0;
  const work = async (worker: number) => {
    while (isAlive) {
      const command = commandOf(people[worker] ?? "", sent.length);
      sent.push(command);
      command.isAcknowledged = (await sendCommand(server.url, command, token)) === 200;
      if (command.isAcknowledged) answers += 1;
    }
  };
  const working = Array.from({ length: workers }, (_, worker) => work(worker));
  const answersBeforeKill = 5 + Math.floor(Math.random() * 40);
  await expect.poll(() => answers, { timeout: 60_000, interval: 3 }).toBeGreaterThan(answersBeforeKill);
  await server.end("SIGKILL");
  isAlive = false;
  await Promise.all(working);
}
