import { expect, test } from "vitest";
import { appointmentEventKinds } from "#domain/appointments/appointment-events.ts";
import { checkedLetter } from "#tests/forbidden-word.ts";
import { sampleAppointment } from "#tests/sample-appointments.ts";
import { appointmentLetter } from "./appointment-letter.ts";

type Sample = Parameters<typeof sampleAppointment>;
const toVisitor = (...of: Sample) => checkedLetter(appointmentLetter(sampleAppointment(...of), "visitor"));
const toPractice = (...of: Sample) => checkedLetter(appointmentLetter(sampleAppointment(...of), "practice"));
const leftover = /notari(?=o\b)|undefined|\[object|\{\w+\}|\bNaN\b/i;

test("a name that tells the length already is not followed by it", () => {
  const event = { type_id: "virtual-45", ends_at: "2026-11-23T16:45:00.000Z" };
  expect(toVisitor("booked", "en", { event }).text).not.toContain("Length");
  expect(toVisitor("booked", "es", { event }).text).toContain("Cita virtual de impuestos (45 minutos)\n");
});

test("an appointment of a type that is no longer offered is still told", () => {
  for (const typeId of ["", "gone", "constructor"]) {
    const { text } = toVisitor("cancelled", "es", { event: { type_id: typeId } });
    expect(text).toContain("Cita: Cita\n");
    expect(text).toContain("Duración: 30 minutos");
    expect(text).not.toMatch(leftover);
  }
});

test("in Spanish, notary services come with the notice of Texas law and the fees, in both languages", () => {
  const statement = "I AM NOT AN ATTORNEY LICENSED TO PRACTICE LAW IN TEXAS AND MAY NOT GIVE LEGAL ADVICE";
  const event = { type_id: "mobile-notary", ends_at: "2026-11-23T17:00:00.000Z" };
  for (const kind of appointmentEventKinds) {
    const { text } = toVisitor(kind, "es", { event });
    expect(text).toContain("Notary Public (servicios notariales)");
    expect(text).toContain(`${statement} OR ACCEPT FEES FOR LEGAL ADVICE.`);
    expect(text).toContain("NO SOY ABOGADO(A) CON LICENCIA");
    expect(text).toContain("- Juramento o afirmación, con certificado y sello: $10");
  }
  expect(toVisitor("booked", "en", { event }).text).not.toContain(statement);
  expect(toVisitor("booked", "es").text).not.toContain(statement);
});

test("a Social Security number or a card number never travels in full", () => {
  const fields = {
    name: "Ana 123-45-6789",
    phone: "123456789",
    comments: "My card is 4111 1111 1111 1111",
  };
  const letters = [toPractice("booked", "en", { fields }), toVisitor("booked", "en", { fields })];
  for (const { subject, text, html } of letters) {
    expect(subject + text + html).not.toMatch(/123-45-6789|123456789|4111/);
  }
  expect(letters[0]?.text).toContain("**** **** **** 1111");
  expect(letters[0]?.text).toContain("is masked here");
  expect(toPractice("booked", "en").text).not.toContain("is masked");
});

test("what strangers may type into the form is not sent on to the address they typed", () => {
  const advert = "Cheap loans at http://spam.example";
  for (const kind of appointmentEventKinds) {
    const { subject, text, html } = toVisitor(kind, "en", {
      fields: { name: advert, comments: advert, phone: advert },
    });
    expect(subject + text + html).not.toMatch(/loans|spam\.example/);
    expect(text).not.toContain("Hello");
  }
});

test("hostile values stay text, and the subject stays one short line", () => {
  const script = "<script>alert(1)</script>";
  const fields = {
    name: `${script}\r\nBcc: a\u0000${"😀".repeat(2500)}`,
    phone: `${script};,\r\nX-Evil: 1`,
    comments: `"><img src=x onerror=1>\r\n${"x".repeat(5000)}`,
  };
  for (const kind of appointmentEventKinds) {
    const { subject, html, text } = toPractice(kind, "es", { fields });
    expect(subject.length).toBeLessThanOrEqual(120);
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(subject.isWellFormed()).toBe(true);
    expect(subject).toMatch(/…, Monday, November 23, 10:00 AM CST \(ES\)$/);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain("&lt;script&gt;");
    expect(text).not.toMatch(/^(Bcc|X-Evil):/m);
    expect(text).toContain("x".repeat(5000));
  }
});

test("a practice with a long name still gets a subject of one short line", () => {
  const sample = sampleAppointment("reminder-day", "es");
  const business = { ...sample.practice.business, name: `Ventanilla\n${"é".repeat(200)}` };
  const { subject } = appointmentLetter({ ...sample, practice: { ...sample.practice, business } }, "visitor");
  expect(subject.length).toBe(120);
  expect(subject).toMatch(/^Recordatorio de su cita: lunes 23 de noviembre .+ – Ventanilla é+…$/);
});
