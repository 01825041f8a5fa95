import { expect } from "vitest";
import { logTouch, saveDraft, sendLetter } from "#domain/office/answer-operations.ts";
import { addClosure } from "#domain/office/closure-operations.ts";
import { mergePeople } from "#domain/office/person-commands.ts";
import { askOwner } from "#domain/office/person-requests.ts";
import { postJson } from "../post-json.ts";
import type { TestApp } from "../start-app.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

/** All that is hers is spelled with one of these; the hyphen is that of a random id with such a group. */
export const marks = /quetzal|5550177|\b0177\b(?!-)/i;

/** Everything that can be stored of a person. */
export async function fillEveryTable(app: TestApp) {
  const owner = await atWork(app);
  const email = "quetzal@example.com";
  const id = await sendForm(app, "send-contact-message", {
    firstName: "Quetzal",
    lastName: "Uno",
    email,
    phone: "(972) 555-0177",
    service: "tax",
    message: "Quetzal asks",
    urgency: "",
  });
  const other = await sendForm(app, "send-hero-consultation", {
    name: "Quetzal Dos",
    email: "quetzal.dos@example.com",
    service: "notary",
  });
  await owner.ask(mergePeople, { id, other });
  const day = app.now().toISOString().slice(0, 10);
  const slots = await fetch(
    `${app.url}/booking/v1/slots?service=consultation&from=${day}&to=2026-12-15&tz=UTC`,
  );
  const [slot] = ((await slots.json()) as { slots: { start: string }[] }).slots;
  const booked = await postJson(
    `${app.url}/booking/v1/appointments`,
    {
      service: "consultation",
      start: slot?.start,
      name: "Quetzal Uno",
      email,
      phone: "(972) 555-0177",
      locale: "en",
      tz: "America/Chicago",
      comments: "Quetzal comes",
    },
    { "idempotency-key": "quetzal-books" },
  );
  expect(booked.status).toBe(200);
  const closedTime = { from: `${day}T00:00`, to: "2026-12-15T00:00", typeIds: ["consultation"] };
  expect(await owner.ask(addClosure, { ...closedTime, note: "" })).toHaveProperty("id");
  await app.post("subscribe-newsletter", { formData: { email } });
  await app.post("send-hero-consultation", {
    formData: { name: "Quetzal", email, service: "notary", website: "http://quetzal.example" },
  });
  await owner.ask(logTouch, { id, kind: "note", body: "Quetzal called" });
  const letter = { id, locale: "en" as const, subject: "Quetzal", body: "Dear Quetzal", seen: null };
  await owner.ask(sendLetter, { ...letter, anyway: true });
  await owner.ask(saveDraft, { id, channel: "mail", subject: "Quetzal", body: "Quetzal drafts" });
  await owner.ask(askOwner, { id, kind: "copy", note: "Quetzal wrote on paper" });
  await app.db
    .updateTable("people")
    .set({ next_step: "Call Quetzal", closed_reason: "Quetzal", hold_reason: "Quetzal" })
    .where("id", "=", id)
    .execute();
  await app.db.updateTable("appointments").set({ outside_hours_reason: "Quetzal" }).execute();
  await app.db
    .updateTable("appointment_events")
    .set({ reason: "Quetzal", previous_address: "Quetzal" })
    .execute();
  await app.db.updateTable("subscribers").set({ consent_note: "Quetzal" }).execute();
  const [row] = await app.db.selectFrom("outbox").selectAll().where("ref_id", "!=", "").execute();
  await app.db
    .updateTable("outbox")
    .set({ last_error: "no such user Quetzal", problem: JSON.stringify("Quetzal") })
    .execute();
  await app.db
    .insertInto("outbox_attempts")
    .values({
      id: "attempt",
      outbox_id: row?.id ?? "",
      attempt: 1,
      trigger: "schedule",
      actor_id: null,
      ms: 1,
      started_at: app.now().toISOString(),
      outcome: "held",
      status: 550,
      reason: "Quetzal",
      problem: JSON.stringify("Quetzal"),
      answer_start: "550 Quetzal",
    })
    .execute();
  return { id, email, owner };
}
