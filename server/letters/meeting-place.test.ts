import { describe, expect, test } from "vitest";
import { appointmentEventKinds } from "#domain/appointments/appointment-events.ts";
import { locales } from "#domain/locale.ts";
import { sampleAppointment } from "#tests/sample-appointments.ts";
import { appointmentLetter } from "./appointment-letter.ts";

type Sample = Parameters<typeof sampleAppointment>;
const toVisitor = (...of: Sample) => appointmentLetter(sampleAppointment(...of), "visitor").text;
const toPractice = (...of: Sample) => appointmentLetter(sampleAppointment(...of), "practice").text;
const wheres = {
  phone: { en: "We will call you at (214) 555-0177.", es: "Le llamaremos al (214) 555-0177." },
  video: {
    en: "We will email you the video link an hour before.",
    es: "Una hora antes le mandamos por correo electrónico el enlace de la videollamada.",
  },
  office: {
    en: "Come to 1400 Azulejo Lane, Suite 120, Richardson, TX 75080. Free parking.",
    es: "Venga a 1400 Azulejo Lane, Suite 120, Richardson, TX 75080. Estacionamiento gratis.",
  },
  visit: { en: "We will come to the address of your appointment.", es: "Iremos a la dirección de su cita." },
} as const;
const ways = ["phone", "video", "office", "visit"] as const;
const fields = { address: "12 Main St, Apt 4" };

describe.each(locales)("a letter in %s", (locale) => {
  test.each(ways)("says where to be in one sentence (%s)", (meeting) => {
    for (const kind of ["booked", "moved", "reminder-day"] as const) {
      expect(toVisitor(kind, locale, { event: { meeting }, fields })).toContain(
        `: ${wheres[meeting][locale]}\n`,
      );
    }
    expect(toVisitor("cancelled", locale, { event: { meeting }, fields })).not.toContain(
      wheres[meeting][locale],
    );
  });

  test("of an appointment from before it was asked names the ways of its type", () => {
    const old = toVisitor("booked", locale, { event: { meeting: null } });
    expect(old).toMatch(
      locale === "en"
        ? /How we meet: By phone, by video call,? or at our office\n/
        : /Cómo nos reunimos: Por teléfono, por videollamada o en nuestra oficina\n/,
    );
  });

  test("tells what to bring when it is booked and a day or two before", () => {
    const bring =
      locale === "en" ? /have at hand: a photo ID, .+ Do not email them/ : /a la mano: una identificación/;
    const kinds = appointmentEventKinds.filter((kind) =>
      bring.test(toVisitor(kind, locale).replace(/\s+/g, " ")),
    );
    expect(kinds).toEqual(["booked", "reminder-two-days", "reminder-day"]);
  });

  test("names the tier, in the language of its reader", () => {
    const event = { type_id: "virtual-60", tier_id: "virtual/families" };
    expect(toVisitor("booked", locale, { event })).toContain(
      locale === "en"
        ? "Service level: Virtual Filing: Families\n"
        : "Nivel de servicio: Declaración por video: Familias\n",
    );
    expect(toPractice("booked", locale, { event })).toContain("Service level: Virtual Filing: Families\n");
    const unknown = { tier_id: "virtual/<b>free</b>" };
    expect(toVisitor("booked", locale, { event: unknown })).not.toContain("free</b>");
  });
});

test("an appointment at the office names the practice's first note about coming, if it has one", () => {
  const sample = sampleAppointment("booked", "en", { event: { meeting: "office" } });
  const { practice } = sample;
  const lineWith = (...notes: string[]) => {
    const arrivalNotes = notes.map((note) => ({ en: note, es: note }));
    const business = { ...practice.business, arrivalNotes };
    const { text } = appointmentLetter({ ...sample, practice: { ...practice, business } }, "visitor");
    return /Come to .*/.exec(text)?.[0];
  };
  const office = "Come to 1400 Azulejo Lane, Suite 120, Richardson, TX 75080.";
  expect(lineWith()).toBe(office);
  expect(lineWith("Is the gate closed? Ring!", "Free parking")).toBe(`${office} Is the gate closed? Ring!`);
});

test("from an hour before a video call on the letters tell whom to ask for the link", () => {
  expect(toVisitor("reminder-hour", "en", { event: { meeting: "video" } })).toContain("please call us.");
  const event = { meeting: "video", happened_at: "2026-11-23T15:20:00.000Z" } as const;
  for (const kind of ["booked", "moved"] as const)
    expect(toVisitor(kind, "en", { event })).toContain("The video link comes in a separate email.");
});

test("an appointment by video leads to the practice's room, if it has one", () => {
  const videoUrl = "https://video.example.org/rio";
  const inRoom = (kind: Sample[0], reader: "visitor" | "practice") => {
    const { practice, ...sample } = sampleAppointment(kind, "es", { event: { meeting: "video" } });
    const business = { ...practice.business, videoUrl };
    return appointmentLetter({ ...sample, practice: { ...practice, business } }, reader);
  };
  for (const kind of ["booked", "reminder-day", "reminder-hour"] as const)
    expect(inRoom(kind, "visitor").text).toContain(`: Entre a la videollamada en ${videoUrl}\n`);
  expect(inRoom("booked", "practice").text).toContain(`: By video call at ${videoUrl}\n`);
  expect(inRoom("cancelled", "visitor").text).not.toContain(videoUrl);
  // In the last hours it is what the letter is opened for.
  expect(inRoom("reminder-hour", "visitor").html).toContain(`href="${videoUrl}"`);
});

test("the address of a visit goes to the practice alone: the mail address may be a stranger's", () => {
  const threat = "court unless you pay today. Pay at irs2026.com/pay or call 888-555-0199 now";
  for (const address of ["12 Main St, Apt 4", threat, "http://spam.example", "<b>1</b>"]) {
    const sample = { event: { meeting: "visit" }, fields: { address } } as const;
    for (const kind of appointmentEventKinds) {
      const { subject, text, html } = appointmentLetter(sampleAppointment(kind, "en", sample), "visitor");
      expect(subject + text + html).not.toMatch(/12 Main|irs2026|555-0199|spam\.example|<b>/);
    }
    expect(toPractice("booked", "en", sample)).toContain(`Visit: ${address}`);
  }
});
