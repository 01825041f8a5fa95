import { expect, test } from "vitest";
import * as fields from "#domain/office/field-operations.ts";
import * as website from "#domain/office/website-operations.ts";
import type { Json } from "#domain/website/edits.ts";
import { describeOnBoth } from "../start-app.ts";
import { stubOptions, stubRelease } from "../stub-site.ts";
import { atWork } from "./staff-at-work.ts";

const stub = { shipped: stubRelease(), releaseOverrides: stubOptions };
const list = "tiers/inPerson/tiers";
const order = `${list}/.order`;
const both = (en: string, es: string) => ({ en, es });
const veterans = {
  id: "veterans",
  name: both("Veterans", "Veteranos"),
  description: both("Who served.", "Quien sirvió."),
  price: 200,
  features: [],
};

describeOnBoth("lists of the website", (open) => {
  test("a level is added, moved, checked, listed with the prices, and taken out again as one draft each", async () => {
    const app = await open(stub);
    const owner = await atWork(app);
    const save = (path: string, value: Json, version = "") =>
      owner.ask(fields.saveField, { path, version, value });
    const rulesOf = (answer: Awaited<ReturnType<typeof save>>) => answer.findings.map(({ rule }) => rule);
    const path = `${list}/veterans`;
    const half = await save(path, { ...veterans, name: { en: "Veterans", es: "" } });
    expect(rulesOf(half)).toEqual(["invalid"]);
    // What is begun in one language is called by that in both.
    const begun = await owner.ask(fields.getField, { path });
    expect(begun.title).toEqual({ en: "Veterans", es: "Veterans" });
    const refused = { code: "input-invalid" };
    expect(await save(`${list}/other`, veterans)).toMatchObject(refused);
    expect(await save(order, "veterans")).toMatchObject(refused);
    const { fields: drafted } = await owner.ask(fields.listFields, { section: "services" });
    expect(drafted.find((field) => field.path === path)).toMatchObject({ isEntry: true, live: null });
    expect(rulesOf(await save(path, veterans, half.version))).toEqual([]);
    const { entries } = await owner.ask(fields.getField, { path: order });
    expect(entries?.map(({ id }) => id).at(-1)).toBe("veterans");
    // An entry of the office is one value: it has no fields of its own, and its price stands with the prices.
    expect(await owner.ask(fields.getField, { path: `${path}/price` })).toMatchObject({ code: "not-found" });
    expect(await save(`${path}/price`, 40)).toMatchObject({ code: "not-found" });
    const prices = await owner.ask(fields.listFields, { section: "prices" });
    expect(prices.fields.map((field) => field.path)).toContain(path);
    expect(prices.fields.map((field) => field.path)).not.toContain(`${list}/families`);
  });

  test("a draft whose field an update took away says so, and nothing is published until it is taken back", async () => {
    const app = await open(stub);
    const owner = await atWork(app);
    const row = {
      value: '{"en":"New","es":"Nueva"}',
      base: "of an older release",
      actor_id: "elena",
      changed_at: app.now().toISOString(),
    };
    const gone = [`${list}/veterans/price`, "tiers/itin/badge"];
    for (const path of gone)
      await app.db
        .insertInto("content_drafts")
        .values({ ...row, path, version: path })
        .execute();
    const told = await owner.ask(website.getWebsite, {});
    expect(told.canPublish).toBe(false);
    expect(
      told.attention.map(({ path, findings }) => [path, findings.map(({ severity }) => severity)]),
    ).toEqual(gone.map((path) => [path, ["error"]]));
    for (const path of gone) await owner.ask(fields.discardDraft, { path, version: path });
    expect((await owner.ask(website.getWebsite, {})).attention).toEqual([]);
  });

  test("an entry that is taken out takes the drafts of its fields with it, and brings them back", async () => {
    const app = await open(stub);
    const owner = await atWork(app);
    const { version: priced } = await owner.ask(fields.saveField, {
      path: `${list}/families/price`,
      version: "",
      value: 135,
    });
    expect(priced).not.toBe("");
    const { versions } = await owner.ask(fields.changeFields, {
      changes: [{ path: `${list}/families`, version: "", value: null }],
    });
    const after = await owner.ask(website.getWebsite, {});
    expect(after.attention.map(({ path }) => path)).toEqual([`${list}/families`]);
    expect(after.canPublish).toBe(true);
    await owner.ask(fields.changeFields, {
      changes: [{ path: `${list}/families`, version: versions[0] ?? "" }],
    });
    const { attention } = await owner.ask(website.getWebsite, {});
    expect(attention.map(({ path, draft }) => [path, draft?.value])).toEqual([
      [`${list}/families/price`, 135],
    ]);
  });

  test("a price that stands in several places changes in all of them, or in none", async () => {
    const app = await open(stub);
    const owner = await atWork(app);
    const path = `${list}/families/price`;
    const { version, findings } = await owner.ask(fields.saveField, { path, version: "", value: 135 });
    const twins = findings.flatMap((finding) => finding.twins);
    expect(twins).toEqual([
      { path: "tiers/taxPreparation/tiers/families/price", value: 135 },
      { path: "tiers/mobileApp/tiers/families/price", value: 115 },
    ]);
    const changes = [{ path, version, value: 135 }, ...twins.map((twin) => ({ ...twin, version: "" }))];
    const late = changes.map((change) => ({ ...change, version: "" }));
    expect(await owner.ask(fields.changeFields, { changes: late })).toMatchObject({
      code: "field-conflict",
    });
    expect((await owner.ask(website.getWebsite, {})).attention).toHaveLength(1);
    const { versions } = await owner.ask(fields.changeFields, { changes });
    const { attention } = await owner.ask(website.getWebsite, {});
    expect(attention.map(({ draft }) => draft?.value).sort()).toEqual([115, 135, 135]);
    expect(attention.flatMap(({ findings: left }) => left.map(({ rule }) => rule))).not.toContain(
      "contradicting-levels",
    );
    const back = changes.map(({ path: each }, place) => ({ path: each, version: versions[place] ?? "" }));
    await owner.ask(fields.changeFields, { changes: back });
    expect((await owner.ask(website.getWebsite, {})).attention).toEqual([]);
  });

  test("what waits of an article says what its text will be, and lists leave out the others' texts", async () => {
    const app = await open(stub);
    const owner = await atWork(app);
    const list = () => owner.ask(fields.listFields, { section: "articles" });
    const [first] = (await list()).fields;
    const path = first?.path ?? "";
    const { live } = await owner.ask(fields.getField, { path });
    const bodyIn = (value: Json | undefined) => (value as { en: { body: string } } | null)?.en.body;
    const value = {
      ...(live as object),
      en: { ...(live as { en: object }).en, body: "Another text." },
    } as Json;
    await owner.ask(fields.saveField, { path, version: "", value });
    const { attention } = await owner.ask(website.getWebsite, {});
    expect(attention.map((field) => [bodyIn(field.draft?.value), bodyIn(field.live)])).toEqual([
      ["Another text.", bodyIn(live)],
    ]);
    const bodies = (await list()).fields.map((field) => [bodyIn(field.draft?.value), bodyIn(field.live)]);
    const articles = bodies.filter(([, body]) => body !== undefined);
    expect(articles.length).toBeGreaterThan(2);
    expect(articles.filter(([, body]) => body !== "")).toEqual([["Another text.", bodyIn(live)]]);
  });

  test("a preparer drafts texts, and leaves prices, settings, the launch and the publish to the owner", async () => {
    const app = await open(stub);
    const preparer = await atWork(app, { role: "preparer" });
    const save = (path: string, value: Json) => preparer.ask(fields.saveField, { path, version: "", value });
    expect(await save("business/tagline", both("Taxes", "Impuestos"))).toMatchObject({ findings: [] });
    expect(await save("testimonials/.order", ["freelancer", "family", "small-business"])).toMatchObject({
      findings: [],
    });
    const forbidden = { code: "role-forbidden" };
    for (const [path, value] of [
      [`${list}/families/price`, 135],
      [`${list}/veterans`, veterans],
      ["catalogue/payroll", null],
      ["rates/notary/acts/oath", null],
      ["appointments/capacity", 2],
      ["business/sample", false],
    ] as const)
      expect([path, await save(path, value)]).toMatchObject([path, forbidden]);
    const change = { path: `${list}/families/price`, version: "" };
    expect(await preparer.ask(fields.changeFields, { changes: [change] })).toMatchObject(forbidden);
    expect(await preparer.ask(fields.restoreField, change)).toMatchObject(forbidden);
    expect(await preparer.ask(fields.discardDraft, change)).toMatchObject(forbidden);
    expect(await preparer.ask(website.publishWebsite, {})).toMatchObject(forbidden);
    expect((await preparer.ask(website.getWebsite, {})).attention).toHaveLength(2);
  });
});
