import { expect, test } from "vitest";
import { days, hours, minutes } from "#domain/durations.ts";
import { bookAppointment, getCalendar, undoAppointmentChange } from "#domain/office/calendar-operations.ts";
import { addPerson, changePerson, mergePeople } from "#domain/office/person-commands.ts";
import { describeOnBoth } from "../start-app.ts";
import { ana, bookAna, change, consultationByPhone, monday, tokenIn, tuesday } from "./appointment-calls.ts";
import { office, openBookWithPost } from "./appointment-post.ts";
import { atWork } from "./staff-at-work.ts";

const mondayUtc = new Date(monday).toISOString();
const caller = { name: "Ana Prueba", email: "", phone: "214 555 0177", writes: "es", speaks: "es" } as const;

describeOnBoth("what is corrected on a card", (open) => {
  test("an appointment to come follows its name and number, and back", async () => {
    const { app, hook, settle, goTo, lettersTo } = await openBookWithPost(open);
    const former = { name: "Jhon Smiht", phone: "(972) 555-0173" };
    const right = { name: "John Smith", phone: "972 555 0199" };
    const { manageUrl } = await bookAna(app, former);
    // Where another name or number was given, that one is meant.
    const other = await bookAna(app, { name: "Rosa Prueba", phone: "214 555 0188", start: tuesday });
    const wrong = /Jhon|555-0173/;
    const [lead, second] = await app.leads();
    const { ask } = await atWork(app, { role: "front-desk" });
    await ask(mergePeople, { id: lead?.person_id ?? "", other: second?.person_id ?? "" });
    const correct = async (from: typeof right, to: typeof right) => {
      const changes = { name: { from: from.name, to: to.name }, phone: { from: from.phone, to: to.phone } };
      expect(await ask(changePerson, { id: lead?.person_id ?? "", changes })).toEqual({});
    };
    const textOf = async (url: string) => (await fetch(app.url + new URL(url).pathname)).text();
    const numberOn = async (url: string) => /We will call you at ([^<]*)\./.exec(await textOf(url))?.[1];
    await settle();
    await correct(former, right);
    await correct(right, former);
    expect(await numberOn(manageUrl)).toBe("(972)&nbsp;555-0173");
    await correct(former, right);
    await settle();
    expect(await numberOn(manageUrl)).toBe("(972)&nbsp;555-0199");
    expect(await textOf(`${manageUrl}/appointment.ics`)).toContain(
      "LOCATION:We will call you at (972) 555-0199.",
    );
    expect(await numberOn(other.manageUrl)).toBe("(214)&nbsp;555-0188");
    const named = async () => (await app.leads()).map(({ fields }) => JSON.parse(fields).name);
    expect(await named()).toEqual([right.name, "Rosa Prueba"]);
    const searched = await app.db.selectFrom("search_terms").select("term").execute();
    expect(searched.map(({ term }) => term)).not.toContain("n:jhon");
    // Nobody is told of a name.
    expect(lettersTo(ana.email)).toHaveLength(2);
    const wednesday = "2026-11-25T10:00:00-06:00";
    expect((await change(app, tokenIn(manageUrl), { action: "move", start: wednesday })).status).toBe(303);
    await settle();
    const ofPractice = lettersTo(office).at(-1);
    expect(ofPractice?.text).toContain("Phone: 972 555 0199");
    expect(ofPractice?.all).not.toMatch(wrong);
    expect(ofPractice?.entry?.summary).toContain("John Smith");
    expect(JSON.parse(hook.calls.at(-1)?.body ?? "")).toMatchObject(right);
    await goTo(Date.parse(wednesday) - days(1));
    const reminder = lettersTo(ana.email).findLast(({ text }) => text.includes("When: Wednesday"));
    expect(reminder?.text).toContain("Hello John Smith");
    expect(reminder?.text).toContain("We will call you at (972) 555-0199.");
    expect(reminder?.all).not.toMatch(wrong);

    // A language that is noted once the other one is past is not the one in which that was written.
    await goTo(tuesday);
    const writes = { from: "en", to: "es" } as const;
    const id = lead?.person_id ?? "";
    expect(await (await atWork(app)).ask(changePerson, { id, changes: { writes } })).toEqual({});
    expect((await app.leads()).map(({ locale }) => locale)).toEqual(["es", "en"]);
  });

  test("an appointment to come follows the address on its person's card", async () => {
    const { app, settle, goTo, lettersTo } = await openBookWithPost(open);
    const { manageUrl } = await bookAna(app, { email: "ana@exmaple.com" });
    await settle();
    const [lead] = await app.leads();
    const id = lead?.person_id ?? "";
    const correct = async (from: string, to: string) =>
      expect(await (await atWork(app)).ask(changePerson, { id, changes: { email: { from, to } } })).toEqual(
        {},
      );
    await correct("ana@exmaple.com", "");
    await goTo(Date.parse(monday) - days(1));
    expect(lettersTo("ana@exmaple.com")).toHaveLength(1);
    await correct("", "Right@Example.com");
    const at = app.now().toISOString().slice(0, 19);
    const day = { from: "2026-11-23", to: "2026-11-23" };
    const listed = await (await atWork(app)).ask(getCalendar, day);
    expect(listed).toMatchObject({ appointments: [{ hasMail: true }] });
    await settle();
    const { token } = await app.db.selectFrom("appointments").select("token").executeTakeFirstOrThrow();
    // The link of the letter before is dead.
    expect(lettersTo("right@example.com").map(({ method, text }) => [method, text.includes(token)])).toEqual([
      ["REQUEST", true],
    ]);
    const [former, again] = [lettersTo("ana@exmaple.com")[0], lettersTo("right@example.com")[0]];
    expect(again?.date).toContain(at);
    expect(again?.messageId).not.toBe(former?.messageId);
    await goTo(Date.parse(monday) - hours(1));
    expect(lettersTo("right@example.com")).toHaveLength(2);
    expect(lettersTo("right@example.com")[1]?.text).toContain(token);
    expect(token).not.toBe(tokenIn(manageUrl));
    expect(lettersTo("ana@exmaple.com")).toHaveLength(1);
    const needed = app.db.selectFrom("outbox").select("id").where("needs_person_since", "is not", null);
    expect(await needed.execute()).toEqual([]);
  });

  test("a card whose address is corrected again and again sends sixty confirmations an hour", async () => {
    const app = await open();
    await bookAna(app);
    const [lead] = await app.leads();
    const { ask } = await atWork(app);
    const codes: unknown[] = [];
    for (let turn = 0; turn <= 60; turn += 1) {
      const [from, to] = [
        turn === 0 ? ana.email : `fixed${turn}@example.com`,
        `fixed${turn + 1}@example.com`,
      ];
      const answer = await ask(changePerson, {
        id: lead?.person_id ?? "",
        changes: { email: { from: from.toLowerCase(), to } },
      });
      codes.push("code" in answer && answer.code);
    }
    expect(codes.filter(Boolean)).toEqual(["rate-limited"]);
    expect((await app.leads())[0]?.email).toBe("fixed60@example.com");
  });

  test("who was booked without an address gets the letters at the one that the card has since", async () => {
    const { app, settle, goTo, lettersTo } = await openBookWithPost(open);
    const desk = await atWork(app, { role: "front-desk" });
    const added = { ...caller, request: "", source: "call", consent: true } as const;
    const { id } = await desk.ask(addPerson, added);
    await desk.ask(bookAppointment, { ...consultationByPhone, personId: id, start: "2026-11-23T09:00" });
    app.advance(minutes(2));
    const correct = (from: string, to: string) =>
      desk.ask(changePerson, { id, changes: { email: { from, to } } });
    await correct("", ana.email);
    await settle();
    const [confirmation] = lettersTo(ana.email);
    expect(confirmation).toMatchObject({ language: "es", method: "REQUEST", entry: { start: mondayUtc } });
    expect(confirmation?.subject).toContain("Su cita está confirmada");
    await correct(ana.email, "");
    await correct("", "right@example.com");
    await settle();
    expect(lettersTo("right@example.com").map(({ method }) => method)).toEqual(["REQUEST"]);
    await goTo(Date.parse(monday) - days(1));
    expect(lettersTo("right@example.com").map(({ language }) => language)).toEqual(["es", "es"]);
    expect(lettersTo(ana.email)).toHaveLength(1);
  });

  test("a booking that is taken back is confirmed at no address that came right after it", async () => {
    const { app, settle, lettersTo } = await openBookWithPost(open);
    const desk = await atWork(app);
    const { id } = await desk.ask(addPerson, { ...caller, request: "", source: "call", consent: true });
    const booked = { ...consultationByPhone, personId: id, start: "2026-11-23T09:00" };
    const { id: appointmentId, eventId } = await desk.ask(bookAppointment, booked);
    await desk.ask(changePerson, { id, changes: { email: { from: "", to: ana.email } } });
    await settle();
    expect(await desk.ask(undoAppointmentChange, { id: appointmentId, eventId })).toEqual({});
    app.advance(minutes(1));
    await settle();
    expect(lettersTo(ana.email)).toEqual([]);
  });
});
