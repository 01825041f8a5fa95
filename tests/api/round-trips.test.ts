import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase } from "../create-database.ts";
import { startApp } from "../start-app.ts";
import { stub } from "../stub-site.ts";
import { hero } from "./sample-forms.ts";

/** Stands between a server and Postgres; `connections` has what was asked on each, apart where an answer came between. */
async function startProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const connections: string[][] = [];
  const proxy = createServer((client) => {
    const postgres = connect(`${decodeURIComponent(hostname)}/.s.PGSQL.${port}`);
    const asked: string[] = [];
    connections.push(asked);
    let isAnswered = true;
    client.on("data", (chunk) => {
      if (isAnswered) asked.push("");
      isAnswered = false;
      asked.push(`${asked.pop()}${chunk.toString("latin1")}`);
    });
    postgres.on("data", () => {
      isAnswered = true;
    });
    client.pipe(postgres).pipe(client);
    for (const socket of [client, postgres]) socket.on("error", () => {});
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  onTestFinished(() => void proxy.close());
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return { url: url.href, connections };
}

test.each([
  { rateLimits: "off", trips: 2 },
  { rateLimits: "on", trips: 4 },
])("with rate limits $rateLimits a lead is $trips round trips to Postgres", async ({ rateLimits, trips }) => {
  const { url, connections } = await startProxy(await createDatabase());
  const app = await startApp({ ...stub(), databaseUrl: url, settings: { RATE_LIMITS: rateLimits } });
  onTestFinished(() => app.end());
  expect((await app.post("send-hero-consultation", { formData: hero })).status).toBe(200);
  const asked = connections.find((each) => each.some((text) => text.includes('insert into "leads"'))) ?? [];
  const insert = asked.findIndex((text) => text.includes('insert into "leads"'));
  const begin = asked.slice(0, insert + 1).findLastIndex((text) => text.includes("begin"));
  const commit = asked.findIndex((text, place) => place >= insert && text.includes("commit"));
  expect(commit - begin + 1).toBe(trips);
});
