import { expect, test } from "vitest";
import { letterDelay, logTouch, sendLetter } from "#domain/office/answer-operations.ts";
import { findPeople, getPerson } from "#domain/office/people-operations.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import { hostileSample } from "../hostile-payloads.ts";
import { startApp } from "../start-app.ts";
import { openBookWithPost } from "./appointment-post.ts";
import { expectTextStays } from "./expect-text-stays.ts";
import { consultation, contact, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

test("200 hostile messages come back from the office's API as the text that was typed, and as JSON alone", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  expect(hostileSample).toHaveLength(200);
  await expectTextStays(app, hostileSample);
  await app.end();
});

test("a later message gives no number to the card of a client, or of whom the staff spoke with", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  const desk = await atWork(app);
  const phoneAfter = async (email: string, meet: (id: string) => Promise<unknown>) => {
    const id = await sendForm(app, "send-hero-consultation", { ...hero, email });
    await meet(id);
    // Whoever knows the address and one word of the name.
    const phone = "(469) 555-0166";
    expect(await sendForm(app, "send-consultation-request", { ...consultation, email, phone })).toBe(id);
    const { people } = await desk.ask(findPeople, { text: email });
    expect(people.map((person) => person.id)).toEqual([id]);
    return (await desk.ask(getPerson, { id })).phone;
  };
  const changes = { stage: { from: "new", to: "client" } } as const;
  expect(await phoneAfter("client@example.com", (id) => desk.ask(changePerson, { id, changes }))).toBe("");
  const call = { kind: "call", body: "" } as const;
  expect(await phoneAfter("called@example.com", (id) => desk.ask(logTouch, { id, ...call }))).toBe("");
  expect(await phoneAfter("new@example.com", async () => {})).toBe("+14695550166");
  await app.end();
});

test("an address that a stranger sent leads nowhere in the letter that quotes it, as the office's own does", async () => {
  const { app, settle, lettersTo } = await openBookWithPost(startApp);
  const spam = "https://spam.example/x?y=1&z=2";
  const id = await sendForm(app, "send-contact-message", { ...contact, message: `See "${spam}".` });
  const desk = await atWork(app);
  const name = { from: (await desk.ask(getPerson, { id })).name, to: "https://name.example/x Prueba" };
  expect(await desk.ask(changePerson, { id, changes: { name } })).toEqual({});
  const room = "https://video.example.com/r/abc?x=1";
  const body = `Hello https://name.example/x,\n\nYou wrote: ${spam}\n\nOur room (${room}).`;
  const letter = { locale: "en", subject: "Your call", body, seen: null } as const;
  expect(await desk.ask(sendLetter, { id, ...letter })).toHaveProperty("letterId");
  app.advance(letterDelay);
  await settle();
  const sent = lettersTo(contact.email).find(({ subject }) => subject === letter.subject);
  expect(sent?.text).toContain(body);
  const urls = [...(sent?.html ?? "").matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
  expect(urls).toEqual([room, expect.stringMatching(/\/privacy$/)]);
  await app.end();
});
