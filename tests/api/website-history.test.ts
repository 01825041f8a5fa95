import { rmSync } from "node:fs";
import { expect, test } from "vitest";
import { days, minutes } from "#domain/durations.ts";
import * as fields from "#domain/office/field-operations.ts";
import * as website from "#domain/office/website-operations.ts";
import type { Json } from "#domain/website/edits.ts";
import type { ReleaseOverrides } from "#server/open-server.ts";
import { BuildError } from "#server/release/build-error.ts";
import { releasesFolder } from "#server/release/release-folder.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { editedStub } from "../stub-site.ts";
import { atWork } from "./staff-at-work.ts";

const price = "tiers/inPerson/tiers/families/price";
const name = "business/name";
const stub = editedStub();

/** An owner at work: stores changes of fields, publishes them and goes back, each until nobody publishes. */
async function workOn(app: TestApp) {
  const owner = await atWork(app);
  const read = () => owner.ask(website.getWebsite, {});
  const end = async () => {
    await expect.poll(async () => (await read()).publishing).toBeNull();
    return read();
  };
  const save = async (path: string, value: Json) => {
    const { version } = await owner.ask(fields.getField, { path });
    return owner.ask(fields.saveField, { path, version, value });
  };
  return {
    read,
    save,
    ask: owner.ask,
    publish: async (path: string, value: Json) => {
      await save(path, value);
      await owner.ask(website.publishWebsite, {});
      return end();
    },
    goBack: async (id: string) => {
      expect(await owner.ask(website.rollBackWebsite, { id })).toEqual({});
      return end();
    },
  };
}

/** Builds that fail while `fails` says so. */
function failingBuilds() {
  const state = { fails: false };
  const build: ReleaseOverrides["build"] = async (task) => {
    if (state.fails) throw new BuildError({ code: "ended", text: "The build was ended." });
    return stub.releaseOverrides.build(task);
  };
  return { state, options: { ...stub, releaseOverrides: { ...stub.releaseOverrides, build } } };
}

describeOnBoth("the history of the website", (open) => {
  test("tells of each publish what it changed of what was live then, after a way back too", async () => {
    const owner = await workOn(await open(stub));
    const first = (await owner.publish(price, 121)).live?.id ?? "";
    await owner.publish(price, 122);
    await owner.goBack(first);
    expect((await owner.publish(price, 122)).live?.changed).toEqual([price]);
    await owner.goBack("shipped");
    expect((await owner.publish(name, "Segunda")).live?.changed).toEqual([name]);
    const { revisions } = await owner.ask(website.listRevisions, {});
    expect(revisions.map(({ changed }) => changed)).toEqual([[name], [price], [price], [price]]);
  });

  test("a failed publish is told while what it should publish waits, and not after a later one", async () => {
    const { state, options } = failingBuilds();
    const owner = await workOn(await open(options));
    state.fails = true;
    const failed = await owner.publish(price, 121);
    expect(failed.latest).toMatchObject({ state: "failed", reason: { code: "ended" }, changed: [price] });
    const other = await owner.save(name, "Segunda");
    expect((await owner.read()).latest).toMatchObject({ id: failed.latest?.id });
    const { version } = await owner.ask(fields.getField, { path: price });
    await owner.ask(fields.discardDraft, { path: price, version });
    expect((await owner.read()).latest).toBeNull();
    await owner.ask(fields.discardDraft, { path: name, version: other.version });
    expect((await owner.publish(price, 123)).latest).toMatchObject({ changed: [price] });
    // What is live is another since, and the same draft waits.
    expect(await owner.goBack("shipped")).toMatchObject({ latest: null, attention: [{ path: price }] });
  });

  test("a way back that fails is told as a publish is, for a day or until another begins", async () => {
    let time = Date.parse("2026-11-20T15:00:00Z");
    const { state, options } = failingBuilds();
    const app = await open({ ...options, clock: () => new Date(time) });
    const owner = await workOn(app);
    const first = (await owner.publish(price, 121)).live?.id ?? "";
    const second = (await owner.publish(price, 122)).live?.id ?? "";
    // As of a version that is no longer kept.
    rmSync(releasesFolder(app.folder), { recursive: true });
    state.fails = true;
    time += minutes(5);
    const after = await owner.goBack(first);
    expect(after).toMatchObject({ live: { id: second }, latest: { id: first, reason: { code: "ended" } } });
    expect(Date.parse(after.latest?.attemptedAt ?? "")).toBe(time);
    state.fails = false;
    expect(await owner.goBack(first)).toMatchObject({ live: { id: first }, latest: null });
    rmSync(releasesFolder(app.folder), { recursive: true });
    state.fails = true;
    expect((await owner.goBack(second)).latest).toMatchObject({ id: second, state: "retired" });
    time += days(1) + minutes(1);
    expect((await (await workOn(app)).read()).latest).toBeNull();
  });
});
