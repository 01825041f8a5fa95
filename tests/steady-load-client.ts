import http from "node:http";
import { type LoadResult, type LoadTask, sharedClock } from "./steady-load.ts";

// Sends the requests of a steady load until it is told to stop, and then tells how long each took.
const { samples, failures }: LoadResult = { samples: [], failures: [] };
const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });

process.once("disconnect", () => process.exit(1));
process.once("message", (task: LoadTask) => {
  const timer = startSending(task);
  process.once("message", () => {
    clearInterval(timer);
    process.send?.({ samples, failures } satisfies LoadResult, () => process.exit(0));
  });
  process.send?.("begun");
});

function startSending({ url, paths, perSecond }: LoadTask): NodeJS.Timeout {
  const begun = performance.now();
  let sent = 0;
  return setInterval(() => {
    for (; begun + (sent * 1000) / perSecond <= performance.now(); sent += 1)
      send(url + (paths[sent % paths.length] ?? "/"));
  }, 1);
}

function send(url: string): void {
  const at = sharedClock();
  const request = http.get(url, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
    answer.resume().on("end", () => {
      samples.push({ at, latency: sharedClock() - at });
      if (answer.statusCode !== 200) failures.push(`${url}: ${answer.statusCode}`);
    });
  });
  request.on("error", ({ message }) => failures.push(`${url}: ${message}`));
}
