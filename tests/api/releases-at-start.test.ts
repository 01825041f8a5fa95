import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { claimLease, publishLease } from "#server/release/leases.ts";
import { goLive } from "#server/release/revisions.ts";
import { describeOnBoth, startApp } from "../start-app.ts";
import {
  buildStub,
  insertRevision,
  keptIn,
  type MakeSite,
  nameEdit,
  shownName,
  stub,
  stubRelease,
} from "../stub-site.ts";
import { signedInStaff } from "./office-staff.ts";
import { twinOf } from "./twin-server.ts";

const owner = { actorId: "elena" };

/** Pads a page to a size in bytes. */
const padding = (page: Buffer, size: number) => " ".repeat(size - page.length);

/** The shipped stub site with 1000 bytes of questions. */
function shippedWithQuestions() {
  const shipped = stubRelease();
  const site = shipped.site.map((file) =>
    file.name === "faqs/index.html"
      ? { ...file, body: Buffer.concat([file.body, Buffer.from(padding(file.body, 1000))]) }
      : file,
  );
  return { ...shipped, site };
}

/** Builds a stub site with questions of a size, and a link in them. */
const withQuestions =
  (size: number, link = "/contact"): MakeSite =>
  async (each) => {
    await buildStub(each);
    const file = join(each.out, "faqs/index.html");
    appendFileSync(file, `<a href="${link}"></a>`);
    appendFileSync(file, padding(readFileSync(file), size));
  };

test("what was live is built again after an update, and for a way back, whatever it took off its pages", async () => {
  let build = withQuestions(850);
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-start-"));
  const options = { ...stub({ build: (each) => build(each) }), folder, shipped: shippedWithQuestions() };
  const app = await startApp(options);
  const first = await insertRevision(app.db, "Segunda");
  expect(await app.releases.publish(first, owner)).toEqual({ result: "live" });
  build = withQuestions(720);
  const second = await insertRevision(app.db, "Tercera");
  expect(await app.releases.publish(second, owner)).toEqual({ result: "live" });
  await app.end();
  // What a page of the office links to is gone with the update.
  build = withQuestions(720, "/blog/taken-out");
  const updated = await startApp({ ...options, sources: "updated" });
  expect(await shownName(updated.url)).toBe("Tercera");
  expect(updated.logged).toContainEqual(expect.stringContaining("the live release is built on this server"));
  const third = await insertRevision(updated.db, "Cuarta");
  const refused = {
    result: "failed",
    reason: expect.objectContaining({ code: "deadLink", target: "/blog/taken-out" }),
  };
  expect(await updated.releases.publish(third, owner)).toEqual(refused);
  build = withQuestions(1100);
  expect(await updated.releases.publish(third, owner)).toEqual({ result: "live" });
  build = withQuestions(850);
  expect(await updated.releases.publish(first, owner)).toEqual({ result: "live" });
  await updated.end();
  rmSync(folder, { recursive: true });
});

test("visitors of a server that cannot build what is live see the pages of the former program, or wait", async () => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-start-"));
  const app = await startApp({ ...stub(), folder });
  await app.releases.publish(await insertRevision(app.db, "Segunda"), owner);
  await app.end();
  // A build would take the room of all releases but the one that is served.
  const measureSpace = async () => ({ memory: 2e9, disk: 1e8 });
  const updated = await startApp({ ...stub({ measureSpace }), folder, sources: "updated" });
  expect(await shownName(updated.url)).toBe("Segunda");
  await updated.releases.close();
  rmSync(join(folder, "releases"), { recursive: true });
  const lease = { ...updated, id: publishLease, holder: "another server", actorId: "" };
  expect(await claimLease(lease)).toBe(true);
  await updated.end();
  // The lease runs out while it waits.
  let time = lease.now().getTime();
  const clock = () => {
    time += 100;
    return new Date(time);
  };
  const empty = await startApp({ ...stub(), folder, clock });
  expect(await shownName(empty.url)).toBe("Segunda");
  await empty.end();
  rmSync(folder, { recursive: true });
});

test.each([
  ["has no site", (release: string) => rmSync(join(release, "site"), { recursive: true, force: true })],
  ["has its facts cut off", (release: string) => writeFileSync(join(release, "practice.json"), "")],
])("a kept release that %s is built again, for a way back and at a start", async (_, damage) => {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-start-"));
  const damageAll = () => {
    for (const name of keptIn(folder)) damage(join(folder, "releases", name));
  };
  const app = await startApp({ ...stub(), folder });
  const first = await insertRevision(app.db, "Segunda");
  for (const id of [first, await insertRevision(app.db, "Tercera")])
    expect(await app.releases.publish(id, owner)).toEqual({ result: "live" });
  damageAll();
  expect(await app.releases.publish(first, owner)).toEqual({ result: "live" });
  await app.end();
  damageAll();
  const restarted = await startApp({ ...stub(), folder });
  expect(await shownName(restarted.url)).toBe("Segunda");
  expect(restarted.logged).toContainEqual(expect.stringContaining("a kept release cannot be read"));
  await restarted.end();
  rmSync(folder, { recursive: true });
});

describeOnBoth("a server that starts without what is live", (open, databaseUrl) => {
  test("shows its last release that was live, and no preview", async () => {
    const url = await databaseUrl();
    const app = await open({ ...stub(), ...(url && { databaseUrl: url }) });
    await app.releases.publish(await insertRevision(app.db, "Segunda"), owner);
    app.advance(1000);
    const { user, session } = await signedInStaff(app);
    const drafts = nameEdit("Borrador");
    await app.releases.preview(drafts, { id: session.id, userId: user.id });
    await app.releases.close();
    // Another server made it live, and builds another preview.
    const id = await insertRevision(app.db, "Tercera");
    await app.db.transaction().execute((tx) => goLive(tx, { id }, app.now()));
    const lease = { ...app, id: publishLease, holder: "another server", actorId: "elena" };
    expect(await claimLease(lease)).toBe(true);
    const place = url ? await twinOf(app) : { folder: app.folder };
    if (url) cpSync(join(app.folder, "releases"), join(place.folder, "releases"), { recursive: true });
    const behind = await open({ ...stub(), ...place });
    expect(await shownName(behind.url)).toBe("Segunda");
  });

  test("answers with its last release and catches up; with a new address it builds first", async () => {
    const url = await databaseUrl();
    const app = await open({ ...stub(), ...(url && { databaseUrl: url }) });
    await app.releases.publish(await insertRevision(app.db, "Segunda"), { actorId: "elena" });
    const [before] = keptIn(app.folder);
    await app.releases.publish(await insertRevision(app.db, "Tercera"), { actorId: "elena" });
    for (const name of keptIn(app.folder))
      if (name !== before) rmSync(join(app.folder, "releases", name), { recursive: true });
    const place = url ? await twinOf(app) : { folder: app.folder };
    if (url) cpSync(join(app.folder, "releases"), join(place.folder, "releases"), { recursive: true });
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const build: MakeSite = (each) => gate.then(() => buildStub(each));
    const behind = await open({ ...stub({ build }), ...place });
    expect(await shownName(behind.url)).toBe("Segunda");
    expect((await fetch(`${behind.url}/readyz`)).status).toBe(200);
    openGate();
    await expect.poll(() => shownName(behind.url)).toBe("Tercera");
    const moved = await open({ ...stub(), ...place, settings: { SITE_URL: "https://other.example.com" } });
    expect(await shownName(moved.url)).toBe("Tercera");
  });
});
