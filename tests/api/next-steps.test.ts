import { expect, onTestFinished, test } from "vitest";
import { minutes, seconds } from "#domain/durations.ts";
import { getPerson, getToday } from "#domain/office/people-operations.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import { startApp } from "../start-app.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

test("an emptied next step takes its moment with it and leaves Today, until that is taken back", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const id = await sendForm(app, "send-hero-consultation", hero);
  const ana = await atWork(app);
  const step = { nextStep: "Ask for the W-2", nextStepAt: app.now().toISOString() };
  const empty = { nextStep: "", nextStepAt: null };
  const change = async (changes: object) => expect(await ana.ask(changePerson, { id, changes })).toEqual({});
  const due = async () => (await ana.ask(getToday, {})).due.map(({ nextStep }) => nextStep);
  const shown = () => ana.ask(getPerson, { id });
  await change({
    nextStep: { from: "", to: step.nextStep },
    nextStepAt: { from: null, to: step.nextStepAt },
  });
  const done = { nextStep: { from: step.nextStep, to: "" } };
  const takenBack = { nextStep: { from: "", to: step.nextStep } };
  for (const [changes, expected] of [
    [done, empty],
    [takenBack, step],
    [done, empty],
  ] as const) {
    app.advance(seconds(1));
    await change(changes);
    expect(await shown()).toMatchObject(expected);
    expect(await due()).toEqual(expected.nextStep ? [expected.nextStep] : []);
  }
  // Typed anew later, it is another one.
  app.advance(minutes(1));
  await change(takenBack);
  expect(await shown()).toMatchObject({ ...step, nextStepAt: null });
  // As rows of before have it.
  await app.db.updateTable("people").set({ next_step: "", next_step_at: step.nextStepAt }).execute();
  expect(await due()).toEqual([]);
});

test("the moment of a next step is kept in one form, however it is spelled", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const id = await sendForm(app, "send-hero-consultation", hero);
  const ana = await atWork(app);
  let from: string | null = null;
  for (const [to, kept] of [
    ["2026-11-21T10:00:00+05:00", "2026-11-21T05:00:00.000Z"],
    ["2026-11-21 10:00:00Z", "2026-11-21T10:00:00.000Z"],
    ["2026-11-21T10:00:00.123456789Z", "2026-11-21T10:00:00.123Z"],
  ] as const) {
    // It names what it typed before, as what takes a change back does.
    expect(await ana.ask(changePerson, { id, changes: { nextStepAt: { from, to } } })).toEqual({});
    expect((await ana.ask(getPerson, { id })).nextStepAt).toBe(kept);
    from = to;
  }
});
