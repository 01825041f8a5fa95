import { describe, expect, test } from "vitest";
import { appointmentEventKinds } from "#domain/appointments/appointment-events.ts";
import { locales } from "#domain/locale.ts";
import { sampleAppointment } from "#tests/sample-appointments.ts";
import { appointmentLetter } from "./appointment-letter.ts";

type Sample = Parameters<typeof sampleAppointment>;
const toVisitor = (...of: Sample) => appointmentLetter(sampleAppointment(...of), "visitor");
const toPractice = (...of: Sample) => appointmentLetter(sampleAppointment(...of), "practice");

const monday = {
  en: "Monday, November 23, 10:00 AM CST",
  es: "lunes 23 de noviembre a las 10:00\u00a0a.\u00a0m. (CST)",
};
const byPhone = { en: "By phone", es: "Por teléfono" };
const callsAt = { en: "We will call you at (214) 555-0177.", es: "Le llamaremos al (214) 555-0177." };
const [early, late] = [/^reminder-(?:two-)?days?$/, /^reminder-(?:two-)?hours?$/];
const titles = {
  booked: { en: "is confirmed", es: "está confirmada" },
  moved: { en: "has been rescheduled", es: "quedó reprogramada" },
  changed: { en: "has changed", es: "cambió" },
  cancelled: { en: "has been canceled", es: "quedó cancelada" },
};
const remindsOf = { en: "Reminder of your appointment", es: "Recordatorio de su cita" };
const beginsSoon = { en: "Your appointment begins soon", es: "Su cita comienza pronto" };
const titleOf = (kind: (typeof appointmentEventKinds)[number], locale: "en" | "es") => {
  if (early.test(kind)) return remindsOf[locale];
  if (late.test(kind)) return beginsSoon[locale];
  return `${locale === "en" ? "Your appointment" : "Su cita"} ${titles[kind as "booked"][locale]}`;
};
const site = { en: "https://ventanilla.example.com", es: "https://ventanilla.example.com/es" };
const leftover = /notari(?=o\b)|undefined|\[object|\{\w+\}|\bNaN\b/i;

describe.each(appointmentEventKinds)("a letter about an appointment (%s)", (kind) => {
  test.each(locales)("tells the visitor what, when and where, and whom to call (%s)", (locale) => {
    const { subject, text, html } = toVisitor(kind, locale);
    expect(subject).toBe(`${titleOf(kind, locale)}: ${monday[locale]} – Ventanilla Tax & Business`);
    expect(text).toMatch(new RegExp(`^${titleOf(kind, locale)}\n`));
    for (const body of [text, html]) {
      expect(body).toContain(locale === "es" ? "Hola, Ana Prueba:" : "Hello Ana Prueba,");
      expect(body).toContain(locale === "es" ? "Consulta gratis" : "Free consultation");
      expect(body).toContain(locale === "es" ? "30 minutos" : "30 minutes");
      expect(body).toContain(monday[locale]);
      expect(body).toContain(kind === "cancelled" ? byPhone[locale] : callsAt[locale]);
      expect(body).toContain("(972) 555-0142");
      expect(body).toContain("tel:+19725550142");
      expect(body).toContain(`${site[locale]}/privacy`);
      expect(body).not.toMatch(leftover);
      // A note may hold what should not travel; the visitor knows what they wrote.
      expect(body).not.toMatch(/W-2/);
    }
    expect(html).toContain(`<html lang="${locale}-US">`);
    const appointment = `${site[locale]}/appointments/k3Jq0vYbT8mN5xWcR2pLzA`;
    if (kind === "cancelled") {
      expect(text).not.toContain(appointment);
      expect(text).toContain(
        locale === "es"
          ? "Reservar otra cita: https://ventanilla.example.com/es/appointments?service=consultation\n"
          : "Book a new appointment: https://ventanilla.example.com/appointments?service=consultation\n",
      );
    } else expect(text).toContain(`: ${appointment}\n`);
  });

  test.each(locales)("tells the practice in English who it is and how to answer (%s)", (locale) => {
    const { subject, text, html } = toPractice(kind, locale);
    expect(subject).toMatch(
      new RegExp(`: Ana Prueba, Monday, November 23, 10:00 AM CST \\(${locale.toUpperCase()}\\)$`),
    );
    for (const body of [text, html]) {
      expect(body).toContain(`gets emails in ${locale === "es" ? "Spanish" : "English"}`);
      expect(body).toContain("Free consultation");
      expect(body).toContain(monday.en);
      expect(body).toContain("ana@example.com");
      expect(body).toContain("(214) 555-0177");
      expect(body).toContain("Two W-2 forms");
      expect(body).not.toMatch(leftover);
    }
    expect(text).toContain("https://wa.me/12145550177?text=");
    expect(text).toContain("Note:\n    Two W-2 forms\n    and a question");
    expect(text.includes("/appointments/")).toBe(kind !== "cancelled");
    expect(html).toContain('<html lang="en-US">');
  });
});

test("a moved appointment is told with its old time", () => {
  expect(toVisitor("moved", "en").text).toContain(
    `When: ${monday.en}\nPrevious time: Tuesday, November 24, 2:00 PM CST\n`,
  );
  expect(toVisitor("moved", "es").text).toContain(
    `Fecha y hora: ${monday.es}\nFecha y hora anteriores: martes 24 de noviembre a las 2:00\u00a0p.\u00a0m. (CST)\n`,
  );
  expect(toPractice("moved", "es").text).toContain("Previous time: Tuesday, November 24, 2:00 PM CST\n");
  for (const kind of ["booked", "cancelled"] as const) {
    const previousStartsAt = "2026-11-24T20:00:00.000Z";
    expect(toVisitor(kind, "en", { event: { previous_starts_at: previousStartsAt } }).text).not.toContain(
      "Previous time",
    );
  }
});

describe("a visitor in another time zone", () => {
  const timeZone = "Asia/Kolkata";

  test("reads their own time first and the office's beside it, the old ones as well", () => {
    const { subject, text } = toVisitor("moved", "en", { event: { time_zone: timeZone } });
    expect(subject).toContain("Monday, November 23, 9:30 PM GMT+5:30");
    expect(text).toContain(
      [
        "Your time (India Standard Time): Monday, November 23, 9:30 PM GMT+5:30",
        "Texas time (our office): Monday, November 23, 10:00 AM CST",
        "Previous time:",
        "    Wednesday, November 25, 1:30 AM GMT+5:30",
        "    Tuesday, November 24, 2:00 PM CST",
      ].join("\n"),
    );
    const spanish = toVisitor("booked", "es", { event: { time_zone: timeZone } }).text;
    expect(spanish).toContain(
      "En su hora local (hora de India): lunes 23 de noviembre a las 9:30\u00a0p.\u00a0m. (GMT+5:30)",
    );
    expect(spanish).toContain(`Hora de Texas (nuestra oficina): ${monday.es}`);
  });

  test("is told to the practice with the office's time first", () => {
    const { subject, text } = toPractice("booked", "en", { event: { time_zone: timeZone } });
    expect(subject).toContain(monday.en);
    expect(text).toContain(
      `When: ${monday.en}\nVisitor's time (India Standard Time): Monday, November 23, 9:30 PM GMT+5:30\n`,
    );
    expect(toPractice("moved", "es", { event: { time_zone: timeZone } }).text).toContain(
      "Previous time:\n    Tuesday, November 24, 2:00 PM CST\n    Wednesday, November 25, 1:30 AM GMT+5:30\n",
    );
  });

  test("reads one time where the clocks of both zones show the same on that day", () => {
    const event = { time_zone: "America/Mexico_City" };
    expect(toVisitor("booked", "en", { event }).text).toContain(`When: ${monday.en}`);
    const islands = { time_zone: "Pacific/Galapagos" };
    expect(toVisitor("booked", "en", { event: islands }).text).toContain(
      "When: Monday, November 23, 10:00 AM GMT-6",
    );
    const summer = { ...event, starts_at: "2027-07-06T15:00:00.000Z", ends_at: "2027-07-06T15:30:00.000Z" };
    const { text } = toVisitor("booked", "en", { event: summer });
    expect(text).toContain("Your time (Central Standard Time): Tuesday, July 6, 9:00 AM CST");
    expect(text).toContain("Texas time (our office): Tuesday, July 6, 10:00 AM CDT");
  });

  test("gets the office's time when the zone is none that we know", () => {
    for (const timeZone of ["", "Mars/Base", "<script>"]) {
      expect(toVisitor("booked", "en", { event: { time_zone: timeZone } }).text).toContain(
        `When: ${monday.en}`,
      );
    }
  });
});

test("on the days on which clocks change, each time carries the name it has at that hour", () => {
  const when = (startsAt: string, timeZone: string, locale: "en" | "es" = "en") => {
    const endsAt = new Date(Date.parse(startsAt) + 30 * 60_000).toISOString();
    return toVisitor("booked", locale, {
      event: { starts_at: startsAt, ends_at: endsAt, time_zone: timeZone },
    }).text;
  };
  const chicago = "America/Chicago";
  expect(when("2026-11-01T06:30:00.000Z", chicago)).toContain("When: Sunday, November 1, 1:30 AM CDT");
  expect(when("2026-11-01T07:30:00.000Z", chicago)).toContain("When: Sunday, November 1, 1:30 AM CST");
  expect(when("2026-11-01T07:30:00.000Z", chicago, "es")).toContain(
    "1 de noviembre a la 1:30\u00a0a.\u00a0m. (CST)",
  );
  expect(when("2027-03-14T07:30:00.000Z", chicago)).toContain("When: Sunday, March 14, 1:30 AM CST");
  expect(when("2027-03-14T08:00:00.000Z", chicago)).toContain("When: Sunday, March 14, 3:00 AM CDT");
  // Phoenix keeps its clocks: an hour from Chicago before the change, two after it.
  const phoenix = when("2027-03-14T08:00:00.000Z", "America/Phoenix");
  expect(phoenix).toContain("Your time (Mountain Standard Time): Sunday, March 14, 1:00 AM MST");
  expect(phoenix).toContain("Texas time (our office): Sunday, March 14, 3:00 AM CDT");
});

test("changes are offered online until the shortest notice, and by telephone after it", () => {
  const { text } = toVisitor("booked", "en");
  expect(text).toContain(
    "online until 4 hours before your appointment. After that, please call us at (972) 555-0142.",
  );
  expect(text).toMatch(
    /View, reschedule or cancel: .+\nAdd to your calendar: .+\/appointment\.ics\nCall \(972\)/,
  );
  expect(toVisitor("booked", "es").text).toContain("en línea hasta 4 horas antes de que comience.");
  const soon = toVisitor("reminder-hour", "es").text;
  expect(soon).toContain("Con tan poco tiempo, para cambiar o cancelar su cita llámenos al (972) 555-0142.");
  expect(soon).toMatch(/Llamar al \(972\) 555-0142: tel:.+\nVer su cita: /);
  expect(toVisitor("cancelled", "en").text).not.toContain("online");
});

test("a practice's own notice is kept: none until the start, and as long as a reminder comes before", () => {
  const withNotice = (kind: Sample[0], noticeHours: number) => {
    const sample = sampleAppointment(kind, "en");
    const appointments = { ...sample.practice.appointments, noticeHours };
    return appointmentLetter({ ...sample, practice: { ...sample.practice, appointments } }, "visitor").text;
  };
  expect(withNotice("booked", 0)).toContain("online until your appointment begins.");
  expect(withNotice("reminder-day", 24)).toContain("this close to your appointment, please call us");
});
