import { expect, test } from "vitest";
import { sendLetter } from "#domain/office/answer-operations.ts";
import * as people from "#domain/office/people-operations.ts";
import * as commands from "#domain/office/person-commands.ts";
import { describeOnBoth } from "../start-app.ts";
import { contact, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const letter = { locale: "es", subject: "Su cita", body: "Traiga su W-2.", seen: null } as const;
const block = (from: string, to: string) => ({ blockedChannels: { from, to } });

describeOnBoth("channels by which a person is not to be reached", (open) => {
  test("a letter is refused while email is one of them, and whoever changed it is on the card", async () => {
    const app = await open();
    const id = await sendForm(app, "send-hero-consultation", hero);
    const ana = await atWork(app);
    expect(await ana.ask(commands.changePerson, { id, changes: block("", "whatsapp,mail") })).toEqual({});
    const { blockedChannels, timeline } = await ana.ask(people.getPerson, { id });
    expect(blockedChannels).toEqual(["whatsapp", "mail"]);
    expect(timeline.flatMap((entry) => (entry.type === "touch" ? [entry.change] : []))).toEqual([
      { field: "blockedChannels", from: "", to: "whatsapp,mail" },
    ]);
    expect(await ana.ask(sendLetter, { id, ...letter })).toMatchObject({ code: "channel-blocked" });
    expect(await ana.ask(commands.changePerson, { id, changes: block("", "call") })).toMatchObject({
      code: "field-conflict",
      current: "whatsapp,mail",
    });
    await ana.ask(commands.changePerson, { id, changes: block("whatsapp,mail", "whatsapp") });
    expect(await ana.ask(sendLetter, { id, ...letter })).toMatchObject({ dueAt: expect.any(String) });
  });

  test("a list with another word, another order or the same twice is refused", async () => {
    const app = await open();
    const id = await sendForm(app, "send-hero-consultation", hero);
    const ana = await atWork(app);
    for (const list of ["fax", "mail,whatsapp", "mail,mail", "mail,", " mail"])
      expect([list, await ana.ask(commands.changePerson, { id, changes: block("", list) })]).toMatchObject([
        list,
        { code: "input-invalid" },
      ]);
  });

  test("whoever is merged brings theirs along, and takes them away again", async () => {
    const app = await open();
    const first = await sendForm(app, "send-hero-consultation", hero);
    const second = await sendForm(app, "send-contact-message", { ...contact, firstName: "Iris" });
    const ana = await atWork(app);
    const blocked = async (id: string) => (await ana.ask(people.getPerson, { id })).blockedChannels;
    await ana.ask(commands.changePerson, { id: first, changes: block("", "call") });
    await ana.ask(commands.changePerson, { id: second, changes: block("", "mail") });
    // Else which of two changes of one moment came last would be luck.
    app.advance(1000);
    await ana.ask(commands.mergePeople, { id: first, other: second });
    expect(await blocked(first)).toEqual(["mail", "call"]);
    await ana.ask(commands.unmergePerson, { id: second });
    expect([await blocked(first), await blocked(second)]).toEqual([["call"], ["mail"]]);
  });

  test("whoever is merged brings the address and the number that the other lacks, and takes them away again", async () => {
    const app = await open();
    const desk = await atWork(app);
    const add = async (fields: { phone?: string; email?: string }) => {
      const walkIn = {
        name: "Rosa Prueba",
        source: "visit",
        writes: "es",
        speaks: "es",
        consent: true,
      } as const;
      return (await desk.ask(commands.addPerson, { ...walkIn, ...fields })).id;
    };
    const [id, other] = [await add({}), await add({ phone: "(972) 555-0173", email: "rosa@example.com" })];
    const reach = async () => {
      const { email, phoneShown } = await desk.ask(people.getPerson, { id });
      return [email, phoneShown];
    };
    app.advance(1000);
    await desk.ask(commands.mergePeople, { id, other });
    expect(await reach()).toEqual(["rosa@example.com", "(972) 555-0173"]);
    app.advance(1000);
    await desk.ask(commands.changePerson, {
      id,
      changes: { phone: { from: "(972) 555-0173", to: "(972) 555-0174" } },
    });
    await desk.ask(commands.unmergePerson, { id: other });
    // What was changed since is the person's own.
    expect(await reach()).toEqual(["", "(972) 555-0174"]);
  });
});
