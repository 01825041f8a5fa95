import { expect, test } from "vitest";
import { callAuth } from "../api/auth-calls.ts";
import { insertAccount } from "../api/insert-account.ts";
import { startApp, type TestApp } from "../start-app.ts";

const rounds = 25;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Asks of known and unknown addresses in turns, so that a busy machine slows both; in milliseconds. */
async function medians(ask: (email: string, place: number) => Promise<unknown>) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let place = 0; place < rounds; place += 1) {
    for (const sort of ["known", "unknown"] as const)
      times[sort].push(await timeOf(() => ask(`${sort}-${place}@example.com`, place)));
  }
  return { known: median(times.known), unknown: median(times.unknown) };
}

async function openWithAccounts(): Promise<TestApp> {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  for (let place = 0; place < rounds; place += 1)
    await insertAccount(app, { email: `known-${place}@example.com` });
  return app;
}

test("known and unknown accounts are answered in the same time", async () => {
  const app = await openWithAccounts();
  const calls = [
    (email: string) => callAuth(app, "POST /recover", { body: { email } }),
    (email: string) => callAuth(app, "POST /resend", { body: { type: "signup", email } }),
    (email: string) => callAuth(app, "POST /verify", { body: { type: "recovery", email, token: "000000" } }),
    (email: string) =>
      callAuth(app, "POST /token?grant_type=password", { body: { email, password: "not the password" } }),
  ];
  const measured = await Promise.all(calls.map((ask) => medians(ask)));
  for (const { known, unknown } of measured) expect(Math.abs(known - unknown)).toBeLessThan(20);
  await app.end();
});
