import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import autocannon from "autocannon";

// Pages a second, against a bare node:http that answers the same bytes from memory; both take turns in one run.
const rounds = 5;
const seconds = 4;
/** The median ratio of a quiet machine, measured on 22 Nov 2026, and the share of it that a run may lose to noise. */
const baseline = 0.97;
const tolerance = 0.15;
const browser = { "accept-encoding": "br", accept: "text/html" };

if (process.argv[2] === "bare") serveBare();
else await compare();

async function compare() {
  const port = 3950;
  const url = `http://127.0.0.1:${port}/`;
  const ours = start(["--max-semi-space-size=8", "--max-old-space-size=256", "server/main.ts"], {
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-bench-")),
  });
  await answers(url);
  const bare = start(["scripts/bench.ts", "bare"], { PAGE_URL: url, PORT: String(port + 1) });
  const bareUrl = `http://127.0.0.1:${port + 1}/`;
  await answers(bareUrl);

  await pagesPerSecond(url);
  await pagesPerSecond(bareUrl);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const [page, peer] = [await pagesPerSecond(url), await pagesPerSecond(bareUrl)];
    ratios.push(page / peer);
    console.log(
      `home page: ${Math.round(page)}/s, bare node:http: ${Math.round(peer)}/s, ratio ${(page / peer).toFixed(2)}`,
    );
  }
  ours.kill();
  bare.kill();
  const ratio = ratios.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
  const least = baseline * (1 - tolerance);
  const drift = Math.round((ratio / baseline - 1) * 100);
  console.log(
    `median ratio ${ratio.toFixed(2)} of bare node:http: ${drift} % from the baseline ${baseline}; at least ${least.toFixed(2)} is asked`,
  );
  process.exitCode = ratio < least ? 1 : 0;
}

async function pagesPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 32, duration: seconds, headers: browser });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result.requests.average;
}

async function serveBare() {
  const [answer] = (await once(get(process.env.PAGE_URL ?? "", { headers: browser }), "response")) as [
    IncomingMessage,
  ];
  const body = await buffer(answer);
  const headers = answer.rawHeaders.filter((_, at) => answer.rawHeaders[at - (at % 2)] !== "Date");
  createServer((_request, response) => {
    response.writeHead(200, headers);
    response.end(body);
  }).listen(Number(process.env.PORT), "127.0.0.1");
}

function start(args: string[], env: Record<string, string>) {
  return spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function answers(url: string) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}
