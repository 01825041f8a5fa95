import { expect, test } from "vitest";
import { hours } from "#domain/durations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { deletePerson, undoDeletePerson } from "#domain/office/person-requests.ts";
import { getKeeping, holdPerson, releasePerson } from "#domain/office/retention-operations.ts";
import { startApp } from "../start-app.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

test("the address of somebody who was deleted on request says since when, that of nobody says nothing", async () => {
  const app = await startApp();
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

test("somebody whom the practice still needs is not deleted, and who is about to be deleted is not held", async () => {
  const app = await startApp();
  const id = await sendForm(app, "send-hero-consultation", hero);
  const owner = await atWork(app);
  const hold = (reason: string) => owner.ask(holdPerson, { id, reason });
  await hold("A question of the IRS is open");
  expect(await owner.ask(deletePerson, { id })).toMatchObject({ code: "person-held" });
  // The second of two who hold somebody reads the first one's reason.
  expect(await hold("An audit")).toMatchObject({ code: "state-changed" });
  expect(await owner.ask(getKeeping, { id })).toMatchObject({
    hold: { reason: "A question of the IRS is open" },
    deleteAt: null,
  });
  await owner.ask(releasePerson, { id });
  await owner.ask(deletePerson, { id });
  expect(await hold("Too late")).toMatchObject({ code: "state-changed" });
  expect(await owner.ask(getKeeping, { id })).toMatchObject({ hold: null, deleteAt: expect.any(String) });
});
