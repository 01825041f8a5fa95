import { describe, expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { locales } from "#domain/locale.ts";
import { checkedLetter } from "#tests/forbidden-word.ts";
import { sampleLead } from "#tests/sample-leads.ts";
import { answeredKinds } from "./letter.ts";
import { practiceLetter } from "./practice-letter.ts";

const practice = loadPractice();
const siteUrl = "https://ventanilla.example.com";
const letterOf = (...of: Parameters<typeof sampleLead>) =>
  checkedLetter(practiceLetter({ practice, lead: sampleLead(...of), siteUrl }));

describe.each(answeredKinds)("the practice's letter about a %s form", (kind) => {
  test.each(locales)(
    "says in English who wrote what, in which language, and by when to answer if that was promised (%s)",
    (locale) => {
      const { subject, text, html } = letterOf(kind, locale);
      // The quiz asks for no name.
      const who = kind === "quiz" ? "ana@example.com" : "Ana Prueba";
      expect(subject).toMatch(/^New .+: /);
      expect(subject).toMatch(new RegExp(`: ${who} \\(${locale.toUpperCase()}\\)$`));
      for (const body of [text, html]) {
        // The quiz is answered by its recommendation, and the office's list does not ask for more.
        const asksForAnswer = body.includes("Please answer by Monday, November 23, 5:00 PM CST.");
        expect(asksForAnswer).toBe(kind !== "quiz");
        expect(body).toContain(locale === "es" ? "wrote in Spanish" : "wrote in English");
        expect(body).toContain("ana@example.com");
        expect(body).toContain("Saturday, November 21, 9:00 AM CST");
        expect(body).toContain(`${siteUrl}${locale === "es" ? "/es/contact" : "/contact"}`);
        expect(body).not.toMatch(/notari(?=o\b)|undefined|\[object|\{\w+\}/i);
      }
      expect(html).toContain('<html lang="en-US">');
    },
  );
});

test("a request for the mobile app says that it waits for the link", () => {
  expect(letterOf("booking", "es").subject).toMatch(/^New request for the link to the app: /);
  const { subject } = letterOf("booking", "en", { service: "In-Person Filing" });
  expect(subject).toMatch(/^New booking request: /);
});

test("choices are told in words under the labels of the form", () => {
  const contact = letterOf("contact", "es").text;
  expect(contact).toContain("Service of interest: Several services");
  expect(contact).toContain("How soon do you need it? Within a week");
  expect(contact).toContain("Message:\n    Line one\n    Line two");
  const business = letterOf("business", "es").text;
  expect(business).toContain("Payroll: Not sure yet");
  expect(business).toContain("1. LLC/S-Corp Formation & EIN Setup");
  expect(letterOf("consultation", "es").text).toContain("Service: Mobile Notary Service");
});

test("what the answers speak for is named, also where the form was sent without script", () => {
  expect(letterOf("quiz", "es").text).toContain("Recommended: Mobile App");
  const away = { supportLevel: "face-to-face", interaction: "walk-me-through" };
  expect(letterOf("quiz", "en", away).text).toContain("Recommended: In-Person");
  const lead = { ...sampleLead("business", "es", { needsPayroll: "yes" }), recommendations: [] };
  const { text } = checkedLetter(practiceLetter({ practice, lead, siteUrl }));
  expect(text).toContain("1. LLC/S-Corp Formation & EIN Setup");
  expect(text).toContain("2. Payroll Services");
  expect(letterOf("contact", "en").text).not.toContain("Recommended");
});

test("links answer by mail, on WhatsApp and by phone, with a greeting in the visitor's language", () => {
  const { text } = letterOf("contact", "es");
  expect(text).toContain("Reply by email: mailto:ana@example.com?subject=Su%20solicitud");
  expect(text).toContain("https://wa.me/12145550177?text=Hola%2C%20Ana.");
  expect(text).toContain("Call (214) 555-0177: tel:+12145550177");
  expect(letterOf("business", "en").text).toContain("https://wa.me/525512345678?text=Hello%20Ana%20Prueba");
});

test("without a phone number there is no link to one", () => {
  for (const phone of ["", "soon", "123-45-6789", "12"]) {
    expect(letterOf("contact", "en", { phone }).text).not.toMatch(/wa\.me|tel:/);
  }
});

test("the number of a request is the one that the visitor was answered, whatever its digits", () => {
  const lead = { ...sampleLead("contact", "en"), id: "01a1f983-db6f-7ebf-bdec-d297526687e0" };
  const { text } = practiceLetter({ practice, lead, siteUrl });
  expect(text).toContain(`Request number: ${lead.id}\n`);
});

test("what cannot be an e-mail address is told, and has no link", () => {
  const { text, html } = letterOf("business", "es", { email: "ana@" });
  expect(text).toContain("no confirmation was sent. Please answer by phone.");
  expect(text).toContain("ana@");
  expect(text + html).not.toContain("mailto:ana");
  expect(letterOf("business", "es").text).not.toContain("no confirmation");
});

test("a Social Security number or a card number never travels in full", () => {
  const { subject, text, html } = letterOf("contact", "es", {
    firstName: "123-45-6789",
    message: "Mi seguro es 123 45 6789 y mi tarjeta 4111 1111 1111 1111",
    phone: "123456789",
  });
  expect(text).toContain("*** ** 6789 y mi tarjeta **** **** **** 1111");
  expect(text).toContain("is masked here");
  expect(subject + text + html).not.toMatch(/123-45-6789|123 45 6789|123456789|4111/);
  expect(letterOf("contact", "es").text).not.toContain("is masked");
});

test("hostile values stay text, and the subject stays one short line", () => {
  const script = "<script>alert(1)</script>";
  const evil = { firstName: `${script}\r\nBcc: all@example.org\u0000`, lastName: "😀".repeat(2500) };
  const { subject, html, text } = letterOf("contact", "en", {
    ...evil,
    message: `"><img src=x onerror=1>${"x".repeat(5000)}`,
    service: "constructor",
    "<b>": script,
  });
  expect(subject.length).toBeLessThanOrEqual(120);
  expect(subject).not.toMatch(/\p{Cc}/u);
  expect(subject.isWellFormed()).toBe(true);
  expect(html).not.toMatch(/<script|<img|<b>/);
  expect(html).toContain("&lt;script&gt;");
  expect(text).not.toMatch(/^Bcc:/m);
  expect(text).toContain("x".repeat(5000));
});
