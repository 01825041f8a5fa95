import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { runTask } from "./bench-server.ts";

/** What a round of leads came to: answered a second, and milliseconds until the answer; `answered` counts all of it. */
export type LoadResult = { rate: number; p50: number; p99: number; answered: number };
/** A round of leads. A program that has just started is slow itself: in the seconds of `warmUp` nothing is measured. */
type Load = { urls: string[]; connections: number; seconds: number; warmUp?: number };

/** Sends leads from a process of its own on the second core; throws when one is not taken. */
export const sendLeads = (load: Load) => runTask<LoadResult>("load", { BENCH_LOAD: JSON.stringify(load) }, 1);

/** The task of that process: each lead of another person, one after another on each connection. */
export async function runLoad(): Promise<void> {
  const { urls, connections, seconds, warmUp }: Load = JSON.parse(process.env.BENCH_LOAD ?? "");
  const send = (duration: number) =>
    Promise.all(
      urls.map((url) =>
        autocannon({
          url,
          connections: Math.ceil(connections / urls.length),
          duration,
          requests: [
            {
              method: "POST",
              path: "/functions/v1/send-hero-consultation",
              headers: { "content-type": "application/json" },
              setupRequest: (request: object) => ({
                ...request,
                body: JSON.stringify({ formData: sampleFields() }),
              }),
            },
          ],
        }),
      ),
    );
  const before = warmUp ? await send(warmUp) : [];
  const results = await send(seconds);
  const all = [...before, ...results];
  const failed = all.reduce((sum, { errors, non2xx }) => sum + errors + non2xx, 0);
  if (failed > 0) throw new Error(`${failed} leads were not taken`);
  const answered = all.reduce((sum, result) => sum + result["2xx"], 0);
  const longest = (share: "p50" | "p99") => Math.max(...results.map(({ latency }) => latency[share]));
  const rate = results.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0);
  console.log(JSON.stringify({ rate, p50: longest("p50"), p99: longest("p99"), answered }));
}

const sampleFields = () => ({
  name: "Ana Prueba",
  email: `${randomUUID()}@example.com`,
  service: "bookkeeping",
});

/** Sends one lead. */
export async function sendOne(url: string): Promise<void> {
  const answer = await fetch(`${url}/functions/v1/send-hero-consultation`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ formData: sampleFields() }),
  });
  if (!answer.ok) throw new Error(`a lead was answered ${answer.status}`);
}
