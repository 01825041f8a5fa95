import { expect, onTestFinished, test } from "vitest";
import { fixAddress } from "#domain/office/delivery-operations.ts";
import { findPeople } from "#domain/office/people-operations.ts";
import { changePerson, mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { bookAna } from "./appointment-calls.ts";
import { startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const [wrong, right] = ["ana@exmaple.com", "right@example.com"];

async function openDesk(app: TestApp) {
  const { ask } = await atWork(app);
  const find = async (text: string) => (await ask(findPeople, { text })).people.map(({ id }) => id);
  const mailOf = async (id: string) =>
    (await app.db.selectFrom("people").select("email").where("id", "=", id).executeTakeFirstOrThrow()).email;
  return { ask, find, mailOf };
}

describeOnBoth("an address that was corrected", (open) => {
  async function openRefused() {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    mail.answers(({ to }) => (to.includes(wrong) ? 550 : 250));
    const app = await open({ settings: { SMTP_URL: mail.url } });
    const desk = await openDesk(app);
    const id = await sendForm(app, "send-hero-consultation", { ...hero, email: wrong });
    const refused = async () => (await app.outbox()).find(({ state }) => state === "held")?.id ?? "";
    await soon(refused).not.toBe("");
    const fix = async () =>
      expect(await desk.ask(fixAddress, { id: await refused(), from: wrong, to: right })).toEqual({});
    return { app, desk, id, fix };
  }

  test("finds who has another one, and the wrong one finds nobody", async () => {
    const { desk, id, fix } = await openRefused();
    await fix();
    const second = { from: right, to: "second@example.com" };
    expect(await desk.ask(changePerson, { id, changes: { email: second } })).toEqual({});
    expect([await desk.find(right), await desk.find(wrong)]).toEqual([[id], []]);
    expect(await desk.mailOf(id)).toBe(second.to);
  });

  test("is that of who was merged, too", async () => {
    const { app, desk, id: merged, fix } = await openRefused();
    const id = await sendForm(app, "send-hero-consultation", {
      ...hero,
      name: "Eva",
      email: "e@example.com",
    });
    await desk.ask(mergePeople, { id, other: merged });
    await fix();
    expect([await desk.find(right), await desk.find(wrong)]).toEqual([[id], []]);
    app.advance(1000);
    await desk.ask(unmergePerson, { id: merged });
    expect([await desk.mailOf(merged), await desk.mailOf(id)]).toEqual([right, "e@example.com"]);
    expect([await desk.find(right), await desk.find(wrong)]).toEqual([[merged], []]);
  });

  test("of an appointment to come finds who has it", async () => {
    const app = await open();
    const desk = await openDesk(app);
    await bookAna(app, { email: wrong });
    const id = (await app.leads())[0]?.person_id ?? "";
    expect(await desk.ask(changePerson, { id, changes: { email: { from: wrong, to: right } } })).toEqual({});
    expect([await desk.find(right), await desk.find(wrong)]).toEqual([[id], []]);
  });
});
