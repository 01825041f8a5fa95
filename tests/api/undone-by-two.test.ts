import { expect, test } from "vitest";
import { hours, minutes } from "#domain/durations.ts";
import { logTouch, sendLetter, undoLetter, undoTouch } from "#domain/office/answer-operations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { changePerson, mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import {
  askOwner,
  deletePerson,
  listPersonRequests,
  settlePersonRequest,
  undoDeletePerson,
} from "#domain/office/person-requests.ts";
import { getKeeping, holdPerson, releasePerson } from "#domain/office/retention-operations.ts";
import { addIncident, changeIncident, getSafeguards } from "#domain/office/safeguards-operations.ts";
import {
  archiveTemplate,
  listTemplates,
  moveTemplate,
  restoreTemplate,
} from "#domain/office/template-operations.ts";
import { startApp } from "../start-app.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const changed = { code: "state-changed" };

test("who archives a template after a colleague has nothing to undo, and no undo moves one that was restored", async () => {
  const app = await startApp();
  const [one, other] = [await atWork(app), await atWork(app, { role: "preparer" })];
  const list = async () => (await one.ask(listTemplates, {})).templates.map((each) => each.id);
  const [id = "", ...rest] = await list();
  expect(await one.ask(archiveTemplate, { id })).toEqual({ archivedAt: app.now().toISOString() });
  expect(await other.ask(archiveTemplate, { id })).toMatchObject(changed);
  expect(await list()).toEqual(rest);
  expect(await other.ask(restoreTemplate, { id })).toEqual({});
  await other.ask(moveTemplate, { id, seen: rest.length, position: 1 });
  const order = await list();
  expect(await one.ask(restoreTemplate, { id })).toMatchObject(changed);
  expect(await list()).toEqual(order);
  const nobodys = "0190a0b0-0000-7000-8000-000000000000";
  expect(await one.ask(archiveTemplate, { id: nobodys })).toMatchObject({ code: "not-found" });
  await app.end();
});

test("who notes after another owner that an authority was told has nothing to undo", async () => {
  const app = await startApp();
  const [one, other] = [await atWork(app), await atWork(app)];
  const [fromDay, toDay] = ["2026-11-20", "2026-11-20"];
  const incident = { text: "A laptop was stolen", fromDay, toDay, isUnencrypted: true, people: 9 };
  const { id } = await one.ask(addIncident, incident);
  const told = async () => (await one.ask(getSafeguards, {})).incidents[0]?.told;
  const first = { irs: app.now().toISOString() };
  expect(await one.ask(changeIncident, { id, told: "irs" })).toEqual({ at: first.irs });
  app.advance(minutes(1));
  expect(await other.ask(changeIncident, { id, told: "irs" })).toMatchObject(changed);
  expect(await told()).toEqual(first);
  const undo = { id, told: "irs", isTold: false } as const;
  expect(await one.ask(changeIncident, undo)).toEqual({ at: app.now().toISOString() });
  expect(await other.ask(changeIncident, undo)).toMatchObject(changed);
  expect(await told()).toEqual({});

  const { at } = await other.ask(changeIncident, { id, told: "irs" });
  expect(await one.ask(changeIncident, { ...undo, toldAt: first.irs })).toMatchObject({ code: "too-late" });
  expect(await told()).toEqual({ irs: at });
  await other.ask(changeIncident, { ...undo, toldAt: at });
  expect(await told()).toEqual({});
  await app.end();
});

test("an undo of a request that was dealt with leaves what a colleague noted since", async () => {
  const app = await startApp();
  const personId = await sendForm(app, "send-hero-consultation", hero);
  const [one, other] = [await atWork(app), await atWork(app)];
  const { requestId: id } = await one.ask(askOwner, { id: personId, kind: "copy", note: "" });
  const { settledAt } = await one.ask(settlePersonRequest, { id });
  expect(settledAt).toBe(app.now().toISOString());
  app.advance(minutes(1));
  await other.ask(settlePersonRequest, { id, isSettled: false });
  const again = await other.ask(settlePersonRequest, { id });
  const undo = { id, isSettled: false };
  expect(await one.ask(settlePersonRequest, { ...undo, settledAt })).toMatchObject({ code: "too-late" });
  expect((await one.ask(listPersonRequests, {})).requests).toEqual([]);
  await other.ask(settlePersonRequest, { ...undo, ...again });
  expect((await one.ask(listPersonRequests, {})).requests).toHaveLength(1);
  await app.end();
});

test("who deletes a person after another owner neither puts that off nor takes it back", async () => {
  const app = await startApp();
  const id = await sendForm(app, "send-hero-consultation", hero);
  const [one, other] = [await atWork(app), await atWork(app)];
  const { deleteAt } = await one.ask(deletePerson, { id });
  expect(deleteAt).toBe(new Date(app.now().getTime() + hours(24)).toISOString());
  app.advance(minutes(1));
  expect(await other.ask(deletePerson, { id })).toMatchObject(changed);
  expect(await other.ask(getPerson, { id })).toMatchObject({ deleteAt });
  expect(await one.ask(undoDeletePerson, { id })).toEqual({});
  expect(await other.ask(undoDeletePerson, { id })).toMatchObject(changed);
  await app.end();
});

test("an answer that is taken back leaves the stage that a colleague set since, and a letter its author's draft", async () => {
  const app = await startApp();
  const id = await sendForm(app, "send-hero-consultation", hero);
  const [one, colleague] = [await atWork(app), await atWork(app)];
  const { touchId } = await one.ask(logTouch, { id, kind: "call", outcome: "reached", body: "" });
  await colleague.ask(changePerson, { id, changes: { stage: { from: "talking", to: "client" } } });
  expect(await one.ask(undoTouch, { id: touchId })).toEqual({});
  expect(await one.ask(getPerson, { id })).toMatchObject({ stage: "client", assignedTo: null });

  const text = { subject: "Sus impuestos", body: "Traiga su W-2." };
  const { letterId } = await one.ask(sendLetter, { id, ...text, locale: "es", seen: null });
  expect(await colleague.ask(undoLetter, { id: letterId })).toEqual({});
  expect((await one.ask(getPerson, { id })).drafts).toMatchObject([{ channel: "mail", ...text }]);
  expect((await colleague.ask(getPerson, { id })).drafts).toEqual([]);
  await app.end();
});

test("an undo takes back that act alone: what a colleague did anew since stays", async () => {
  const app = await startApp();
  const id = await sendForm(app, "send-hero-consultation", hero);
  const other = await sendForm(app, "send-hero-consultation", {
    ...hero,
    email: "eva@example.com",
    name: "Eva",
  });
  const [one, colleague] = [await atWork(app), await atWork(app)];
  const late = { code: "too-late" };
  const keeping = () => one.ask(getKeeping, { id });

  const { at } = await one.ask(holdPerson, { id, reason: "A question is open" });
  app.advance(minutes(1));
  expect(await colleague.ask(releasePerson, { id })).toEqual({});
  const held = await colleague.ask(holdPerson, { id, reason: "A lawsuit" });
  expect(await one.ask(releasePerson, { id, at })).toMatchObject(late);
  expect((await keeping()).hold).toMatchObject({ reason: "A lawsuit" });
  expect(await colleague.ask(releasePerson, { id, at: held.at })).toEqual({});
  expect((await keeping()).hold).toBeNull();

  const { deleteAt } = await one.ask(deletePerson, { id });
  app.advance(minutes(1));
  expect(await colleague.ask(undoDeletePerson, { id })).toEqual({});
  const deletion = await colleague.ask(deletePerson, { id });
  expect(await one.ask(undoDeletePerson, { id, deleteAt })).toMatchObject(late);
  expect(await one.ask(getPerson, { id })).toMatchObject(deletion);
  expect(await colleague.ask(undoDeletePerson, { id, ...deletion })).toEqual({});

  const { mergeId } = await one.ask(mergePeople, { id, other });
  const separated = await colleague.ask(unmergePerson, { id: other });
  expect(separated).toEqual({ mergeId });
  const again = await colleague.ask(mergePeople, { id, other });
  const merges = app.db.selectFrom("touches").select("id").where("kind", "=", "merge");
  for (const merge of await merges.execute()) expect(await one.ask(undoTouch, merge)).toMatchObject(changed);
  expect(await one.ask(unmergePerson, { id: other, mergeId })).toMatchObject(late);
  expect(await one.ask(unmergePerson, { id: other })).toEqual(again);
  expect(await colleague.ask(mergePeople, { id, other, ...separated })).toMatchObject(late);
  expect(await one.ask(mergePeople, { id, other, ...again })).toMatchObject({ mergeId: expect.any(String) });

  const list = async () => (await one.ask(listTemplates, {})).templates.map((each) => each.id);
  const before = await list();
  const [template = ""] = before;
  const archive = (by: typeof one) => by.ask(archiveTemplate, { id: template });
  const { archivedAt } = await archive(one);
  app.advance(minutes(1));
  expect(await colleague.ask(restoreTemplate, { id: template })).toEqual({});
  const archived = await archive(colleague);
  expect(await one.ask(restoreTemplate, { id: template, archivedAt, position: 0 })).toMatchObject(late);
  expect(await list()).toEqual(before.slice(1));
  expect(await colleague.ask(restoreTemplate, { id: template, ...archived, position: 0 })).toEqual({});
  expect(await list()).toEqual(before);
  await app.end();
});
