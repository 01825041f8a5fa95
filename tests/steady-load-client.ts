import { Connection, requestText } from "../scripts/bench-connection.ts";
import { type LoadResult, type LoadTask, sharedClock } from "./steady-load.ts";

// Sends the requests of a steady load until it is told to stop, and then tells how long each took.
const { samples, failures }: LoadResult = { samples: [], failures: [] };
const free: Connection[] = [];

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
  const requests = paths.map((path) => requestText(url + path));
  const begun = performance.now();
  let sent = 0;
  return setInterval(() => {
    for (; begun + (sent * 1000) / perSecond <= performance.now(); sent += 1)
      void send(url, requests[sent % requests.length] ?? "");
  }, 1);
}

async function send(url: string, request: string): Promise<void> {
  const connection = free.pop() ?? new Connection(url);
  const at = sharedClock();
  try {
    const latency = await connection.ask(request);
    samples.push({ at, latency });
    free.push(connection);
  } catch (error) {
    failures.push(`${request.split("\r\n", 1)[0]}: ${error}`);
  }
}
