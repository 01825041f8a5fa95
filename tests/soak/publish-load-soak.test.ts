import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { spawnServer } from "../spawn-server.ts";

const paths = ["/", "/es", "/services/personal-taxes", "/es/services/personal-taxes", "/faqs", "/es/contact"];
const changed = "/services/personal-taxes";
const edit = { path: "tiers/taxPreparation/tiers/families/price", value: 137, base: "" };

/** A tenth of what the server can, so that what is measured is the build beside it and not the load. */
const load = (url: string, seconds: number) =>
  autocannon({
    ...{ url, connections: 10, overallRate: 200, duration: seconds },
    requests: paths.map((path) => ({ path, method: "GET" as const })),
  });

test("visitors notice no publish: no failed request, and nearly the speed of before", async () => {
  const settings = { DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-publish-")), RATE_LIMITS: "off" };
  const server = await spawnServer(settings);
  await load(server.url, 3);
  const before = await load(server.url, 10);
  const db = openDatabase(readEnv(settings));
  const at = new Date().toISOString();
  await db
    .insertInto("content_revisions")
    .values({
      ...{ id: v7(), edits: JSON.stringify([edit]), state: "live", step: "", reason: "" },
      ...{ actor_id: "", created_at: at, live_at: at },
    })
    .execute();
  await db.destroy();
  const started = performance.now();
  const during = load(server.url, 30);
  const isLive = async (path: string) => (await (await fetch(server.url + path)).text()).includes("$137");
  await expect.poll(() => isLive(changed), { timeout: 60_000, interval: 250 }).toBe(true);
  expect(await isLive(`/es${changed}`)).toBe(true);
  console.log(`live after ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const { latency, errors, timeouts, non2xx } = await during;
  console.log(
    `p99 before ${before.latency.p99} ms, during ${latency.p99} ms; p50 ${before.latency.p50}, ${latency.p50}`,
  );
  expect([errors, timeouts, non2xx]).toEqual([0, 0, 0]);
  expect(latency.p99).toBeLessThanOrEqual(Math.max(before.latency.p99 * 1.5, 20));
  expect(await server.end()).toBe(0);
}, 180_000);
