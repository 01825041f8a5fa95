import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { changePerson, mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import type { Stage } from "#domain/people/people.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { bookAna } from "./appointment-calls.ts";
import { contact, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

/** Two people, of whom the staff closed the first one unanswered, and then the second one wrote. */
async function openTwo(app: TestApp) {
  const ask = (email: string) => sendForm(app, "send-hero-consultation", { ...hero, email });
  const desk = await atWork(app);
  const closed = await ask("closed@example.com");
  const move = async (id: string, from: Stage, to: Stage) =>
    expect(await desk.ask(changePerson, { id, changes: { stage: { from, to } } })).toEqual({});
  app.advance(1000);
  await move(closed, "new", "closed");
  app.advance(minutes(1));
  const waiting = await ask("waiting@example.com");
  app.advance(1000);
  const look = (id: string) =>
    app.db
      .selectFrom("people")
      .select(["stage", "first_unanswered_at as since", "reply_due_at as due"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const before = { closed: await look(closed), waiting: await look(waiting) };
  const merge = async (id: string, other: string) => {
    expect(await desk.ask(mergePeople, { id, other })).toHaveProperty("mergeId");
    app.advance(1000);
  };
  const part = async (id: string) =>
    expect(await desk.ask(unmergePerson, { id })).toHaveProperty("mergeId", expect.any(String));
  return { closed, waiting, before, look, merge, part, move };
}

describeOnBoth("the clock of people who are merged", (open) => {
  test("runs for a message that waits, whoever of them was closed, and as before once they are parted", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const { closed, waiting, before, look, merge, part, move } = await openTwo(app);
    expect(before.closed).toEqual({ stage: "closed", since: null, due: null });
    expect(before.waiting).toMatchObject({ stage: "new", due: expect.any(String) });
    for (const [id, other] of [
      [closed, waiting],
      [waiting, closed],
    ] as const) {
      await merge(id, other);
      // What was closed waits no longer, and what came since does.
      expect(await look(id)).toEqual(before.waiting);
      await part(other);
      expect(await look(closed)).toEqual(before.closed);
      expect(await look(waiting)).toEqual(before.waiting);
    }

    // An older message of a third one waits on: nobody saw it when the first one was closed.
    const third = await sendForm(app, "send-hero-consultation", { ...hero, email: "third@example.com" });
    const { due } = await look(third);
    app.advance(1000);
    await move(waiting, "new", "closed");
    await merge(waiting, third);
    expect(await look(waiting)).toMatchObject({ stage: "new", due });
    await merge(closed, waiting);
    expect(await look(closed)).toMatchObject({ stage: "new", due });
    // What is closed from then on is closed for all of them.
    await move(closed, "new", "closed");
    app.advance(1000);
    await bookAna(app, { email: "closed@example.com" });
    expect(await look(closed)).toMatchObject({ stage: "booked", due: null });
  });

  test("goes on for what came to the closed one meanwhile", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const { closed, waiting, before, look, merge, part, move } = await openTwo(app);
    await move(waiting, "new", "client");
    await merge(closed, waiting);
    expect(await look(closed)).toMatchObject({ stage: "client", due: before.waiting.due });
    app.advance(1000);
    expect(await sendForm(app, "send-contact-message", { ...contact, email: "closed@example.com" })).toBe(
      closed,
    );
    await part(waiting);
    expect(await look(closed)).toMatchObject({ stage: "new", due: expect.any(String) });
    expect(await look(waiting)).toMatchObject({ stage: "client", due: before.waiting.due });

    app.advance(1000);
    await move(closed, "new", "closed");
    app.advance(1000);
    await merge(closed, waiting);
    await bookAna(app, { email: "closed@example.com" });
    await part(waiting);
    expect(await look(closed)).toMatchObject({ stage: "booked" });
  });
});
