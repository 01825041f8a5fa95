import { expect } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { sendLetter } from "#domain/office/answer-operations.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { findPeople, getPerson } from "#domain/office/people-operations.ts";
import { addPerson } from "#domain/office/person-commands.ts";
import { allComposers, composeMessage } from "#server/deliveries.ts";
import { hostileSample } from "../hostile-payloads.ts";
import type { TestApp } from "../start-app.ts";
import { contact } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

/** Expects that hostile messages come back from the office's API as the text that was typed, and as JSON alone. */
export async function expectTextStays(app: TestApp, payloads: readonly string[]) {
  const ana = await atWork(app);
  for (const [number, message] of payloads.entries()) {
    const firstName = message.slice(0, 100).trim();
    const form = { ...contact, firstName, email: `p${number}@example.com`, message };
    const id = await sendForm(app, "send-contact-message", form);
    if (id === "") continue;
    const card = await ana.ask(getPerson, { id });
    const submission = card.timeline.find(({ type }) => type === "submission");
    const fields = submission?.type === "submission" ? submission.fields : [];
    expect(fields.find(({ name }) => name === "message")?.value).toBe(message);
    expect(card.name).toBe(`${firstName} Prueba`);
    expect(await ana.ask(findPeople, { text: message.slice(0, 250) })).toHaveProperty("people");
  }
  expect((await ana.ask(listPeople, {})).people.length).toBeGreaterThan(20);
  const person = { name: payloads[0] ?? "", email: "x@example.com", phone: "214 555 0188" };
  const more = {
    writes: "en",
    speaks: "en",
    request: payloads.join("\n").slice(0, 4000),
    source: "call",
    consent: true,
  } as const;
  const { id } = await ana.ask(addPerson, { ...person, ...more });
  const letter = {
    id,
    locale: "en",
    subject: "<b>Hello</b>",
    body: hostileSample
      .filter((text) => !/[[{]/.test(text))
      .join("\n")
      .slice(0, 4000),
  } as const;
  const { letterId } = await ana.ask(sendLetter, { ...letter, seen: null });
  const row = await app.db
    .selectFrom("outbox")
    .selectAll()
    .where("ref_id", "=", letterId)
    .executeTakeFirstOrThrow();
  const message = await composeMessage(allComposers({ ...app, practice: loadPractice() }), row);
  const html = "mail" in message ? message.mail.html : "";
  expect(html).not.toMatch(/<(?:script|img|svg|iframe|body on|b>)/i);
  expect(html).toContain("&lt;script&gt;");
  expect(app.logged.join("")).not.toMatch(/alert\(1\)/);
}
