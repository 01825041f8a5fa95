import { cpus } from "node:os";
import { processorTime } from "#server/base/process-stat.ts";
import { type Client, startClient } from "./bench-client.ts";
import { requestText } from "./bench-connection.ts";
import { answers, machineLoad, percentile, startServer } from "./bench-server.ts";
import { mainThreadTime } from "./processor-time.ts";

/** Ten people sign in at once, while a page is asked for every 10 ms; lengths in milliseconds. */
const atOnce = 10;
const pageEvery = 10;
const roundLength = 4000;
const rounds = 5;
const asked = { signIn: 250, ratio: 1.1 };
const password = "una frase bastante larga";

/**
 * The 95th percentiles of sign-in and of pages, these beside sign-ins and alone, before and after; all take turns in one
 * run. Readers and people have a process each, so that nobody's answers wait for those of the other, and both the second
 * core, the server both: a client costs 2 % of one. They come first there (for root), because a page that has arrived and
 * waits for its reader's turn is no slower page. What others on the machine take is told for each round.
 */
export async function benchSignIn(): Promise<void> {
  const url = "http://127.0.0.1:3952";
  const server = startServer(3952, {
    RATE_LIMITS: "off",
    GOTRUE_DISABLE_SIGNUP: "false",
    GOTRUE_MAILER_AUTOCONFIRM: "true",
  });
  const { pid = 0 } = server;
  await answers(`${url}/`);
  const accounts = Array.from({ length: atOnce }, (_, number) => ({
    email: `person${number}@example.com`,
    password,
  }));
  for (const account of accounts) await signUp(url, account);
  const tokens = `${url}/auth/v1/token?grant_type=password`;
  const people = await startClient({ url, requests: accounts.map((each) => requestText(tokens, each)) });
  const reader = await startClient({ url, requests: [requestText(`${url}/`)], every: pageEvery });
  const own = [pid, process.pid, people.pid, reader.pid];
  const measure = async (...clients: Client[]) => {
    const before = { main: mainThreadTime(pid), others: busyTime() - processorTime(own) };
    const [pages = [], signIns = []] = await Promise.all(clients.map((client) => client.work(roundLength)));
    const others = (busyTime() - processorTime(own) - before.others) / roundLength;
    return { pages, signIns, others, main: mainThreadTime(pid) - before.main };
  };
  await measure(reader, people);
  const results: { signIn: number; ratio: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    const [alone, beside, after] = [
      await measure(reader),
      await measure(reader, people),
      await measure(reader),
    ];
    const times = [alone, beside, after].map(({ pages }) => percentile(pages, 0.95));
    const ratio = percentile(beside.pages, 0.95) / percentile([...alone.pages, ...after.pages], 0.95);
    const signIn = percentile(beside.signIns, 0.95);
    const ofPages =
      ((alone.main + after.main) / (alone.pages.length + after.pages.length)) * beside.pages.length;
    results.push({ signIn, ratio });
    console.log(
      `sign-in p95 ${signIn.toFixed(0)} ms (${beside.signIns.length}, ${((beside.main - ofPages) / beside.signIns.length).toFixed(1)} ms of the main thread each); ` +
        `page p95 alone, beside and alone again ${times.map((time) => time.toFixed(2)).join(", ")} ms, ratio ${ratio.toFixed(2)}; ` +
        `others took ${Math.max(alone.others, beside.others, after.others).toFixed(2)} cores`,
    );
  }
  for (const client of [people, reader]) client.end();
  server.kill();
  const signIn = Math.min(...results.map((result) => result.signIn));
  const ratio = percentile(
    results.map((result) => result.ratio),
    0.5,
  );
  console.log(
    `sign-in p95 of the best round ${signIn.toFixed(0)} ms of at most ${asked.signIn} ms, median ratio of pages ${ratio.toFixed(2)} of at most ${asked.ratio}; ${machineLoad()}`,
  );
  process.exitCode = signIn > asked.signIn || ratio > asked.ratio ? 1 : 0;
}

async function signUp(url: string, account: object): Promise<void> {
  const answer = await fetch(`${url}/auth/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`a sign-up was answered ${answer.status}`);
}

/** The milliseconds that all cores were busy. */
const busyTime = () =>
  cpus().reduce((sum, { times: { user, sys, nice, irq } }) => sum + user + sys + nice + irq, 0);
