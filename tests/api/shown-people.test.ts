import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { hours, minutes } from "#domain/durations.ts";
import { sendLetter } from "#domain/office/answer-operations.ts";
import * as calendar from "#domain/office/calendar-operations.ts";
import { fixAddress, listDeliveries } from "#domain/office/delivery-operations.ts";
import { pageSize } from "#domain/office/desk-values.ts";
import { removeField } from "#domain/office/number-operations.ts";
import { getOwnerTasks } from "#domain/office/owner-task-operations.ts";
import { getToday } from "#domain/office/people-operations.ts";
import { mergePeople } from "#domain/office/person-commands.ts";
import { deletePerson } from "#domain/office/person-requests.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { ana, bookAna, consultationByPhone, monday } from "./appointment-calls.ts";
import { contact, hero, quiz } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const inquire = (app: TestApp, name: string) =>
  sendForm(app, "send-hero-consultation", { ...hero, name, email: `${name.toLowerCase()}@example.com` });

/** Merges somebody into a second person, and that one into a third, who is resolved with. */
async function mergeTwice(app: TestApp, id: string): Promise<string> {
  const [middle, root] = [await inquire(app, "Eva"), await inquire(app, "Iris")];
  const desk = await atWork(app);
  await desk.ask(mergePeople, { id: middle, other: id });
  await desk.ask(mergePeople, { id: root, other: middle });
  return root;
}

/** The person whose screens were told of a change last. */
const latestTold = async ({ db }: TestApp) =>
  (
    await db
      .selectFrom("changes")
      .select("subject_id")
      .where("topic", "=", "people")
      .orderBy("seq", "desc")
      .executeTakeFirst()
  )?.subject_id;

const aPerson = {
  name: "María García",
  email: "",
  phone: "",
  phone_shown: "",
  writes: "es" as const,
  speaks: "es" as const,
  stage: "client" as const,
  closed_reason: "",
  blocked_channels: "[]",
};

const day = { from: "2026-11-23", to: "2026-11-23" };

describeOnBoth("on lists of the desk", (open) => {
  test("a letter shows, and is corrected at, the address of whom its person belongs to by now", async () => {
    const app = await open();
    const desk = await atWork(app);
    const id = await inquire(app, "Rosa");
    const letter = { locale: "es", subject: "Sus impuestos", body: "Traiga su W-2.", seen: null } as const;
    await desk.ask(sendLetter, { id, ...letter });
    const root = await mergeTwice(app, id);
    const shown = async () =>
      (await desk.ask(listDeliveries, { tab: "waiting" })).deliveries.find(
        ({ kind }) => kind === "staff-letter",
      );
    expect(await shown()).toMatchObject({ personId: root, name: "Iris", target: "iris@example.com" });
    const delivery = (await shown())?.id ?? "";
    const fix = (from: string) => desk.ask(fixAddress, { id: delivery, from, to: "right@example.com" });
    const conflict = { code: "field-conflict", current: "iris@example.com" };
    expect(await fix("rosa@example.com")).toMatchObject(conflict);
    expect(await fix("iris@example.com")).toEqual({});
    expect(await shown()).toMatchObject({ target: "right@example.com" });
    expect(await fix("iris@example.com")).toMatchObject({ current: "right@example.com", by: "Elena Prueba" });
    expect(await latestTold(app)).toBe(root);
  });

  test("an appointment is of whom its visitor belongs to by now", async () => {
    const app = await open();
    await bookAna(app);
    const [lead] = await app.leads();
    const root = await mergeTwice(app, lead?.person_id ?? "");
    const desk = await atWork(app);
    const { appointments } = await desk.ask(calendar.getCalendar, day);
    expect(appointments).toMatchObject([{ personId: root, name: "Iris", phone: "(214) 555-0177" }]);
    const id = appointments[0]?.id ?? "";
    const { deliveries } = await desk.ask(listDeliveries, { tab: "waiting" });
    expect(deliveries.find(({ kind }) => kind === "appointment-confirmation")).toMatchObject({
      personId: root,
      name: "Iris",
      target: ana.email,
    });
    await desk.ask(calendar.assignAppointment, { id, seen: null, assignedTo: desk.user.id });
    expect(await latestTold(app)).toBe(root);
    app.advance(Date.parse(monday) - hours(1) - app.now().getTime());
    const today = await (await atWork(app)).ask(getToday, {});
    expect(today.appointments).toMatchObject([{ id, personId: root, name: "Iris" }]);
  });

  test("a number that is removed is told to the screens of whom its writer belongs to by now", async () => {
    const app = await open();
    const message = "My number is 123-45-6789";
    const root = await mergeTwice(app, await sendForm(app, "send-contact-message", { ...contact, message }));
    const lead = (await app.leads()).find(({ form_kind }) => form_kind === "contact");
    await (await atWork(app)).ask(removeField, { id: lead?.id ?? "", field: "message" });
    expect(await latestTold(app)).toBe(root);
  });

  test("Today has next steps a page at a time, beside those who wait", async () => {
    const app = await open();
    const waiting = await inquire(app, "Rosa");
    const at = (minute: number) => new Date(app.now().getTime() - minutes(minute)).toISOString();
    const steps = Array.from({ length: 2 * pageSize + 1 }, (_, index) => ({
      ...aPerson,
      id: randomUUID(),
      next_step: "Ask for the W-2",
      // Two at a time, as the cursor parts equal moments by their ids.
      next_step_at: at(100 - Math.floor(index / 2)),
      last_activity_at: at(100),
      created_at: at(100),
    }));
    await app.db.insertInto("people").values(steps).execute();
    const desk = await atWork(app);
    const listed: string[] = [];
    let page = await desk.ask(getToday, {});
    expect(page).toMatchObject({ waiting: [{ id: waiting }], nextWaiting: null });
    for (;;) {
      listed.push(...page.due.map(({ person }) => person.id));
      if (page.nextDue === null) break;
      page = await desk.ask(getToday, { afterDue: page.nextDue });
      // Those who wait had no further page.
      expect(page.waiting).toEqual([]);
    }
    const order = steps.toSorted((a, b) =>
      `${a.next_step_at} ${a.id}`.localeCompare(`${b.next_step_at} ${b.id}`),
    );
    expect(listed).toEqual(order.map(({ id }) => id));
  });

  test("who gave no name is called by their address", async () => {
    const app = await open();
    const id = await sendForm(app, "send-quiz-recommendation", quiz);
    const owner = await atWork(app);
    const booking = { ...consultationByPhone, meeting: "video", start: "2026-11-23T09:00" } as const;
    await owner.ask(calendar.bookAppointment, { ...booking, personId: id });
    const called = { personId: id, name: quiz.email };
    expect(await owner.ask(calendar.getCalendar, day)).toMatchObject({ appointments: [called] });
    const { deliveries } = await owner.ask(listDeliveries, { tab: "waiting" });
    expect(new Set(deliveries.map(({ personId, name }) => `${personId} ${name}`))).toEqual(
      new Set([`${id} ${quiz.email}`]),
    );
    await owner.ask(deletePerson, { id });
    expect((await owner.ask(getOwnerTasks, {})).deletions).toMatchObject([{ id, name: quiz.email }]);
  });
});
