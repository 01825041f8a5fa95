import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import autocannon from "autocannon";
import { runClient } from "./bench-client.ts";
import { benchDesk } from "./bench-desk.ts";
import { benchGrowth } from "./bench-growth.ts";
import { benchLeads } from "./bench-leads.ts";
import { runLoad } from "./bench-load.ts";
import { benchOffice } from "./bench-office.ts";
import { runCommits } from "./bench-rows.ts";
import { answers, start, startServer } from "./bench-server.ts";
import { benchServers } from "./bench-servers.ts";
import { benchSignIn } from "./bench-sign-in.ts";

// Pages a second, against a bare node:http that answers the same bytes from memory; both take turns in one run.
const rounds = 5;
const seconds = 4;
/** The median ratio of a quiet machine, measured on 22 Nov 2026, and the share of it that a run may lose to noise. */
const baseline = 0.97;
const tolerance = 0.15;
const browser = { "accept-encoding": "br", accept: "text/html" };

const [task] = process.argv.slice(2);
if (task === "bare") serveBare();
else if (task === "sign-in") await benchSignIn();
else if (task === "office") await benchOffice();
else if (task === "desk") await benchDesk();
else if (task === "leads") await benchLeads();
else if (task === "growth") await benchGrowth();
else if (task === "servers") await benchServers();
else if (task === "client") await runClient();
else if (task === "load") await runLoad();
else if (task === "commits") runCommits();
else if (task === undefined) await compare();
else {
  console.error("npm run bench [-- sign-in|office|desk|leads|growth|servers]");
  process.exitCode = 1;
}

async function compare() {
  const port = 3950;
  const url = `http://127.0.0.1:${port}/`;
  const ours = startServer(port);
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
