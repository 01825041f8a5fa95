import { expect, test } from "vitest";
import * as fields from "#domain/office/field-operations.ts";
import * as website from "#domain/office/website-operations.ts";
import type { Json } from "#domain/website/edits.ts";
import type { ReleaseOverrides } from "#server/open-server.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { editedStub } from "../stub-site.ts";
import { insertLive } from "./insert-live.ts";
import { atWork } from "./staff-at-work.ts";

const price = "tiers/inPerson/tiers/families/price";
const emptied = "tiers/inPerson/tiers/investors/price";
const name = "business/name";

const stub = editedStub();
const base = "of an older release";

/** Waits until nobody publishes. */
async function published(owner: Awaited<ReturnType<typeof atWork>>) {
  await expect
    .poll(async () => {
      const { publishing, live, latest } = await owner.ask(website.getWebsite, {});
      return publishing === null && (latest === null || latest.state !== "queued") && live?.id;
    })
    .not.toBe(false);
  return owner.ask(website.getWebsite, {});
}

const shownName = async (app: TestApp) =>
  /<h1>(.*)<\/h1>/.exec(await (await fetch(`${app.url}/contact`)).text())?.[1];

describeOnBoth("the website in the office", (open) => {
  test("a price is a draft, then live for everybody, and goes back; a draft of meanwhile stays", async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const build: ReleaseOverrides["build"] = (task) => gate.then(() => stub.releaseOverrides.build(task));
    const app = await open({ ...stub, releaseOverrides: { ...stub.releaseOverrides, build } });
    const owner = await atWork(app);
    const saved = await owner.ask(fields.saveField, { path: price, version: "", value: 135 });
    expect(saved.findings.map(({ rule }) => rule)).toContain("raised-price");
    expect(saved.findings.flatMap(({ others }) => others)).toContain(
      "tiers/taxPreparation/tiers/families/price",
    );
    expect(saved.findings[0]?.says.en).toContain("$120");
    const { version } = await owner.ask(fields.saveField, { path: name, version: "", value: "Segunda" });
    const before = await owner.ask(website.getWebsite, {});
    expect(before).toMatchObject({ live: null, canPublish: true, publishing: null, isLocked: false });
    expect(before.attention.map(({ path, live, draft }) => [path, live, draft?.value])).toEqual([
      [name, "Ventanilla Tax & Business", "Segunda"],
      [price, 120, 135],
    ]);
    expect(before.sections.filter(({ drafts }) => drafts > 0)).toHaveLength(2);
    await owner.ask(website.publishWebsite, {});
    const typed = await owner.ask(fields.saveField, { path: name, version, value: "Tercera" });
    openGate();
    const drafts = app.db.selectFrom("content_drafts").select("value");
    await expect.poll(() => drafts.execute()).toEqual([{ value: '"Tercera"' }]);
    await owner.ask(fields.discardDraft, { path: name, version: typed.version });
    const after = await published(owner);
    expect(await shownName(app)).toBe("Segunda");
    expect(after).toMatchObject({ attention: [], canPublish: false });
    expect(after.live?.changed).toEqual([name, price]);
    expect(after.live?.by).toBe("Elena Prueba");
    const field = await owner.ask(fields.getField, { path: price });
    expect(field).toMatchObject({ live: 135, shipped: 120, draft: null, version: "" });
    expect(field.title?.es).toBe("Familias");

    await owner.ask(fields.saveField, { path: price, version: "", value: 140 });
    await owner.ask(website.rollBackWebsite, { id: "shipped" });
    await expect.poll(() => shownName(app)).toBe("Ventanilla Tax & Business");
    const { live, attention } = await published(owner);
    expect([live, attention.map(({ draft }) => draft?.value)]).toEqual([null, [140]]);
    const { revisions } = await owner.ask(website.listRevisions, {});
    expect(revisions.map(({ state }) => state)).toEqual(["retired"]);
    await owner.ask(website.rollBackWebsite, { id: revisions[0]?.id ?? "" });
    await expect.poll(() => shownName(app)).toBe("Segunda");
  });

  test("two who change one field: the second sees the value, the author and the time", async () => {
    const app = await open(stub);
    const [one, two] = [await atWork(app), await atWork(app)];
    const { version } = await one.ask(fields.saveField, { path: price, version: "", value: 135 });
    const refused = { code: "field-conflict", current: "135", by: "Elena Prueba" };
    const late = { path: price, version: "", value: 99 };
    expect(await two.ask(fields.saveField, late)).toMatchObject(refused);
    expect(await two.ask(fields.discardDraft, { path: price, version: "" })).toMatchObject(refused);
    app.advance(1);
    const again = await two.ask(fields.saveField, { ...late, version });
    expect(again.version).not.toBe(version);
    expect(await one.ask(fields.saveField, { path: price, version, value: 1 })).toMatchObject({
      code: "field-conflict",
      current: "99",
    });
    await two.ask(fields.discardDraft, { path: price, version: again.version });
    expect(await one.ask(fields.saveField, { path: price, version, value: 1 })).toMatchObject({
      code: "field-conflict",
      current: "120",
    });
    expect((await one.ask(website.getWebsite, {})).attention).toEqual([]);
  });

  test("a draft that is half, unlawful or wrong is kept and told, and not published", async () => {
    const app = await open(stub);
    const owner = await atWork(app);
    const check = async (path: string, value: Json) =>
      (await owner.ask(fields.checkField, { path, value })).findings.map(({ rule, severity }) => [
        rule,
        severity,
      ]);
    const tagline = "business/tagline";
    expect(await check(tagline, { en: "Taxes" })).toEqual([["invalid", "error"]]);
    expect(await check(tagline, { en: "A", es: ["Notari", "o"].join("") })).toEqual([["invalid", "error"]]);
    const oath = { id: "oath", name: { en: "Oath", es: "Juramento" }, price: 15.5 };
    expect(await check("rates/notary/acts/oath", oath)).toEqual([
      ["raised-price", "warning"],
      ["notary-fees", "blocker"],
    ]);
    expect(await check("catalogue/payroll/from", 400)).toContainEqual(["contradicting-prices", "blocker"]);
    expect(await check("testimonials/family", null)).toEqual([]);
    const { version } = await owner.ask(fields.saveField, {
      path: tagline,
      version: "",
      value: { en: "Taxes" },
    });
    expect(version).not.toBe("");
    expect((await owner.ask(website.getWebsite, {})).canPublish).toBe(false);
    expect(await owner.ask(website.publishWebsite, {})).toMatchObject({ code: "not-publishable" });
    const real = await owner.ask(fields.saveField, { path: "business/sample", version: "", value: false });
    expect(await owner.ask(website.publishWebsite, { paths: ["business/sample"] })).toMatchObject({
      code: "not-publishable",
    });
    await owner.ask(fields.discardDraft, { path: "business/sample", version: real.version });
    expect(
      await owner.ask(fields.saveField, { path: "business/nothing", version: "", value: 1 }),
    ).toMatchObject({
      code: "not-found",
    });
  });

  test("an update under edits: conflicts are kept or taken, and what no longer fits is listed", async () => {
    const app = await open(stub);
    const owner = await atWork(app);
    const edits = [
      { path: price, value: 135, base },
      { path: "proof/heroClients", value: "2,000+", base },
      { path: "tiers/inPerson/tiers/veterans/price", value: 50, base },
      { path: emptied, value: 160, base },
    ];
    await insertLive(app, edits);
    // The server makes it by itself first: who publishes meanwhile is told that somebody does.
    await expect.poll(async () => (await fetch(`${app.url}/contact`)).text()).toContain("2,000+");
    await expect.poll(() => app.releases.publishing()).toBeUndefined();
    const { attention } = await owner.ask(website.getWebsite, {});
    expect(attention.map(({ path, isConflict, parked }) => [path, isConflict, parked])).toEqual([
      ["proof/heroClients", true, null],
      [price, true, null],
      [emptied, true, null],
      ["tiers/inPerson/tiers/veterans/price", false, "gone"],
    ]);
    // The price that waits to be taken out is the office's as well.
    await app.db
      .insertInto("content_drafts")
      .values({
        path: emptied,
        value: "null",
        base,
        version: "1",
        actor_id: "elena",
        changed_at: "2026-11-02T00:00:00.000Z",
      })
      .execute();
    for (const path of [price, emptied]) await owner.ask(fields.keepField, { path });
    expect(await owner.ask(fields.keepField, { path: price })).toMatchObject({ code: "state-changed" });
    for (const { path } of edits.slice(1, 3)) await owner.ask(fields.restoreField, { path, version: "" });
    const { attention: left } = await owner.ask(website.getWebsite, {});
    expect(left.map(({ path, draft }) => [path, draft?.value])).toEqual([
      ["proof/heroClients", "1,000+"],
      [emptied, null],
      ["tiers/inPerson/tiers/veterans/price", null],
    ]);
    await owner.ask(website.publishWebsite, {});
    const takenOut = [emptied, "tiers/inPerson/tiers/veterans/price"];
    expect(await published(owner)).toMatchObject({ attention: [], takenOut });
    const { edits: kept } = await app.db
      .selectFrom("content_revisions")
      .select("edits")
      .where("state", "=", "live")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(kept)).toMatchObject([
      { path: price, value: 135 },
      { path: emptied, value: null },
    ]);
  });
});
