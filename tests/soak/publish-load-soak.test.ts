import { mkdtempSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { v7 } from "uuid";
import { expect, onTestFinished, test } from "vitest";
import { minutes, seconds } from "#domain/durations.ts";
import { type Db, openDatabase } from "#server/base/db/open-database.ts";
import { readEnv } from "#server/base/env.ts";
import { spawnServer } from "../spawn-server.ts";
import { siteUrl } from "../start-app.ts";
import { percentilesOf, sharedClock, startSteadyLoad } from "../steady-load.ts";

const paths = ["/", "/es", "/services/personal-taxes", "/es/services/personal-taxes", "/faqs", "/es/contact"];
const changed = "/services/personal-taxes";
const path = "tiers/taxPreparation/tiers/families/price";

test(
  "visitors notice no publish: no failed request, and nearly the speed of without",
  async () => {
    const settings = {
      DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-publish-")),
      RATE_LIMITS: "off",
      SITE_URL: siteUrl,
    };
    const server = await spawnServer(settings);
    // Also where the test fails before its end.
    onTestFinished(() => void server.process.kill("SIGKILL"));
    const db = openDatabase(readEnv(settings));
    // A tenth of what the server can, so that what is measured is the build beside it and not the load.
    const load = await startSteadyLoad({ url: server.url, paths, perSecond: 200 });
    await pause(seconds(4));
    const publishes: { before: number; from: number; to: number }[] = [];
    // So many, because what else the machine does is in each: the median of nine moved by a quarter.
    for (let price = 137; price < 158; price += 1) {
      const before = sharedClock();
      await pause(seconds(10));
      const from = sharedClock();
      await insertLive(db, price);
      // The server says so: to ask for a page again and again would be a load of its own.
      const live = () => server.output().split("a release is live").length - 1;
      await expect.poll(live, { timeout: 60_000, interval: 50 }).toBe(publishes.length + 1);
      const took = sharedClock() - from;
      console.log(
        `live after ${(took / 1000).toFixed(1)} s, load of the machine ${loadavg()[0]?.toFixed(1)}`,
      );
      expect(took).toBeLessThan(seconds(15));
      await pause(seconds(1));
      publishes.push({ before, from, to: sharedClock() });
      for (const address of [server.url + changed, `${server.url}/es${changed}`])
        expect(await (await fetch(address)).text()).toContain(`$${price}`);
    }
    const result = await load.stop();
    await db.destroy();
    // Each against the seconds right before it: the speed of a machine changes in minutes.
    const ratios = publishes.map(({ before, from, to }) => {
      const [without, during] = [percentilesOf(result, before, from), percentilesOf(result, from, to)];
      console.log("without", without, "during", during);
      return during.p99 / without.p99;
    });
    const median = ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 2)] ?? 0;
    console.log("ratios of p99", ratios.map((ratio) => ratio.toFixed(2)).join(" "));
    expect(result.failures).toEqual([]);
    expect(result.samples.length).toBeGreaterThan(10_000);
    expect(median).toBeLessThanOrEqual(1.5);
    expect(await server.end()).toBe(0);
  },
  minutes(12),
);

/** Makes a price live, as another server of the database does. */
async function insertLive(db: Db, value: number): Promise<void> {
  const at = new Date().toISOString();
  const edits = JSON.stringify([{ path, value, base: "" }]);
  await db.transaction().execute(async (tx) => {
    await tx.updateTable("content_revisions").set({ state: "retired" }).where("state", "=", "live").execute();
    await tx
      .insertInto("content_revisions")
      .values({
        id: v7(),
        edits,
        state: "live",
        step: "",
        reason: "",
        actor_id: "",
        created_at: at,
        live_at: at,
      })
      .execute();
  });
}
