import { describe, expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { locales } from "#domain/locale.ts";
import { checkedLetter } from "#tests/forbidden-word.ts";
import { sampleLead } from "#tests/sample-leads.ts";
import { answeredKinds } from "./letter.ts";
import { visitorLetter } from "./visitor-letter.ts";

const practice = loadPractice();
const siteUrl = "https://ventanilla.example.com";
const letterOf = (...of: Parameters<typeof sampleLead>) =>
  checkedLetter(visitorLetter({ practice, lead: sampleLead(...of), siteUrl }));

const promise = {
  en: "You will hear from us by Monday, November 23, 5:00 PM CST.",
  es: "a más tardar el lunes 23 de noviembre a las 5:00\u00a0p.\u00a0m. (CST).",
};

const closedDay = {
  en: "Closed Thursday, November 26 (Thanksgiving Day)",
  es: "Cerrado el jueves 26 de noviembre (Día de Acción de Gracias)",
};

const said = {
  en: {
    received: /^We received your /,
    recommended: /^Here is your recommendation/,
    thanks: "Thank you",
    hours: "Monday–Friday: 9:00 AM",
    zone: "Central Time",
    privacy: "https://ventanilla.example.com/privacy",
  },
  es: {
    received: /^Recibimos sus? /,
    recommended: /^Aquí tiene su recomendación/,
    thanks: "Gracias",
    hours: "Lunes a viernes: 9:00\u00a0a.\u00a0m.",
    zone: "Hora central",
    privacy: "https://ventanilla.example.com/es/privacy",
  },
};

describe.each(answeredKinds)("the visitor's letter about a %s form", (kind) => {
  const isAnswered = kind !== "quiz";

  test.each(locales)(
    "thanks, promises those who asked a moment, and says how to reach the office (%s)",
    (locale) => {
      const { subject, text, html } = letterOf(kind, locale);
      const words = said[locale];
      expect(subject).toMatch(isAnswered ? words.received : words.recommended);
      for (const body of [text, html]) {
        // The quiz asks for no name.
        const person = isAnswered ? ", Ana" : "";
        expect(body).toContain(words.thanks + person);
        expect(body.includes(promise[locale])).toBe(isAnswered);
        expect(body).toContain("(972) 555-0142");
        expect(body).toContain("https://wa.me/19725550142?text=");
        expect(body).toContain("1400 Azulejo Lane, Suite 120, Richardson, TX 75080");
        expect(body).toContain(words.hours);
        expect(body).toContain(words.zone);
        expect(body).toContain(closedDay[locale]);
        // The short form asks for no phone.
        if (kind === "hero") expect(body).not.toMatch(/We call|Le llamamos/);
        expect(body).toContain(words.privacy);
        expect(body).not.toMatch(/notari(?=o\b)|undefined|\[object|\{\w+\}/i);
      }
      expect(html).toContain(`<html lang="${locale}-US">`);
    },
  );
});

test("it says what was asked for, in words of the visitor's language", () => {
  expect(letterOf("hero", "es").text).toContain("Servicio: Impuestos personales");
  expect(letterOf("contact", "es").text).toContain("Servicio: Varios servicios");
  expect(letterOf("consultation", "en").text).toContain("Service: General Consultation");
  expect(letterOf("business", "es").text).toContain("Nómina: Todavía no sé");
});

test("answers to our own questions stand as answers, and a question needs no colon", () => {
  expect(letterOf("hero", "en").text).toContain("What you asked for\n");
  for (const kind of ["business", "quiz"] as const) {
    expect(letterOf(kind, "es").text).toContain("Sus respuestas\n");
    expect(letterOf(kind, "es").text).not.toContain("Lo que nos pidió");
  }
  for (const locale of locales) expect(letterOf("quiz", locale).text).not.toContain("?:");
});

test("the quiz's letter tells what the answers speak for, and leads there", () => {
  const app = letterOf("quiz", "en").text;
  expect(app).toContain("filing through the mobile app suits you best");
  expect(app).toContain("https://ventanilla.example.com/services/mobile-app");
  // It promises no answer that one could need sooner.
  expect(app).toContain("How to reach us\n");
  expect(app).not.toContain("If you need us sooner");
  const office = letterOf("quiz", "es", {
    supportLevel: "face-to-face",
    interaction: "walk-me-through",
  }).text;
  expect(office).toContain("lo que más le conviene es declarar en persona");
  expect(office).toContain("https://ventanilla.example.com/es/services/in-person");
  expect(office).toContain("¿Para cuándo necesita su declaración? En una semana");
});

test("a business plan's letter names the recommended services, whatever was sent along", () => {
  const { text } = letterOf("business", "es", { needsPayroll: "yes", allUSCitizens: "no" });
  expect(text).toContain("Servicios que le recomendamos");
  expect(text).toContain("Nómina");
  expect(text).toContain("1361(b)(1)(C)");
  expect(text).toContain("6. Cuenta de banco y licencias de la ciudad");
  const other = letterOf("business", "en").text;
  expect(other).toContain("LLC/S-Corp Formation & EIN Setup");
  expect(other).toContain("Quarterly Tax Planning & Advisory (optional)");
  expect(other).not.toContain("Payroll Services");
});

test("a booking is confirmed with its service and level in words of the visitor's language", () => {
  const { text } = letterOf("booking", "es", { service: "Mobile App Filing", tier: "Families" });
  expect(text).toContain("Nivel de servicio: Familias");
});

test("who asks for the mobile app is promised its link and no appointment", () => {
  const { subject, text } = letterOf("booking", "en", { service: "Mobile App Filing" });
  expect(subject).toMatch(/^We received your request –/);
  expect(text).toContain("We send you the link to the app.");
  expect(text).not.toMatch(/to bring|confirm it|your appointment/);
  expect(letterOf("booking", "es").text).toContain("Le mandamos el enlace de la aplicación.");
  const byVideo = letterOf("booking", "es", { service: "Declaración por video" });
  expect(byVideo.subject).toMatch(/^Recibimos su solicitud de cita –/);
  expect(byVideo.text).toContain("Le decimos qué documentos necesitamos.");
});

describe("notary services", () => {
  const statement = "I AM NOT AN ATTORNEY LICENSED TO PRACTICE LAW IN TEXAS AND MAY NOT GIVE LEGAL ADVICE";

  test("in Spanish they come with the notice of Texas law and the fees, in both languages", () => {
    for (const { text } of [letterOf("hero", "es", { service: "notary" }), letterOf("consultation", "es")]) {
      expect(text).toContain("Notary Public");
      expect(text).toContain(`${statement} OR ACCEPT FEES FOR LEGAL ADVICE.`);
      expect(text).toContain("NO SOY ABOGADO(A) CON LICENCIA");
      expect(text).toContain("- Oath or affirmation, with certificate and seal: $10");
      expect(text).toContain("- Juramento o afirmación, con certificado y sello: $10");
    }
  });

  test("other letters go without it", () => {
    expect(letterOf("hero", "es").text).not.toContain(statement);
    expect(letterOf("hero", "en", { service: "notary" }).text).not.toContain(statement);
  });
});

test("what strangers may type into a form is not sent on to the address they typed", () => {
  const advert = "Cheap loans at http://spam.example";
  const consultation = letterOf("consultation", "en", {
    name: advert,
    service: advert,
    serviceType: advert,
    comments: advert,
  });
  const contact = letterOf("contact", "es", { firstName: "spam.example", message: advert });
  for (const { subject, text, html } of [consultation, contact]) {
    expect(subject + text + html).not.toMatch(/loans|spam\.example/);
  }
  for (const name of [advert, "Pay at irs2026.com", "irs2026.com", "Call 888-555-0199", "(888) 555-0199"])
    expect(letterOf("consultation", "en", { name }).text).toMatch(/^Thank you\n/);
});

test("hostile values never become markup or a second line of the subject", () => {
  const { subject, html } = letterOf("hero", "en", { name: "<script>\r\nBcc: x", service: "__proto__" });
  expect(subject).toBe("We received your request – Ventanilla Tax & Business");
  expect(html).not.toContain("<script");
});
