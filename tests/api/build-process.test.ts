import { readFileSync } from "node:fs";
import { getPriority } from "node:os";
import { v7 } from "uuid";
import { expect, onTestFinished, test } from "vitest";
import { whenBusy } from "#server/base/idle-time.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { keptIn } from "../stub-site.ts";
import { buildsOf } from "./kill-under-publishes.ts";

const edit = { path: "tiers/taxPreparation/tiers/families/price", value: 137, base: "" };

test("a build gives way to the server, holds no secret, and changes nothing when it is killed", async () => {
  whenBusy.turn = "low";
  process.env.WEBHOOK_SECRET = "whsec_c2VjcmV0";
  onTestFinished(() => {
    whenBusy.turn = undefined;
    delete process.env.WEBHOOK_SECRET;
  });
  const app = await startApp();
  const read = async (path: string) => (await fetch(app.url + path)).text();
  const id = await insertPrice(app);
  const killed = app.releases.publish(id, { actorId: "elena" });
  const oomScoreOf = (pid: number) => readFileSync(`/proc/${pid}/oom_score_adj`, "utf8").trim();
  let pid = 0;
  // It is seen before it gives way. The lowest of all where a core was idle.
  await expect
    .poll(() => {
      const pids = buildsOf(app.folder).map(Number);
      pid = pids[0] ?? 0;
      return pids.map((each) => [[10, 19].includes(getPriority(each)), oomScoreOf(each)]);
    })
    .toEqual([[true, "1000"]]);
  expect(readFileSync(`/proc/${pid}/environ`, "utf8")).not.toMatch(/WEBHOOK|DATABASE|SMTP/);
  process.kill(pid, "SIGKILL");
  const text = "The build was ended: it took too long or too much memory.";
  expect(await killed).toEqual({ result: "failed", reason: { code: "ended", text } });
  expect(keptIn(app.folder)).toEqual([]);
  expect(await read("/services/personal-taxes")).toContain("$120");
  await app.end();
});

async function insertPrice({ db, now }: TestApp): Promise<string> {
  const id = v7();
  const texts = { step: "" as const, reason: "", actor_id: "elena", created_at: now().toISOString() };
  await db
    .insertInto("content_revisions")
    .values({ id, edits: JSON.stringify([edit]), state: "queued", ...texts, live_at: null })
    .execute();
  return id;
}
