import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { days } from "#domain/durations.ts";
import { addClosure, removeClosure } from "#domain/office/closure-operations.ts";
import { getField, restoreField, saveField } from "#domain/office/field-operations.ts";
import { getWebsite, listRevisions, rollBackWebsite } from "#domain/office/website-operations.ts";
import type { Json } from "#domain/website/edits.ts";
import { publishClosedDays } from "#server/website/publish-closed-days.ts";
import type { WebsiteOptions } from "#server/website/website-options.ts";
import { describeOnBoth, race, startApp } from "../start-app.ts";
import { editedStub } from "../stub-site.ts";
import { insertLive } from "./insert-live.ts";
import { refuseRows } from "./refuse-rows.ts";
import { atWork } from "./staff-at-work.ts";

const path = "hours/closedDays";
const day = { from: "2026-11-24T00:00", to: "2026-11-25T00:00", typeIds: null, note: "A private reason" };
const shown = { date: "2026-11-24", name: { en: "Closed", es: "Cerrado" } };

describeOnBoth("a day that the calendar closes whole", (open) => {
  test("is published by itself, without its reason and beside the owner's drafts, and taken back", async () => {
    const app = await open(editedStub());
    const owner = await atWork(app);
    const desk = await atWork(app, { role: "preparer" });
    const live = async () => (await owner.ask(getField, { path })).live as Json[];
    const states = async () => (await owner.ask(listRevisions, {})).revisions.map(({ state }) => state);
    const before = await live();
    const own = { date: "2026-12-24", name: { en: "Christmas Eve", es: "Nochebuena" } };
    await owner.ask(saveField, { path, version: "", value: [...before, own] });
    const { id } = await desk.ask(addClosure, day);
    await expect.poll(live).toContainEqual(shown);
    expect(await live()).toHaveLength(before.length + 1);
    const { draft } = await owner.ask(getField, { path });
    expect(draft?.value).toEqual(expect.arrayContaining([own, shown]));
    expect((await owner.ask(getWebsite, {})).attention).toHaveLength(1);
    await desk.ask(removeClosure, { id });
    await expect.poll(live).toEqual(before);
    expect((await states()).sort()).toEqual(["live", "retired"]);
    expect((await owner.ask(getField, { path })).draft?.value).not.toContainEqual(shown);
    await desk.ask(addClosure, { ...day, from: "2026-11-24T12:00" });
    expect(await states()).toHaveLength(2);
  });

  test("stays closed when the website goes back to a version of before, and stays open likewise", async () => {
    const app = await open(editedStub());
    const owner = await atWork(app);
    const live = async () => (await owner.ask(getField, { path })).live as Json[];
    // What is live is told of before its publish is over.
    const isIdle = async () =>
      (await app.releases.publishing()) === undefined &&
      (await owner.ask(listRevisions, {})).revisions.every(({ state }) =>
        ["live", "retired"].includes(state),
      );
    const before = await live();
    const { id } = await owner.ask(addClosure, day);
    await expect.poll(live).toContainEqual(shown);
    await expect.poll(isIdle).toBe(true);
    const [closed] = (await owner.ask(listRevisions, {})).revisions;
    await owner.ask(rollBackWebsite, { id: "shipped" });
    await expect.poll(async () => (await owner.ask(listRevisions, {})).revisions.length).toBe(2);
    await expect.poll(live).toContainEqual(shown);
    await expect.poll(isIdle).toBe(true);
    await owner.ask(removeClosure, { id });
    await expect.poll(live).toEqual(before);
    await expect.poll(isIdle).toBe(true);
    await owner.ask(rollBackWebsite, { id: closed?.id ?? "" });
    await expect.poll(async () => (await owner.ask(listRevisions, {})).revisions.length).toBe(4);
    await expect.poll(live).toEqual(before);
  });

  test("is open again on the website too when all that closed it is opened at once", async () => {
    const app = await open({ ...editedStub(), ...race, settings: { RATE_LIMITS: "off" } });
    const desk = await atWork(app);
    const live = async () => (await desk.ask(getField, { path })).live as Json[];
    const before = await live();
    const ids: string[] = [];
    // Before the office opens: each of them closes the day whole.
    for (let minute = 0; minute < 6; minute += 1)
      ids.push(String((await desk.ask(addClosure, { ...day, from: `2026-11-24T00:0${minute}` })).id));
    await expect.poll(live).toContainEqual(shown);
    await Promise.all(ids.map((id) => desk.ask(removeClosure, { id })));
    await expect.poll(live).toEqual(before);
  });

  test("is open again in the end when it is opened while its closing is being published", async () => {
    const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
    const { releaseOverrides, ...stub } = editedStub();
    let builds = 0;
    const build: typeof releaseOverrides.build = async (...task) => {
      builds += 1;
      await gate;
      return releaseOverrides.build(...task);
    };
    const app = await open({ ...stub, releaseOverrides: { ...releaseOverrides, build } });
    const owner = await atWork(app);
    const website = async () => {
      const { revisions } = await owner.ask(listRevisions, {});
      const { live, draft } = await owner.ask(getField, { path });
      return { states: revisions.map(({ state }) => state).sort(), live, draft: draft?.value };
    };
    const { live } = await owner.ask(getField, { path });
    const { id } = await owner.ask(addClosure, day);
    await expect.poll(() => builds).toBe(1);
    await owner.ask(removeClosure, { id });
    openGate();
    await expect.poll(website).toEqual({ states: ["live", "retired"], live, draft: undefined });
  });

  test("stays open when the server that was to publish its closing comes to that after its opening", async () => {
    const app = await open(editedStub());
    const owner = await atWork(app);
    const live = async () => (await owner.ask(getField, { path })).live as Json[];
    const before = await live();
    const { id } = await owner.ask(addClosure, day);
    await expect.poll(live).toContainEqual(shown);
    await owner.ask(removeClosure, { id });
    await expect.poll(live).toEqual(before);
    await expect.poll(() => app.releases.publishing()).toBeUndefined();
    const closing = { closed: [shown.date], opened: [] };
    const options = { ...app, practice: loadPractice() } as unknown as WebsiteOptions;
    await publishClosedDays(closing, owner.user.id, options);
    expect(await live()).toEqual(before);
  });

  test("is closed together with the draft that tells the website of it, or not at all", async () => {
    const app = await open(editedStub());
    const desk = await atWork(app);
    await refuseRows(app, "insert", "content_drafts");
    expect((await desk.ask(addClosure, day)).code).toBe("unexpected");
    expect(await app.db.selectFrom("closures").selectAll().execute()).toEqual([]);
  });

  test("settles no conflict of an update, and keeps what waits to go back to its value", async () => {
    const app = await open(editedStub());
    const owner = await atWork(app);
    const field = () => owner.ask(getField, { path });
    await insertLive(app, [{ path, value: [], base: "of an older release" }]);
    await owner.ask(addClosure, day);
    await expect.poll(async () => (await field()).live).toEqual([shown]);
    await expect.poll(async () => (await field()).draft).toBeNull();
    const { isConflict, shipped } = await field();
    expect(isConflict).toBe(true);
    await owner.ask(restoreField, { path, version: "" });
    await owner.ask(addClosure, { ...day, from: "2026-11-25T00:00", to: "2026-11-26T00:00" });
    const next = { ...shown, date: "2026-11-25" };
    await expect.poll(async () => (await field()).live).toEqual([shown, next]);
    const { draft } = await field();
    expect(draft?.value).toEqual(expect.arrayContaining([next, ...(shipped as Json[])]));
    expect(draft?.value).not.toContainEqual(shown);
  });

  test("stays closed when the website goes back, or the website does not go back", async () => {
    const app = await open(editedStub());
    const owner = await atWork(app);
    const live = async () => (await owner.ask(getField, { path })).live as Json[];
    await owner.ask(addClosure, day);
    await expect.poll(live).toContainEqual(shown);
    await expect.poll(() => app.releases.publishing()).toBeUndefined();
    await refuseRows(app, "insert", "content_drafts");
    const back = await owner.ask(rollBackWebsite, { id: "shipped" });
    expect(back.code).toBeUndefined();
    await expect.poll(() => app.releases.publishing()).toBeUndefined();
    expect(await live()).toContainEqual(shown);
  });
});

test("the closed days of the next month stand under the hours, whenever the page was built", async () => {
  const app = await startApp();
  const linesOn = async (path: string) =>
    (await (await fetch(app.url + path)).text()).match(/(?<=<p[^>]*>)(?:Closed|Cerrado el) [^<]+(?=<)/g);
  const line = "Closed Thursday, November 26 (Thanksgiving Day)";
  // Under the hours of the page and in its foot.
  for (const path of ["/", "/contact", "/services/notary-public"])
    expect(await linesOn(path)).toEqual([line, line]);
  expect(await linesOn("/terms")).toEqual([line]);
  const spanish = "Cerrado el jueves 26 de noviembre (Día de Acción de Gracias)";
  expect(await linesOn("/es/contact")).toEqual([spanish, spanish]);
  app.advance(days(7));
  expect(await linesOn("/faqs")).toEqual(["Closed Friday, December 25 (Christmas Day)"]);
  app.advance(days(1000));
  expect(await linesOn("/contact")).toBeNull();
  await app.end();
});
