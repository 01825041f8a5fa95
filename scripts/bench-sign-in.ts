import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { answers, machineLoad, percentile, startServer } from "./bench-server.ts";

/** Ten people sign in at once, while a page is asked for every 20 ms; lengths in milliseconds. */
const atOnce = 10;
const pageEvery = 20;
const roundLength = 5000;
const rounds = 3;
const mostSignIn = 250;
const password = "una frase bastante larga";

/** The 95th percentile of sign-in, and that of pages with sign-ins over that without; both take turns in one run. */
export async function benchSignIn(): Promise<void> {
  const url = "http://127.0.0.1:3952";
  const server = startServer(3952, {
    RATE_LIMITS: "off",
    GOTRUE_DISABLE_SIGNUP: "false",
    GOTRUE_MAILER_AUTOCONFIRM: "true",
  });
  await answers(`${url}/`);
  const emails = Array.from({ length: atOnce }, (_, number) => `person${number}@example.com`);
  for (const email of emails) await call(`${url}/auth/v1/signup`, { email, password });
  // A thread of their own: what the answers cost their readers is no part of the page's time.
  const people = new Worker(new URL(import.meta.url), { workerData: { url, emails } });
  const signIns = async (length: number) => {
    people.postMessage(length);
    const [times] = (await once(people, "message")) as [number[]];
    return times;
  };
  const page = () => call(`${url}/`);
  await Promise.all([timesOfPages(page, roundLength), signIns(roundLength)]);
  const results: { signIn: number; ratio: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const alone = percentile(await timesOfPages(page, roundLength), 0.95);
    const [pages, times] = await Promise.all([timesOfPages(page, roundLength), signIns(roundLength)]);
    const together = percentile(pages, 0.95);
    const signIn = percentile(times, 0.95);
    results.push({ signIn, ratio: together / alone });
    console.log(
      `sign-in p95 ${signIn.toFixed(0)} ms (${times.length}), page p95 ${alone.toFixed(1)} ms alone, ${together.toFixed(1)} ms with them, ratio ${(together / alone).toFixed(2)}`,
    );
  }
  await people.terminate();
  server.kill();
  const best = Math.min(...results.map(({ signIn }) => signIn));
  console.log(`best round: sign-in p95 ${best.toFixed(0)} ms of at most ${mostSignIn} ms; ${machineLoad()}`);
  process.exitCode = best > mostSignIn ? 1 : 0;
}

if (!isMainThread) {
  const { url, emails } = workerData as { url: string; emails: string[] };
  const signIn = (email: string) =>
    timeOf(() => call(`${url}/auth/v1/token?grant_type=password`, { email, password }));
  parentPort?.on("message", async (length: number) => {
    const times: number[] = [];
    for (const end = performance.now() + length; performance.now() < end; )
      times.push(...(await Promise.all(emails.map(signIn))));
    parentPort?.postMessage(times);
  });
}

async function call(url: string, body?: object): Promise<void> {
  const request = body && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(url, request);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}

async function timeOf(run: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** Asks for a page at an even pace, whether the one before was answered or not. */
async function timesOfPages(page: () => Promise<void>, length: number): Promise<number[]> {
  const times: Promise<number>[] = [];
  for (const end = performance.now() + length; performance.now() < end; await pause(pageEvery))
    times.push(timeOf(page));
  return Promise.all(times);
}
