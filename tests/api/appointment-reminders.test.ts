import { expect, onTestFinished, test } from "vitest";
import { days, hours, minutes } from "#domain/durations.ts";
import { listDeliveries } from "#domain/office/delivery-operations.ts";
import { saveField } from "#domain/office/field-operations.ts";
import { retryDeliveries, retryDelivery } from "#server/webhooks/endpoints.ts";
import { describeOnBoth } from "../start-app.ts";
import { ana, bookAna, change, monday, tokenIn, tuesday } from "./appointment-calls.ts";
import { office, openBookWithPost, settle } from "./appointment-post.ts";
import { readMail, startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { atWork } from "./staff-at-work.ts";

const mondayAt = Date.parse(monday);
const tuesdayAt = Date.parse(tuesday);
const path = "appointments/reminders";

describeOnBoth("the reminders of an appointment", (open) => {
  async function openBook() {
    const book = await openBookWithPost(open);
    /** Subjects of the letters to the visitor without those that a change sets off. */
    const reminders = () =>
      book
        .lettersTo(ana.email)
        .map(({ subject }) => subject.split(":")[0])
        .filter((title = "") =>
          /^(Reminder|Your appointment begins|Recordatorio|Su cita comienza)/.test(title),
        );
    return { ...book, reminders };
  }

  test("reach the visitor a day and an hour before, and only then", async () => {
    const { app, goTo, reminders, lettersTo, hook } = await openBook();
    const { manageUrl } = await bookAna(app, { locale: "es" });
    await goTo(mondayAt - days(1) - 1);
    expect(reminders()).toEqual([]);
    await goTo(mondayAt - days(1));
    expect(reminders()).toEqual(["Recordatorio de su cita"]);
    await goTo(mondayAt - hours(1) - 1);
    expect(reminders()).toHaveLength(1);
    await goTo(mondayAt - hours(1));
    expect(reminders()).toEqual(["Recordatorio de su cita", "Su cita comienza pronto"]);
    await goTo(mondayAt + days(3));
    expect(reminders()).toHaveLength(2);
    for (const { entry, method, files, text } of lettersTo(ana.email).slice(1)) {
      expect([entry, method, files]).toEqual([undefined, undefined, []]);
      expect(text).toContain(manageUrl);
    }
    expect([lettersTo(office).length, hook.calls.length]).toEqual([1, 1]);
  });

  test("are of the moment at which they are due, and send to the telephone when the notice has passed", async () => {
    const { app, goTo, lettersTo } = await openBook();
    await bookAna(app);
    for (const before of [days(1), hours(1)]) await goTo(mondayAt - before);
    const [booked, ...reminders] = lettersTo(ana.email);
    expect(booked?.date).toBe("2026-11-20T15:00:00.000Z");
    const dates = reminders.map(({ date }) => date);
    expect(dates).toEqual(["2026-11-22T15:00:00.000Z", "2026-11-23T14:00:00.000Z"]);
    expect(reminders.map(({ text }) => text.includes("online until 4 hours before"))).toEqual([true, false]);
    expect(reminders[1]?.text).toContain("this close to your appointment, please call us");
  });

  test("that the office switched off after the booking are not sent", async () => {
    const { app, goTo, reminders } = await openBook();
    await bookAna(app);
    const owner = await atWork(app);
    await owner.ask(saveField, { path, version: "", value: ["hour"] });
    await goTo(mondayAt - days(1));
    expect(reminders()).toEqual([]);
    const { deliveries } = await (await atWork(app)).ask(listDeliveries, { tab: "parked" });
    expect(deliveries).toMatchObject([{ problem: { code: "reminder-dropped" }, canRetry: false }]);
    await goTo(mondayAt - hours(1));
    expect(reminders()).toHaveLength(1);
  });

  test("follow the times that the office chooses after the booking, and come once", async () => {
    const { app, goTo, reminders } = await openBook();
    await bookAna(app);
    const owner = await atWork(app);
    const { version } = await owner.ask(saveField, { path, version: "", value: ["two-days", "two-hours"] });
    await owner.ask(saveField, { path, version, value: ["two-hours"] });
    await goTo(mondayAt - hours(2) - 1);
    expect(reminders()).toEqual([]);
    await goTo(mondayAt - hours(2));
    expect(reminders()).toEqual(["Your appointment begins soon"]);
    await goTo(mondayAt);
    expect(reminders()).toHaveLength(1);
  });

  test("whose moment has passed when one books are left out", async () => {
    const { app, goTo, reminders } = await openBook();
    await goTo(mondayAt - hours(5));
    await bookAna(app);
    await goTo(mondayAt - hours(1));
    expect(reminders()).toEqual(["Your appointment begins soon"]);
  });

  test("are those of the new time after a move, also when one of the old time was sent", async () => {
    const { app, goTo, reminders, lettersTo } = await openBook();
    const { manageUrl } = await bookAna(app);
    await goTo(mondayAt - days(1));
    expect(reminders()).toHaveLength(1);
    expect((await change(app, tokenIn(manageUrl), { action: "move", start: tuesday })).status).toBe(303);
    await goTo(mondayAt + minutes(1));
    expect(reminders()).toHaveLength(1);
    await goTo(tuesdayAt - days(1));
    expect(reminders()).toHaveLength(2);
    await goTo(tuesdayAt - hours(1));
    expect(reminders()).toHaveLength(3);
    for (const { text } of lettersTo(ana.email).slice(-2)) expect(text).toContain("Tuesday, November 24");
    await goTo(tuesdayAt + days(1));
    expect(reminders()).toHaveLength(3);
  });

  test("do not come after a cancellation", async () => {
    const { app, goTo, reminders, lettersTo } = await openBook();
    const { manageUrl } = await bookAna(app);
    await goTo(mondayAt - days(2));
    expect((await change(app, tokenIn(manageUrl), { action: "cancel" })).status).toBe(303);
    await goTo(mondayAt + days(1));
    expect(reminders()).toEqual([]);
    expect(lettersTo(ana.email)).toHaveLength(2);
  });

  test("of both moments are not sent once the appointment has begun, and only the later when both wait", async () => {
    const { app, goTo, reminders } = await openBook();
    await bookAna(app);
    await bookAna(app, { start: tuesday });
    await goTo(mondayAt);
    expect(reminders()).toEqual([]);
    await goTo(tuesdayAt - minutes(30));
    expect(reminders()).toEqual(["Your appointment begins soon"]);
    expect((await app.outbox()).filter(({ state }) => state === "held")).toHaveLength(3);
  });

  test.each([{ action: "move", start: tuesday }, { action: "cancel" }])(
    "that wait for another try are forgotten when the appointment changes ($action)",
    async (asked) => {
      const mail = await startMailServer();
      onTestFinished(mail.stop);
      const app = await open({ settings: { SMTP_URL: mail.url, RATE_LIMITS: "off" } });
      const { manageUrl } = await bookAna(app);
      await settle(app);
      mail.answers(451);
      app.advance(mondayAt - days(1) - app.now().getTime());
      await soon(async () => (await app.outbox()).filter(({ last_error }) => last_error)).toHaveLength(1);
      mail.answers(250);
      expect((await change(app, tokenIn(manageUrl), asked)).status).toBe(303);
      app.advance(hours(1));
      await settle(app);
      expect(await titlesIn(mail.accepted)).not.toContain("Reminder of your appointment");
    },
  );

  test("keep their moment when what waits is sent again after an outage", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    const app = await open({ settings: { SMTP_URL: mail.url, RATE_LIMITS: "off" } });
    mail.answers(451);
    await bookAna(app);
    await settle(app);
    const reminders = (await app.outbox()).filter(({ attempts }) => attempts === 0);
    expect(reminders).toHaveLength(2);
    mail.answers(250);
    const request = { now: app.now(), trigger: "person", by: null } as const;
    expect(await retryDeliveries(app.db, "queued", { ...request, since: new Date(0) })).toBe(2);
    for (const { id } of reminders) expect(await retryDelivery(app.db, id, request)).toBe("queued");
    await settle(app);
    const waiting = (await app.outbox()).filter(({ state }) => state === "queued");
    expect(waiting.map(({ due_at }) => due_at)).toEqual(reminders.map(({ due_at }) => due_at));
  });

  test.each([{ action: "move", start: tuesday }, { action: "cancel" }])(
    "that a server was about to send are checked again ($action)",
    async (asked) => {
      const { app, reminders } = await openBook();
      const { manageUrl } = await bookAna(app);
      await settle(app);
      const due_at = app.now().toISOString();
      const leased_until = new Date(app.now().getTime() + minutes(1)).toISOString();
      const taken = await app.db
        .updateTable("outbox")
        .set({ state: "sending", attempts: 1, due_at, leased_until })
        .where("state", "=", "queued")
        .returning("id")
        .execute();
      expect(taken).toHaveLength(2);
      expect((await change(app, tokenIn(manageUrl), asked)).status).toBe(303);
      app.advance(minutes(1));
      await settle(app);
      expect(reminders()).toEqual([]);
      const rows = await app.outbox();
      const held = rows.filter(({ id, state }) => state === "held" && taken.some((each) => each.id === id));
      expect(held).toHaveLength(2);
    },
  );
});

const titlesIn = (letters: { from: string; to: string[]; raw: string }[]) =>
  Promise.all(letters.map(async (letter) => (await readMail(letter)).subject?.split(":")[0]));
