import { expect, test } from "vitest";
import { days, minutes } from "#domain/durations.ts";
import { logTouch } from "#domain/office/answer-operations.ts";
import { findPeople, getPerson } from "#domain/office/people-operations.ts";
import { changePeople, changePerson, mergePeople, separateLead } from "#domain/office/person-commands.ts";
import type { Stage } from "#domain/people/people.ts";
import { isPostgres } from "#server/base/db/is-postgres.ts";
import { lockPerson } from "#server/people/people-rows.ts";
import { describeOnBoth, race } from "../start-app.ts";
import {
  beto,
  bookAna,
  ana as booked,
  change as changeAppointment,
  tokenIn,
  tuesday,
} from "./appointment-calls.ts";
import { cleanUp } from "./clean-up.ts";
import { countWaiting } from "./count-waiting.ts";
import { contact, hero, quiz } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

describeOnBoth("a message that is given to a new person", (open) => {
  test("by two at once makes one person", async () => {
    const app = await open(race);
    const id = await sendForm(app, "send-hero-consultation", hero);
    app.advance(minutes(1));
    await sendForm(app, "send-contact-message", contact);
    const ana = await atWork(app);
    const lead = (await app.leads()).at(-1)?.id ?? "";
    const both = await app.db.transaction().execute(async (tx) => {
      await lockPerson(tx, id);
      const answers = [1, 2].map(() => ana.ask(separateLead, { id: lead }));
      // Both have read the message by then; SQLite has them wait before they read.
      if (isPostgres(app.db)) await expect.poll(() => countWaiting(app.db)).toBe(2);
      return { answers };
    });
    const codes = (await Promise.all(both.answers)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(["state-changed", undefined]);
    expect(await app.db.selectFrom("people").select("id").execute()).toHaveLength(2);
  });

  test("keeps both people, however old the message is", async () => {
    const app = await open();
    const formerId = await sendForm(app, "send-hero-consultation", hero);
    app.advance(minutes(1));
    await sendForm(app, "send-contact-message", contact);
    const lead = (await app.leads()).at(-1)?.id ?? "";
    app.advance(days(200));
    await (await atWork(app)).ask(logTouch, { id: formerId, kind: "note", body: "Called back" });
    app.advance(days(200));
    await cleanUp(app);
    const ana = await atWork(app);
    const { personId } = await ana.ask(separateLead, { id: lead });
    await cleanUp(app);
    expect(await ana.ask(getPerson, { id: personId })).toMatchObject({ id: personId });
    app.advance(days(200));
    await cleanUp(app);
    const left = await app.db.selectFrom("people").select("id").execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual([formerId, personId].toSorted());
  });

  test("takes its number, its name and its appointment along, and leaves what the staff typed since", async () => {
    const app = await open();
    const ana = await atWork(app);
    const shown = (id: string) =>
      app.db.selectFrom("people").select(["name", "phone_shown", "stage"]).where("id", "=", id).execute();
    const separateLast = async () =>
      (await ana.ask(separateLead, { id: (await app.leads()).at(-1)?.id ?? "" })).personId;
    const maria = await sendForm(app, "send-hero-consultation", hero);
    app.advance(minutes(1));
    const stranger = { ...contact, firstName: "Ana", lastName: "Ana", phone: "214 555 0199" };
    const isHers = async () => (await sendForm(app, "send-contact-message", stranger)) === maria;
    expect(await isHers()).toBe(true);
    const other = await separateLast();
    expect(await shown(maria)).toEqual([{ name: hero.name, phone_shown: "", stage: "new" }]);
    expect(await shown(other)).toEqual([{ name: "Ana Ana", phone_shown: stranger.phone, stage: "new" }]);
    const found = await ana.ask(findPeople, { text: "2145550199" });
    expect(found.people.map(({ id }) => id)).toEqual([other]);

    const email = "lucia@example.com";
    const lucia = await sendForm(app, "send-quiz-recommendation", { ...quiz, email });
    // The quiz sends only answers; the card names what they speak for.
    const { timeline } = await ana.ask(getPerson, { id: lucia });
    expect(timeline).toContainEqual(expect.objectContaining({ recommendations: ["Mobile App"] }));
    const change = (field: string, from: string, to: string) =>
      ana.ask(changePerson, { id: lucia, changes: { [field]: { from, to } } });
    app.advance(minutes(1));
    await change("stage", "new", "closed");
    app.advance(minutes(1));
    await bookAna(app, { email, name: "Lucas" });
    expect(await shown(lucia)).toEqual([{ name: "Lucas", phone_shown: booked.phone, stage: "booked" }]);
    await change("phone", booked.phone, "(972) 555-0100");
    app.advance(minutes(1));
    await separateLast();
    expect(await shown(lucia)).toEqual([{ name: "", phone_shown: "(972) 555-0100", stage: "closed" }]);
  });

  test("books nobody whose appointment is cancelled", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const { ask } = await atWork(app);
    const id = await sendForm(app, "send-hero-consultation", { ...hero, name: booked.name });
    const stageOf = async (of: string) => (await ask(getPerson, { id: of })).stage;
    const lastLead = async () => (await app.leads()).at(-1)?.id ?? "";
    app.advance(minutes(1));
    const { manageUrl } = await bookAna(app);
    const cancelled = await lastLead();
    await changeAppointment(app, tokenIn(manageUrl), { action: "cancel" });
    app.advance(minutes(1));
    await bookAna(app, { start: tuesday });
    expect(await stageOf(id)).toBe("booked");
    app.advance(minutes(1));
    const separate = async (lead: string) => {
      const { personId } = await ask(separateLead, { id: lead });
      return [await stageOf(id), await stageOf(personId)];
    };
    expect(await separate(await lastLead())).toEqual(["new", "booked"]);
    expect(await separate(cancelled)).toEqual(["new", "new"]);
  });

  test("leaves the stage that the staff chose before its appointment, or after it", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const { ask } = await atWork(app);
    const separate = async (
      form: typeof booked | typeof beto,
      { before, since }: Record<"before" | "since", Stage[]>,
    ) => {
      const { name, email } = form;
      const id = await sendForm(app, "send-hero-consultation", { ...hero, name, email });
      app.advance(minutes(1));
      const stage = async () => (await ask(getPerson, { id })).stage;
      const choose = async (stages: readonly Stage[]) => {
        for (const to of stages) await ask(changePeople, { ids: [id], change: { field: "stage", to } });
        app.advance(minutes(1));
      };
      await choose(before);
      await bookAna(app, form);
      expect(await stage()).toBe("booked");
      app.advance(minutes(1));
      await choose(since);
      await ask(separateLead, { id: (await app.leads()).at(-1)?.id ?? "" });
      return stage();
    };
    expect(await separate(booked, { before: ["talking"], since: [] })).toBe("talking");
    const since: Stage[] = ["talking", "booked"];
    expect(await separate({ ...beto, start: tuesday }, { before: [], since })).toBe("booked");
  });

  test("takes its appointment also from whom its sender was merged into", async () => {
    const app = await open();
    const { ask } = await atWork(app);
    const other = await sendForm(app, "send-hero-consultation", {
      ...hero,
      name: booked.name,
      email: booked.email,
    });
    const id = await sendForm(app, "send-contact-message", { ...contact, email: "eva@example.com" });
    app.advance(minutes(1));
    await bookAna(app);
    await ask(mergePeople, { id, other });
    const stage = async () => (await ask(getPerson, { id })).stage;
    expect(await stage()).toBe("booked");
    app.advance(minutes(1));
    await ask(separateLead, { id: (await app.leads()).at(-1)?.id ?? "" });
    expect(await stage()).toBe("new");
  });
});
