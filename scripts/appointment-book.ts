import { join } from "node:path";
import { parseArgs } from "node:util";
import { loadPractice } from "#content/load-practice.ts";
import { listComing, listOfSender, releaseAppointments } from "#server/appointments/release.ts";
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
npm run appointments -- release --sender SENDER [--yes]    lists all of one sender, as the list names it, or by client
                                                           address or mail address; cancels them with --yes`;

type Open = { db: Db; env: Env; now: Clock; print: Terminal["print"] };

/** `npm run appointments`: lists the appointments to come, and cancels all of one sender. */
export async function appointmentBook({ args, settings, print }: Terminal): Promise<void> {
  const { command, sender, isSure } = readCommand(args);
  await withDatabase(settings, (db, env, now) => {
    const open = { db, env, now, print };
    return command === "list" ? list(open) : release(open, sender, isSure);
  });
}

async function list({ db, now, print }: Open) {
  const coming = await listComing(db, now());
  if (coming.length === 0) return print("No appointment is booked.");
  print(tableOf(coming));
}

function tableOf(coming: Awaited<ReturnType<typeof listComing>>): string {
  const rows = coming.map(({ starts_at, type_id, created_at, sender }) => [
    utc(starts_at),
    type_id,
    utc(created_at),
    sender,
  ]);
  return textTable([["start", "service", "booked at", "sender"], ...rows]);
}

async function release({ db, env, now, print }: Open, sender: string, isSure: boolean) {
  const secret = formSecret(await openOwnKeys(db, env, now));
  const limits = { now: now(), secret, isLimited: env.rateLimits };
  const coming = await listOfSender(db, sender, limits);
  if (coming.length === 0)
    throw new Refusal(
      "No appointment to come is from this sender; one booked before the server's keys changed has another in the list, and is found by that or by mail address.",
    );
  if (!isSure) {
    print(tableOf(coming));
    return print(`Appointments to release: ${coming.length}. Nothing is done without --yes.`);
  }
  const practice = loadPractice(join(await liveContentFolder(db, env), "practice"));
  const count = await releaseAppointments(db, coming, { ...limits, practice, lockBooker });
  print(`Appointments released: ${count}. Each visitor is sent a letter.`);
}

function readCommand(args: string[]) {
  const options = parse(args);
  const [command, ...rest] = options?.positionals ?? [];
  const { sender, yes = false } = options?.values ?? {};
  const isList = command === "list" && sender === undefined && !yes;
  const isRelease = command === "release" && sender !== undefined && sender !== "";
  if (!(isList || isRelease) || rest.length > 0) throw new Refusal(usage);
  return { command, sender: sender ?? "", isSure: yes };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { sender: { type: "string" }, yes: { type: "boolean" } },
    });
  } catch {
    return undefined;
  }
}

function utc(moment: string): string {
  return `${moment.slice(0, 16).replace("T", " ")} UTC`;
}

if (import.meta.main) await runCommand(appointmentBook);
