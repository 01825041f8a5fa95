import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadPractice } from "#content/load-practice.ts";
import { listComing, releaseAppointments } from "#server/appointments/release.ts";
import { openOwnKeys } from "#server/auth/check-secret.ts";
import { formSecret } from "#server/auth/keys.ts";
import type { Clock } from "#server/base/clock.ts";
import type { Db } from "#server/base/db/open-database.ts";
import type { Env } from "#server/base/env.ts";
import { lockBooker } from "#server/people/stage-by-book.ts";
import { liveContentFolder } from "#server/release/live-content.ts";
import { Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const usage = `npm run appointments -- list    the appointments to come, each with its sender
npm run appointments -- release --sender SENDER    cancels all of one sender: as the list names it, or
                                                   by client address or mail address`;

type Open = { db: Db; env: Env; now: Clock; print: Terminal["print"] };

/** `npm run appointments`: lists the appointments to come, and cancels all of one sender. */
export async function appointmentBook({ args, settings, print }: Terminal): Promise<void> {
  const { command, sender } = readCommand(args);
  await withDatabase(settings, (db, env, now) => {
    const open = { db, env, now, print };
    return command === "list" ? list(open) : release(open, sender);
  });
}

async function list({ db, now, print }: Open) {
  const coming = await listComing(db, now());
  if (coming.length === 0) return print("No appointment is booked.");
  const rows = coming.map(({ starts_at, type_id, created_at, sender }) => [
    utc(starts_at),
    type_id,
    utc(created_at),
    sender,
  ]);
  print(textTable([["start", "service", "booked at", "sender"], ...rows]));
}

async function release({ db, env, now, print }: Open, sender: string) {
  const secret = formSecret(await openOwnKeys(db, env, now));
  const limits = { now: now(), secret, isLimited: env.rateLimits };
  const practice = loadPractice(join(await liveContentFolder(db, env), "practice"));
  const count = await releaseAppointments(db, sender, { ...limits, practice, lockBooker });
  if (count === 0) throw new Refusal("No appointment to come is from this sender.");
  print(`Appointments released: ${count}. Each visitor is sent a letter.`);
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

if (import.meta.main) await runCommand(appointmentBook);
