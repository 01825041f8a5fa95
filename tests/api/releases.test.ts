import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import type { Locale } from "#domain/locale.ts";
import { listRevisions } from "#domain/office/website-operations.ts";
import { publishReason } from "#office/website/publish-reason.ts";
import { startMailReceiver } from "../receivers.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import {
  buildStub,
  insertRevision,
  keptIn,
  type MakeSite,
  shownName,
  stub,
  stubFiles,
} from "../stub-site.ts";
import { atWork } from "./staff-at-work.ts";
import { twinOf } from "./twin-server.ts";

const read = async (app: TestApp, path: string) => (await fetch(app.url + path)).text();
const assetOf = (name: string) => `/${stubFiles(name).at(-1)?.[0]}`;
const rowOf = (app: TestApp, id: string) =>
  app.db.selectFrom("content_revisions").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

describeOnBoth("releases", (open, databaseUrl) => {
  test("a publish changes pages, feeds and letters at once, and another goes back", async () => {
    const receiver = await startMailReceiver();
    const app = await open({ ...stub(), settings: { SMTP_URL: receiver.url } });
    const id = await insertRevision(app.db, "Segunda");
    expect(await app.releases.publish(id, { actorId: "elena" })).toEqual({ result: "live" });
    expect(await shownName(app.url)).toBe("Segunda");
    expect(await read(app, "/deadlines.ics")).toContain("Segunda");
    await app.post("send-hero-consultation", {
      formData: { name: "Ana", email: "ana@example.org", service: "advisory" },
    });
    await expect.poll(() => receiver.mails.map(({ mail }) => mail.text).join()).toContain("Segunda");
    expect(await rowOf(app, id)).toMatchObject({ state: "live", step: "", reason: "" });
    expect(await app.releases.publish(undefined, { actorId: "elena" })).toEqual({ result: "live" });
    expect(await shownName(app.url)).toContain("Ventanilla");
    expect(await rowOf(app, id)).toMatchObject({ state: "retired" });
    const audit = await app.db
      .selectFrom("audit")
      .select("subject_id")
      .where("action", "=", "website.live")
      .orderBy("id")
      .execute();
    expect(audit.map(({ subject_id }) => subject_id)).toEqual([id, ""]);
    await receiver.stop();
  });

  test("what cannot be built leaves the site as it is, and the office says why", async () => {
    let freeDisk = () => 2e9;
    let memory = 2.5e8;
    const measureSpace = async () => ({ memory, disk: freeDisk() });
    let build = buildStub;
    const app = await open(stub({ measureSpace, build: (each) => build(each) }));
    const id = await insertRevision(app.db, "Segunda");
    const owner = await atWork(app);
    const said = async (locale: Locale) => {
      const [latest] = (await owner.ask(listRevisions, {})).revisions;
      return latest?.reason && publishReason(latest.reason, locale);
    };
    const refusal = async () => {
      const published = await app.releases.publish(id, { actorId: "elena" });
      expect([keptIn(app.folder), await shownName(app.url)]).toEqual([[], "Ventanilla Tax & Business"]);
      expect(await rowOf(app, id)).toMatchObject({ state: "failed", step: "", live_at: null });
      expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
      expect(published).toMatchObject({ result: "failed", reason: { text: (await rowOf(app, id)).reason } });
      return said("en");
    };
    expect(await refusal()).toBe("The server has too little memory free at the moment. Try again later.");
    expect((await rowOf(app, id)).reason).toBe(
      "There is too little memory to build the site: 238 MB of 300 MB are free.",
    );
    memory = 2e9;
    freeDisk = () => 1e8;
    expect(await refusal()).toBe("The disk of the server is almost full.");
    freeDisk = () => 2e9;
    build = async ({ content }) => {
      rmSync(join(content, "practice/tiers.yaml"));
      loadPractice(join(content, "practice"));
    };
    expect(await refusal()).toBe(
      "This is not valid: content/practice/tiers.yaml is missing or cannot be read.",
    );
    build = () => Promise.reject(new TypeError("It is not a function."));
    expect(await refusal()).toBe("Something went wrong on the server; its log says what.");
    build = async () => {
      throw Object.assign(new Error("write"), { code: "ENOSPC" });
    };
    expect(await refusal()).toBe("The disk of the server is full.");
    build = async (each) => {
      await buildStub(each);
      rmSync(join(each.out, "es/faqs/index.html"));
    };
    expect(await refusal()).toBe("The page /es/faqs would be missing.");
    expect(await said("es")).toBe("Faltaría la página /es/faqs.");
    // A server of the version before writes the sentence alone, over whatever stood there.
    await app.db.updateTable("content_revisions").set({ reason: "The page /contact is missing." }).execute();
    expect(await said("en")).toBe("Something went wrong on the server; its log says what.");
    build = buildStub;
    expect(await app.releases.publish(id, { actorId: "elena" })).toEqual({ result: "live" });
    expect(await rowOf(app, id)).toMatchObject({ state: "live", reason: "" });
    for (const name of ["Tercera", "Cuarta"])
      await app.releases.publish(await insertRevision(app.db, name), { actorId: "elena" });
    // A full disk takes the kept ones first, but for the one that is served.
    freeDisk = () => (keptIn(app.folder).length > 1 ? 1e8 : 2e9);
    const last = await insertRevision(app.db, "Quinta");
    expect(await app.releases.publish(last, { actorId: "elena" })).toEqual({ result: "live" });
    expect(keptIn(app.folder)).toHaveLength(2);
  });

  test("a publish that a killed server did not begin is said to have failed by the next one", async () => {
    const url = await databaseUrl();
    const app = await open({ ...stub(), ...(url && { databaseUrl: url }) });
    const id = await insertRevision(app.db, "Segunda");
    const place = url ? await twinOf(app) : { folder: app.folder };
    const next = await open({ ...stub(), ...place });
    await expect.poll(() => rowOf(app, id)).toMatchObject({ state: "failed", step: "" });
    expect((await rowOf(app, id)).reason).toContain("publish again");
    await next.end();
  });

  test("a server that ends while it publishes says so, and the next one can", async () => {
    let isBuilding = false;
    const app = await open(
      stub({
        build: ({ signal }) =>
          new Promise((_, reject) => {
            isBuilding = true;
            signal.addEventListener("abort", () => reject(new Error("killed")));
          }),
      }),
    );
    const id = await insertRevision(app.db, "Segunda");
    const publishing = app.releases.publish(id, { actorId: "elena" });
    await expect.poll(() => isBuilding).toBe(true);
    await app.releases.close();
    expect(await publishing).toMatchObject({ result: "failed" });
    expect(await rowOf(app, id)).toMatchObject({
      state: "failed",
      step: "",
      reason: expect.stringContaining("publish again"),
    });
    // The housekeeping takes one of its own at any time.
    const leases = app.db.selectFrom("leases").select("id").where("id", "!=", "housekeeping");
    expect(await leases.execute()).toEqual([]);
  });

  test("five releases are kept, whose assets older pages still get; a start deletes half ones", async () => {
    const app = await open(stub());
    const names = ["Uno", "Dos", "Tres", "Cuatro", "Cinco", "Seis"];
    const ids: string[] = [];
    for (const name of names) {
      ids.push(await insertRevision(app.db, name));
      app.advance(1000);
      await app.releases.publish(ids.at(-1), { actorId: "elena" });
    }
    expect(keptIn(app.folder)).toHaveLength(5);
    const statuses = async (each: TestApp) =>
      Promise.all(names.map(async (name) => (await fetch(each.url + assetOf(name))).status));
    expect(await statuses(app)).toEqual([404, 200, 200, 200, 200, 200]);
    let builds = 0;
    const build: MakeSite = async (each) => {
      builds += 1;
      await buildStub(each);
    };
    mkdirSync(join(app.folder, "releases/half/site"), { recursive: true });
    writeFileSync(join(app.folder, "releases/half/site/index.html"), "half a site");
    const again = await open({
      ...stub({ build }),
      folder: app.folder,
      ...(app.env.databaseUrl && { databaseUrl: app.env.databaseUrl }),
    });
    expect([await shownName(again.url), builds]).toEqual(["Seis", 0]);
    expect(await statuses(again)).toEqual([404, 200, 200, 200, 200, 200]);
    await expect.poll(() => keptIn(again.folder).includes("half")).toBe(false);
    expect(await again.releases.publish(ids[1], { actorId: "elena" })).toEqual({ result: "live" });
    expect([await shownName(again.url), builds]).toEqual(["Dos", 0]);
    // The other server of the same database follows.
    await expect.poll(() => shownName(app.url)).toBe("Dos");
  });
});
