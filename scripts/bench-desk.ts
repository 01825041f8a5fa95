import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openKeys } from "#server/auth/keys.ts";
import { sessionResponse } from "#server/auth/session-response.ts";
import { createSession, raiseSession } from "#server/auth/sessions.ts";
import { insertUser } from "#server/auth/user-rows.ts";
import { migrateDatabase } from "#server/base/db/migrate.ts";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { answers, machineLoad, percentile, startServer } from "./bench-server.ts";

/** Twenty people at work: each looks at Today, opens a card and notes a call every three seconds. */
const staffCount = 20;
const actEvery = 3000;
/** A visitor's lead and a page, each at an even pace; lengths in milliseconds. */
const leadEvery = 40;
const pageEvery = 20;
const roundLength = 8000;
const rounds = 4;
const firstLeads = 300;
const port = 3954;

/** The times of lead intake and of filled pages with twenty staff at work over those without; both take turns in one run. */
export async function benchDesk(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-bench-desk-"));
  const tokens = await signInStaff(folder);
  const url = `http://127.0.0.1:${port}`;
  const server = startServer(port, { DATA_DIR: folder, RATE_LIMITS: "off" });
  await answers(`${url}/`);
  for (let count = 0; count < firstLeads; count++) await sendLead(url);
  await staffAtWork(url, tokens, actEvery);
  const ratios: { leads: number; pages: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const alone = await visitors(url);
    const working = staffAtWork(url, tokens, roundLength);
    const beside = await visitors(url);
    const actions = (await working).toFixed(0);
    ratios.push({ leads: beside.leads / alone.leads, pages: beside.pages / alone.pages });
    console.log(
      `median lead ${alone.leads.toFixed(1)} ms alone, ${beside.leads.toFixed(1)} beside staff; page ${alone.pages.toFixed(1)} and ${beside.pages.toFixed(1)} ms; ${actions} calls of staff`,
    );
  }
  server.kill();
  const median = (values: number[]) => percentile(values, 0.5).toFixed(2);
  console.log(
    `beside ${staffCount} working staff a lead takes ${median(ratios.map(({ leads }) => leads))} times as long, a page ${median(ratios.map(({ pages }) => pages))} times; ${machineLoad()}`,
  );
}

/** Makes the staff with live sessions in an empty database, and resolves with their tokens. */
async function signInStaff(folder: string): Promise<string[]> {
  const env = readEnv({ PORT: String(port), DATA_DIR: folder });
  const now = () => new Date();
  const db = openDatabase(env);
  await migrateDatabase(db);
  const options = { db, env, now, keys: openKeys(env, now) };
  const tokens: string[] = [];
  const caller = { ipAddress: "127.0.0.1", userAgent: "bench", requestId: "bench" };
  for (let number = 0; number < staffCount; number++) {
    const email = `staff${number}@example.com`;
    const appMetadata = { role: "owner" };
    const userMetadata = { name: `Staff ${number}`, locale: "en" };
    const user = await insertUser(db, { email, appMetadata, userMetadata, now: now() });
    const first = await createSession(db, user.id, "password", { caller, now: now() });
    const session = await raiseSession(db, first, { method: "totp", factorId: null, now: now() });
    const { access_token } = await sessionResponse({ user, session }, options as never);
    tokens.push(access_token);
  }
  await db.destroy();
  return tokens;
}

/** The median times of leads and of filled pages, in milliseconds. */
async function visitors(url: string): Promise<{ leads: number; pages: number }> {
  const leads = atPace(leadEvery, () => sendLead(url));
  const pages = atPace(pageEvery, () => call(`${url}/appointments`));
  return { leads: percentile(await leads, 0.5), pages: percentile(await pages, 0.5) };
}

async function atPace(every: number, run: () => Promise<unknown>): Promise<number[]> {
  const times: Promise<number>[] = [];
  for (const end = performance.now() + roundLength; performance.now() < end; await pause(every)) {
    const start = performance.now();
    times.push(run().then(() => performance.now() - start));
  }
  return Promise.all(times);
}

const sendLead = (url: string) =>
  call(`${url}/functions/v1/send-hero-consultation`, {
    formData: { name: "Ana Prueba", email: `${randomUUID()}@example.com`, service: "notary" },
  });

/** Lets the staff work for a time, evenly spread; resolves with the number of their calls. */
async function staffAtWork(url: string, tokens: readonly string[], length: number): Promise<number> {
  const end = performance.now() + length;
  let calls = 0;
  await Promise.all(
    tokens.map(async (token, number) => {
      await pause((actEvery / staffCount) * number);
      const ask = (path: string, body?: object) => {
        calls += 1;
        return call(`${url}/office/api${path}`, body, token);
      };
      while (performance.now() < end) {
        const { waiting } = (await ask("/today")) as { waiting: { id: string }[] };
        const person = waiting[number % Math.max(1, waiting.length)];
        if (person) {
          await ask(`/people/${person.id}`);
          await ask(`/people/${person.id}/touches`, { kind: "call", outcome: "no-answer" });
        }
        await pause(actEvery);
      }
    }),
  );
  return calls;
}

async function call(url: string, body?: object, token?: string): Promise<unknown> {
  const answer = await fetch(url, {
    headers: {
      ...(body && { "content-type": "application/json", "idempotency-key": randomUUID() }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`);
  return token ? JSON.parse(text) : undefined;
}
