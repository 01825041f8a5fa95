import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { appointmentEventKinds } from "#domain/appointments/appointment-events.ts";
import { locales } from "#domain/locale.ts";
import { practiceSchemas } from "#domain/practice/practice.ts";
import { readEntry } from "#tests/read-calendar.ts";
import { sampleAppointment } from "#tests/sample-appointments.ts";
import { appointmentCalendar } from "./appointment-calendar.ts";

type Sample = Parameters<typeof sampleAppointment>;
const forVisitor = (...of: Sample) => appointmentCalendar(sampleAppointment(...of), "visitor");
const forPractice = (...of: Sample) => appointmentCalendar(sampleAppointment(...of), "practice");

const places = {
  en: "We will call you at (214) 555-0177.",
  es: "Le llamaremos al (214) 555-0177.",
};

describe("a calendar file as ical.js and node-ical read it", () => {
  test.each(locales)("puts the appointment into the visitor's calendar in their language (%s)", (locale) => {
    const { method, text } = forVisitor("booked", locale);
    const prefix = locale === "es" ? "/es" : "";
    expect(method).toBe("REQUEST");
    const entry = readEntry(text);
    expect(entry).toMatchObject({
      method: "REQUEST",
      uid: "01930000-0000-7000-8000-000000000002@ventanilla-website",
      sequence: 0,
      status: "CONFIRMED",
      stamp: "2026-11-21T15:00:00.000Z",
      start: "2026-11-23T16:00:00.000Z",
      end: "2026-11-23T16:30:00.000Z",
      summary: `${locale === "es" ? "Consulta gratis" : "Free consultation"} – Ventanilla Tax & Business`,
      location: places[locale],
      url: `https://ventanilla.example.com${prefix}/appointments/k3Jq0vYbT8mN5xWcR2pLzA`,
    });
    expect(entry.organizer).toMatchObject({
      name: "Ventanilla Tax & Business",
      address: "hello@example.com",
    });
    expect(entry.attendees).toEqual([
      { name: "Ana Prueba", address: "ana@example.com", partstat: "ACCEPTED" },
    ]);
    expect(entry.description).toContain(entry.url);
    expect(entry.description).toContain("(972) 555-0142");
    expect(entry.description).toContain(places[locale]);
    expect(entry.description).not.toMatch(/W-2/);
  });

  test("puts it into the practice's calendar in English, with the visitor and without the private address", () => {
    const { text } = forPractice("booked", "es");
    const entry = readEntry(text);
    expect(entry.summary).toBe("Free consultation – Ana Prueba");
    expect(entry.description.split("\n")).toEqual([
      "By phone: call (214) 555-0177",
      "Name: Ana Prueba",
      "Email: ana@example.com",
      "Phone: (214) 555-0177",
      "Note: Two W-2 forms",
      "and a question",
      "The visitor gets emails in Spanish: please speak and write to them in Spanish.",
    ]);
    expect(text.replaceAll("\r\n ", "")).not.toMatch(/URL|k3Jq0vYbT8mN5xWcR2pLzA/);
  });

  test("updates one entry when the appointment is moved, and takes it out when it is cancelled", () => {
    for (const calendarFor of [forVisitor, forPractice]) {
      const files = (["booked", "moved", "cancelled"] as const).map((kind) => calendarFor(kind, "en"));
      const entries = files.map(({ text }) => readEntry(text));
      expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
      expect(entries.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
      for (const each of [files, entries]) {
        expect(each.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
      }
      expect(entries.map(({ status }) => status)).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED"]);
      expect(entries.map(({ stamp }) => stamp.slice(11, 16))).toEqual(["15:00", "16:00", "17:00"]);
    }
  });

  test("holds the same instant whatever the visitor's zone, also on the days on which clocks change", () => {
    for (const startsAt of [
      "2026-11-01T06:30:00.000Z",
      "2026-11-01T07:30:00.000Z",
      "2027-03-14T08:00:00.000Z",
    ]) {
      const endsAt = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();
      for (const timeZone of ["America/Chicago", "Asia/Kolkata", "Pacific/Kiritimati", "nowhere"]) {
        const { text } = forVisitor("booked", "es", {
          event: { starts_at: startsAt, ends_at: endsAt, time_zone: timeZone },
        });
        expect(text).not.toMatch(/TZID|VTIMEZONE/);
        expect(readEntry(text)).toMatchObject({ start: startsAt, end: endsAt });
      }
    }
  });

  test("carries, in Spanish, the notice of Texas law beside notary services", () => {
    const event = { type_id: "mobile-notary", ends_at: "2026-11-23T17:00:00.000Z" };
    const statement = "I AM NOT AN ATTORNEY LICENSED TO PRACTICE LAW IN TEXAS";
    const entry = readEntry(forVisitor("booked", "es", { event }).text);
    expect(entry.summary).toContain("Notary Public (servicios notariales)");
    expect(entry.description).toContain(statement);
    expect(entry.description).toContain("NO SOY ABOGADO(A) CON LICENCIA");
    expect(entry.description.match(/^- .+\$/gm)?.length).toBe(24);
    expect(readEntry(forVisitor("booked", "es").text).description).not.toContain(statement);
    expect(readEntry(forVisitor("booked", "en", { event }).text).description).not.toContain(statement);
  });

  test("brings the address of a visit to the practice alone", () => {
    const sample = { event: { meeting: "visit" }, fields: { address: "1 Way, pay at irs2026.com" } } as const;
    const entry = readEntry(forVisitor("booked", "es", sample).text);
    expect(entry.location).toBe("Iremos a la dirección de su cita.");
    expect(entry.description).not.toContain("irs2026");
    expect(readEntry(forPractice("booked", "es", sample).text).location).toBe("1 Way, pay at irs2026.com");
  });

  test("keeps hostile values as text, on lines that every program can read", () => {
    const fields = {
      name: `Ana "O'Brien"; ^x, \\n =?utf-8?Q?x?=\r\nATTENDEE:mailto:evil\u0000😀`,
      email: 'a,b;c+d"@example.com\r\nX-EVIL:1',
      phone: "1,2;3\\4\r\nEND:VEVENT",
      comments: `Line, one; two\\three\r\nEND:VCALENDAR\r\n${"😀é".repeat(1666)}`,
    };
    for (const kind of appointmentEventKinds) {
      const { text } = forPractice(kind, "en", { fields });
      const entry = readEntry(text);
      expect(entry.attendees.length).toBe(1);
      expect(entry.attendees[0]?.name).toBe("Ana 'O'Brien', x, n =?utf-8?Q?x?= ATTENDEE:mailto:evil 😀");
      expect(entry.attendees[0]?.address).toBe("a%2Cb%3Bc+d%22@example.com%20X-EVIL%3A1");
      expect(entry.summary).toContain(`Ana "O'Brien"; ^x, \\n =?utf-8?Q?x?= ATTENDEE:`);
      expect(entry.description).toContain("Phone: 1,2;3\\4 END:VEVENT\n");
      expect(entry.description).toContain(`Line, one; two\\three\nEND:VCALENDAR\n${"😀é".repeat(1666)}`);
      expect(text.match(/^(BEGIN|END):/gm)?.length).toBe(4);
      expect(text).not.toMatch(/^X-EVIL/m);
    }
  });

  test("carries no stranger's words to the address that was typed", () => {
    const advert = "Cheap loans at http://spam.example";
    const { text } = forVisitor("booked", "en", {
      fields: { name: advert, comments: advert, phone: advert },
    });
    expect(text.replaceAll("\r\n ", "")).not.toMatch(/loans|spam\.example/i);
    expect(readEntry(text).attendees).toMatchObject([{ address: "ana@example.com", name: undefined }]);
  });

  test("stars out what looks like a Social Security or card number", () => {
    const fields = { name: "Ana 123-45-6789", phone: "123456789", comments: "4111 1111 1111 1111" };
    const entry = readEntry(forPractice("booked", "en", { fields }).text);
    expect(JSON.stringify(entry)).not.toMatch(/123-45-6789|123456789|4111/);
    expect(entry.description).toContain("**** **** **** 1111");
  });
});

test("a practice's name that was pasted on two lines is one in the file, whose lines no text can end", () => {
  const sample = sampleAppointment("booked", "en");
  const name = "Ana\r\nATTENDEE:mailto:evil@example.com";
  const business = v.parse(practiceSchemas.business, { ...sample.practice.business, name });
  const input = { ...sample, practice: { ...sample.practice, business } };
  for (const reader of ["visitor", "practice"] as const) {
    const lines = appointmentCalendar(input, reader).text.split("\r\n");
    expect(lines.filter((line) => /^ATTENDEE:|\n/.test(line))).toEqual([]);
    expect(lines[2]).toBe("PRODID:-//Ana ATTENDEE:mailto:evil@example.com//ventanilla-website//EN");
  }
});

test("every line of the file fits the 75 bytes of RFC 5545 and ends as it asks", () => {
  const fields = { name: "Ñandú 😀".repeat(50), comments: "é😀\n".repeat(1000) };
  for (const kind of appointmentEventKinds) {
    for (const { text } of [forVisitor(kind, "es", { fields }), forPractice(kind, "es", { fields })]) {
      expect(text.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
      expect(text.replaceAll("\r\n", "")).not.toMatch(/[\p{Cc}\ufffd]/u);
      expect(text.split("\r\n").filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    }
  }
});
