import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { saveField } from "#domain/office/field-operations.ts";
import { publishWebsite } from "#domain/office/website-operations.ts";
import { createLogger } from "#server/base/logger.ts";
import { insertClosure } from "#server/closures/queries.ts";
import type { ReleaseOverrides } from "#server/open-server.ts";
import { publishLease } from "#server/release/leases.ts";
import { openReleases, type Releases, type ReleasesOptions } from "#server/release/releases.ts";
import { publishClosedDays } from "#server/website/publish-closed-days.ts";
import type { WebsiteOptions } from "#server/website/website-options.ts";
import { createDatabase } from "../create-database.ts";
import { race, startApp, type TestApp } from "../start-app.ts";
import { editedStub } from "../stub-site.ts";
import { countWaiting } from "./count-waiting.ts";
import { atWork } from "./staff-at-work.ts";
import { twinOf } from "./twin-server.ts";

// On Postgres alone, where there are several servers.
async function open(place: { folder?: string; databaseUrl: string }, build?: ReleaseOverrides["build"]) {
  const { shipped, releaseOverrides } = editedStub();
  const stub = { shipped, releaseOverrides: { ...releaseOverrides, ...(build && { build }) } };
  const app = await startApp({ ...stub, ...race, ...place });
  onTestFinished(() => app.end());
  return app;
}

const statesOf = async ({ db }: TestApp) => {
  const rows = await db.selectFrom("content_revisions").select(["state", "reason"]).orderBy("id").execute();
  return rows.map(({ state, reason }) => reason || state);
};

test("a closed day is being published from the moment on in which its revision is stored", async () => {
  const app = await open({ databaseUrl: await createDatabase() });
  await insertClosure(app.db, {
    id: "a closure",
    starts_at: "2026-11-24T06:00:00.000Z",
    ends_at: "2026-11-25T06:00:00.000Z",
    type_ids: null,
    note: "",
    actor_id: "elena",
    created_at: app.now().toISOString(),
    removed_at: null,
  });
  // Before the server begins the publish, another one starts and somebody publishes there.
  const seen: string[] = [];
  const meanwhile: Releases["publish"] = async (...call) => {
    const other = await open(await twinOf(app));
    await other.releases.follow();
    seen.push(...(await statesOf(app)));
    seen.push((await other.releases.publish(undefined, { actorId: "rosa" })).result);
    return app.releases.publish(...call);
  };
  const options = { ...app, practice: loadPractice(), releases: { ...app.releases, publish: meanwhile } };
  await publishClosedDays(
    { closed: ["2026-11-24"], opened: [] },
    "elena",
    options as unknown as WebsiteOptions,
  );
  expect(seen).toEqual(["queued", "busy"]);
  expect(await statesOf(app)).toEqual(["live"]);
});

test("a publish is checked before its transaction, in which a change that overtook it refuses it", async () => {
  const app = await open({ databaseUrl: await createDatabase() });
  await app.releases.follow();
  const owner = await atWork(app);
  const save = (field: string, value: string) =>
    owner.ask(saveField, { path: `business/${field}`, version: "", value });
  await save("name", "Segunda");
  const lease = { id: publishLease, holder: "another", actor_id: "rosa", until: app.now().toISOString() };
  const begun = await app.db.transaction().execute(async (tx) => {
    await tx.insertInto("leases").values(lease).execute();
    const published = owner.ask(publishWebsite, {});
    await expect.poll(() => countWaiting(app.db)).toBe(1);
    expect(await save("legalName", "Tercera LLC")).not.toHaveProperty("code");
    return { published };
  });
  expect(await begun.published).toMatchObject({ code: "state-changed" });
  expect(await statesOf(app)).toEqual([]);
  expect(await owner.ask(publishWebsite, {})).not.toHaveProperty("code");
});

test("a publish that begins while a server starts is not taken for one that a dead server left", async () => {
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const { releaseOverrides, shipped } = editedStub();
  const build: ReleaseOverrides["build"] = (task) => gate.then(() => releaseOverrides.build(task));
  const app = await open({ databaseUrl: await createDatabase() }, build);
  await app.releases.follow();
  const owner = await atWork(app);
  await owner.ask(saveField, { path: "business/name", version: "", value: "Segunda" });
  // The other server looks whether somebody publishes, and stands still for a moment.
  const looked = Promise.withResolvers<void>();
  const { promise: pause, resolve: goOn } = Promise.withResolvers<void>();
  const slow: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      looked.resolve();
      await pause;
      return result;
    },
  };
  const starting = openReleases({
    ...releaseOverrides,
    db: app.db.withPlugin(slow),
    now: app.now,
    log: createLogger({ write: () => {} }),
    shipped,
    dataDir: app.folder,
    current: () => shipped,
  } as unknown as ReleasesOptions);
  onTestFinished(() => starting.close());
  const started = starting.follow();
  await looked.promise;
  const published = owner.ask(publishWebsite, {});
  await Promise.race([published, expect.poll(() => countWaiting(app.db)).toBe(1)]);
  goOn();
  await started;
  await published;
  const states = await statesOf(app);
  openGate();
  expect(states).toEqual(["queued"]);
  await expect.poll(() => statesOf(app)).toEqual(["live"]);
});
