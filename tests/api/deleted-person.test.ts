import type { KyselyPlugin } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { hours } from "#domain/durations.ts";
import { bookAppointment } from "#domain/office/calendar-operations.ts";
import { getPerson, listTimeline } from "#domain/office/people-operations.ts";
import { deletePerson, deletionDelay, undoDeletePerson } from "#domain/office/person-requests.ts";
import { getKeeping, holdPerson, releasePerson } from "#domain/office/retention-operations.ts";
import { createLogger } from "#server/base/logger.ts";
import type { DeskOptions } from "#server/people/desk-options.ts";
import { peopleHandlers } from "#server/people/people-staff.ts";
import { startErasures } from "#server/safeguards/erase-on-request.ts";
import { erasePeople } from "#server/safeguards/erase-people.ts";
import { retentionHandlers } from "#server/safeguards/retention-staff.ts";
import { startApp } from "../start-app.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

test("the address of somebody who was deleted on request says since when, that of nobody says nothing", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const id = await sendForm(app, "send-hero-consultation", hero);
  const owner = await atWork(app);
  await owner.ask(deletePerson, { id });
  await owner.ask(undoDeletePerson, { id });
  app.advance(hours(1));
  const { deleteAt } = await (await atWork(app)).ask(deletePerson, { id });
  app.advance(hours(24));
  await expect.poll(() => app.db.selectFrom("people").select("id").execute()).toEqual([]);
  const desk = await atWork(app, { role: "front-desk" });
  expect(await desk.ask(getPerson, { id })).toMatchObject({ code: "not-found", at: deleteAt });
  const nobody = "0198f0a2-7c1e-7d60-8a1b-1f2e3d4c5b6a";
  expect(await desk.ask(getPerson, { id: nobody })).not.toHaveProperty("at");
});

test("who is kept after all, while a server begins to delete what is due, is not deleted", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const id = await sendForm(app, "send-hero-consultation", hero);
  const owner = await atWork(app);
  await owner.ask(deletePerson, { id });
  const undone: unknown[] = [];
  const undo: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (undone.length === 0) undone.push(await owner.ask(undoDeletePerson, { id }));
      return result;
    },
  };
  // Another server, whose clock is a day ahead.
  const now = () => new Date(app.now().getTime() + deletionDelay);
  const log = createLogger({ write: () => {} });
  const db = app.db.withPlugin(undo);
  const erasures = startErasures({ ...app, db, now, log, timeZone: () => "America/Chicago" });
  await erasures.poll();
  await erasures.stop();
  expect(undone).toEqual([{}]);
  expect(await app.db.selectFrom("people").select("id").execute()).toEqual([{ id }]);
});

test("somebody whom the practice still needs is not deleted, and who is about to be deleted is not held", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const id = await sendForm(app, "send-hero-consultation", hero);
  const owner = await atWork(app);
  const hold = (reason: string) => owner.ask(holdPerson, { id, reason });
  await hold("A question of the IRS is open");
  expect(await owner.ask(deletePerson, { id })).toMatchObject({ code: "person-held" });
  // The second of two who hold somebody reads the first one's reason.
  expect(await hold("An audit")).toMatchObject({ code: "state-changed" });
  expect(await owner.ask(getKeeping, { id })).toMatchObject({
    hold: { reason: "A question of the IRS is open" },
  });
  expect(await owner.ask(getPerson, { id })).toMatchObject({ deleteAt: null });
  await owner.ask(releasePerson, { id });
  await owner.ask(deletePerson, { id });
  expect(await hold("Too late")).toMatchObject({ code: "state-changed" });
  expect(await owner.ask(getKeeping, { id })).toMatchObject({ hold: null });
  expect(await owner.ask(getPerson, { id })).toMatchObject({ deleteAt: expect.any(String) });
});

test("nobody books a time that would go with a person who is about to be deleted", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const personId = await sendForm(app, "send-hero-consultation", hero);
  const owner = await atWork(app);
  const wanted = { personId, typeId: "consultation", start: "2026-11-24T10:00", meeting: "office" } as const;
  const book = () => owner.ask(bookAppointment, { ...wanted, consent: true });
  await owner.ask(deletePerson, { id: personId });
  expect(await book()).toMatchObject({ code: "state-changed" });
  await owner.ask(undoDeletePerson, { id: personId });
  expect(await book()).toHaveProperty("eventId");
});

test.each([
  ["the card", getPerson],
  ["what happened", listTimeline],
  ["how long they are kept", getKeeping],
] as const)("who is deleted while somebody reads %s is read before or missing", async (_, { name }) => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const owner = await atWork(app);
  const staff = { userId: owner.user.id, role: "owner", sessionId: "", email: "" } as const;
  let isOver = false;
  let before = 0;
  while (!isOver) {
    before += 1;
    const id = await sendForm(app, "send-hero-consultation", { ...hero, email: `ana${before}@example.com` });
    // The view is logged: the read that follows does not write.
    await owner.ask(getPerson, { id });
    let count = 0;
    const deletion: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (++count === before) await erasePeople(app.db, [id]);
        return result;
      },
    };
    const db = app.db.withPlugin(deletion);
    const options = { db, keys: { secret: "" }, practice: loadPractice() } as unknown as DeskOptions;
    const handlers = [...peopleHandlers(options), ...retentionHandlers(options)];
    const call = { now: app.now(), ipAddress: "", userAgent: "", requestId: "", idempotencyKey: "", staff };
    const handler = handlers.find(({ operation }) => operation.name === name) ?? expect.fail();
    await handler.run({ id }, call).catch(({ code, message }) => expect(code, message).toBe("not-found"));
    isOver = count < before;
  }
  expect(before).toBeGreaterThan(1);
});
