import { parseArgs } from "node:util";
import { loadPractice } from "#content/load-practice.ts";
import { listComing, releaseAppointments } from "#server/appointments/release.ts";
import { createClock } from "#server/base/clock.ts";
import type { Db } from "#server/base/db/open-database.ts";
import { ensureSecret } from "#server/base/db/stored-secret.ts";
import type { Env } from "#server/base/env.ts";
import { Refusal, runCommand, withDatabase } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const usage = `npm run appointments -- list    the appointments to come, each with its sender
npm run appointments -- release --sender SENDER    cancels all of one sender: as the list names it, or
                                                   by client address or mail address`;

await runCommand(async () => {
  const { command, sender } = readCommand(process.argv.slice(2));
  await withDatabase((db, env) => (command === "list" ? list(db, env) : release(db, env, sender)));
});

async function list(db: Db, env: Env) {
  const coming = await listComing(db, createClock(env.startAt)());
  if (coming.length === 0) return console.log("No appointment is booked.");
  const rows = coming.map(({ starts_at, type_id, created_at, sender }) => [
    utc(starts_at),
    type_id,
    utc(created_at),
    sender,
  ]);
  console.log(textTable([["start", "service", "booked at", "sender"], ...rows]));
}

async function release(db: Db, env: Env, sender: string) {
  const now = createClock(env.startAt)();
  const limits = { now, secret: await ensureSecret(db), isLimited: env.rateLimits };
  const count = await releaseAppointments(db, sender, { ...limits, practice: loadPractice() });
  if (count === 0) throw new Refusal("No appointment to come is from this sender.");
  console.log(`Appointments released: ${count}. Each visitor is sent a letter.`);
}

function readCommand(args: string[]) {
  const options = parse(args);
  const [command, ...rest] = options?.positionals ?? [];
  const sender = options?.values.sender;
  const isList = command === "list" && sender === undefined;
  const isRelease = command === "release" && sender !== undefined && sender !== "";
  if (!(isList || isRelease) || rest.length > 0) throw new Refusal(usage);
  return { command, sender: sender ?? "" };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { sender: { type: "string" } } });
  } catch {
    return undefined;
  }
}

function utc(moment: string): string {
  return `${moment.slice(0, 16).replace("T", " ")} UTC`;
}
