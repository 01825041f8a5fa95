import { expect, onTestFinished, test, vi } from "vitest";
import { days, minutes, seconds } from "#domain/durations.ts";
import { cancelAppointment, undoAppointmentChange } from "#domain/office/calendar-operations.ts";
import * as closures from "#domain/office/closure-operations.ts";
import { getToday } from "#domain/office/people-operations.ts";
import { tagSpam, untagSpam } from "#domain/office/spam-operations.ts";
import { describeOnBoth, race } from "../start-app.ts";
import { beto, book, bookAna, slotsOf, tuesday } from "./appointment-calls.ts";
import { openDesk } from "./desk-calls.ts";
import { contact } from "./sample-forms.ts";

const afternoon = { from: "2026-11-24T12:00", to: "2026-11-25T00:00", typeIds: null };
const ofTuesday = "service=consultation&from=2026-11-24&to=2026-11-24&tz=America/Chicago";
const at = (time: string) => new Date(`2026-11-24T${time}-06:00`).toISOString();

describeOnBoth("closures of the office", (open, openUrl) => {
  test("a closure shows what falls inside, acts at once on every server and can be taken back", async () => {
    const databaseUrl = await openUrl();
    const app = await open({ settings: { RATE_LIMITS: "off" }, ...(databaseUrl && { databaseUrl }) });
    const shared = { folder: app.folder, ...(databaseUrl && { databaseUrl }) };
    const other = await open({ settings: { RATE_LIMITS: "off" }, ...shared });
    const desk = await openDesk(app);
    const frontDesk = await openDesk(app, "front-desk");
    await bookAna(app, { start: tuesday });
    expect((await slotsOf(other, ofTuesday)).starts).toHaveLength(15);

    const preview = await desk.call(closures.previewClosure, afternoon);
    expect(preview).toMatchObject({
      inside: [{ name: "Ana Prueba", phone: "(214) 555-0177", hasMail: true, from: "2026-11-24T14:30" }],
    });
    expect(await frontDesk.call(closures.addClosure, afternoon)).toMatchObject({ code: "role-forbidden" });
    const closure = await desk.call(closures.addClosure, { ...afternoon, note: "staff training" });
    expect(closure).toMatchObject({ inside: 1 });
    expect((await slotsOf(app, ofTuesday)).starts.at(-1)).toBe("2026-11-24T11:30:00-06:00");
    for (const server of [app, other]) {
      const answer = await book(server, { ...beto, start: at("15:00:00") });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, "slot-taken"]);
    }
    // What a server knows of the others' closures is a second old at most.
    const past = performance.now.bind(performance);
    const aSecondOn = vi.spyOn(performance, "now").mockImplementation(() => past() + seconds(1));
    onTestFinished(() => aSecondOn.mockRestore());
    expect((await slotsOf(other, ofTuesday)).starts).toHaveLength(6);
    expect(await desk.day("2026-11-24")).toMatchObject({
      closures: [{ from: afternoon.from, to: afternoon.to, note: "staff training", by: "Elena Prueba" }],
    });

    const id = String(closure.id);
    expect(await frontDesk.call(closures.removeClosure, { id })).toMatchObject({ code: "role-forbidden" });
    expect(await desk.call(closures.removeClosure, { id })).toEqual({});
    expect(await desk.call(closures.removeClosure, { id })).toMatchObject({ code: "state-changed" });
    expect((await slotsOf(app, ofTuesday)).starts).toHaveLength(15);
    const today = { from: "2026-11-20T14:00", to: "2026-11-22T00:00", typeIds: null };
    expect(await frontDesk.call(closures.addClosure, today)).toMatchObject({ inside: 0 });
    const actions = await app.db.selectFrom("audit").select(["action", "details"]).execute();
    expect(actions.filter(({ action }) => action === "add-closure")).toHaveLength(2);
    expect(actions.some(({ details }) => details.includes("Ana"))).toBe(false);
  });

  test("the front desk opens and closes what ends today or tomorrow, whenever it began", async () => {
    const app = await open();
    const owner = await openDesk(app);
    const closed = (from: string, to: string) => ({
      from: `${from}T00:00`,
      to: `${to}T00:00`,
      typeIds: null,
    });
    const [over, left, longer] = [
      closed("2026-11-20", "2026-11-21"),
      closed("2026-11-20", "2026-11-22"),
      closed("2026-11-20", "2026-11-24"),
    ];
    const ids: unknown[] = [];
    for (const each of [over, left, longer]) ids.push((await owner.call(closures.addClosure, each)).id);
    app.advance(days(1));
    const desk = await openDesk(app, "front-desk");
    const refused = { code: "role-forbidden" };
    const [ofOver, ofLeft, ofLonger] = ids.map((id) => () => desk.call(closures.removeClosure, { id }));
    expect([await ofOver?.(), await ofLonger?.()]).toMatchObject([refused, refused]);
    expect(await ofLeft?.()).toEqual({});
    // Taken back, as the office offers it.
    expect(await desk.call(closures.addClosure, left)).toHaveProperty("id");
    expect(await desk.call(closures.addClosure, closed("2026-11-20", "2026-11-25"))).toMatchObject(refused);
  });

  test("an undo puts no appointment back into a time that a colleague closed meanwhile", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const [desk, colleague] = [await openDesk(app), await openDesk(app)];
    await bookAna(app, { start: tuesday });
    const { id, starts_at: seen } = await app.db
      .selectFrom("appointments")
      .selectAll()
      .executeTakeFirstOrThrow();
    app.advance(seconds(1));
    const { eventId } = await desk.call(cancelAppointment, { id, seen, letter: true });
    app.advance(seconds(1));
    const closure = await colleague.call(closures.addClosure, afternoon);
    expect(closure).toMatchObject({ inside: 0 });
    const undo = () => desk.call(undoAppointmentChange, { id, eventId });
    expect(await undo()).toMatchObject({ code: "slot-taken" });
    await colleague.call(closures.removeClosure, { id: closure.id });
    expect(await undo()).toEqual({});
  });

  test("of bookings and a closure at once none is both booked and unseen", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const desk = await openDesk(app);
    const times = ["12:00", "12:30", "13:00", "13:30", "14:00", "14:30", "15:00", "15:30"];
    const bookings = times.map((time, turn) =>
      book(app, { ...beto, email: `visitor${turn}@example.com`, start: at(`${time}:00`) }),
    );
    const closure = await desk.call(closures.addClosure, afternoon);
    const statuses = (await Promise.all(bookings)).map(({ status }) => status);
    const booked = statuses.filter((status) => status === 200);
    expect(closure.inside).toBe(booked.length);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
  });

  test("one time is closed once, however many close it at the same moment, and apart from its parts and types", async () => {
    const app = await open({ ...race, settings: { RATE_LIMITS: "off" } });
    const desks = await Promise.all([openDesk(app), openDesk(app), openDesk(app), openDesk(app)]);
    const [desk] = desks;
    const close = (closed: object, by = desk) => by.call(closures.addClosure, { ...afternoon, ...closed });
    const answers = await Promise.all(desks.map((each) => close({ note: "training" }, each)));
    const stands = answers.filter(({ code }) => code === undefined);
    expect(stands).toEqual([{ id: expect.any(String), inside: 0 }]);
    const again = { code: "state-changed", current: "training", by: "Elena Prueba" };
    expect(answers.filter(({ code }) => code)).toEqual(Array(3).fill(expect.objectContaining(again)));
    expect(await close({ note: "Elena is ill" })).toMatchObject(again);
    const types = (...typeIds: string[]) => ({ typeIds });
    const others = [
      { from: "2026-11-24T00:00" },
      { from: "2026-11-24T14:00" },
      { from: "2026-11-24T09:00", to: "2026-11-24T12:00" },
      types("consultation"),
      types("consultation", "mobile-notary"),
    ];
    for (const other of others) expect(await close(other)).toHaveProperty("id");
    const unknown = { code: "input-invalid", field: "typeIds" };
    expect(await close(types("consultation", "nothing"))).toMatchObject(unknown);
    const previewed = await desk?.call(closures.previewClosure, { ...afternoon, ...types("nothing") });
    expect(previewed).toMatchObject(unknown);
    const reversed = types("mobile-notary", "consultation", "consultation");
    expect(await close(reversed)).toMatchObject({ code: "state-changed" });

    const now = { from: "2026-11-20T09:00", to: "2026-11-21T00:00" };
    expect(await close(now)).toHaveProperty("id");
    app.advance(minutes(2));
    // From now on, two minutes later.
    expect(await close({ ...now, from: "2026-11-20T09:02" })).toMatchObject({ code: "state-changed" });
    expect(await close({ ...now, from: "2026-11-20T09:03" })).toHaveProperty("id");
    // Only this one closes the day whole, for the website.
    expect(await close({ ...now, from: "2026-11-20T00:00" })).toHaveProperty("id");

    // Two from now on, stored in the reverse order of their presses.
    const rest = { ...now, ...types("consultation") };
    expect(await close({ ...rest, from: "2026-11-20T09:02" })).toHaveProperty("id");
    expect(await close(rest)).toMatchObject({ code: "state-changed" });
    expect(await close({ ...rest, from: "2026-11-20T08:00" })).toHaveProperty("id");

    const id = String(stands[0]?.id);
    expect(await desk.call(closures.removeClosure, { id })).toEqual({});
    expect(await close({ note: "" })).toHaveProperty("id");
  });

  test("who is no spam after all keeps the time that was closed before, and gets none that was closed since", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const desk = await openDesk(app);
    await bookAna(app, { start: tuesday });
    const ids = (await app.leads()).map(({ person_id }) => person_id);
    const status = async () =>
      (await app.db.selectFrom("appointments").select("status").executeTakeFirstOrThrow()).status;
    const { id } = await desk.call(closures.addClosure, { ...afternoon, note: "" });
    app.advance(seconds(1));
    await desk.call(tagSpam, { ids });
    await desk.call(untagSpam, { ids });
    expect(await status()).toBe("booked");
    await desk.call(tagSpam, { ids });
    await desk.call(closures.removeClosure, { id });
    app.advance(seconds(1));
    await desk.call(closures.addClosure, { ...afternoon, note: "" });
    await desk.call(untagSpam, { ids });
    expect(await status()).toBe("cancelled");
    expect(await desk.call(getToday, {})).toMatchObject({ waiting: [{ id: ids[0] }] });
  });

  test("a closed day does not count for the moment by which a visitor is answered", async () => {
    const app = await open();
    const send = async () =>
      (await app.post("send-contact-message", { formData: contact })).headers.get("reply-by");
    app.advance(seconds(9 * 3600));
    const desk = await openDesk(app);
    expect(await send()).toBe("2026-11-23T23:00:00.000Z");
    const monday = { from: "2026-11-23T00:00", to: "2026-11-24T00:00", typeIds: null };
    await desk.call(closures.addClosure, monday);
    expect(await send()).toBe("2026-11-24T23:00:00.000Z");
  });
});
