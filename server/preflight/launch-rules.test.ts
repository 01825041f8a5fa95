import { join } from "node:path";
import { expect, test } from "vitest";
import { cleanSettings, makeCleanPractice } from "#tests/clean-practice.ts";
import { readEnv } from "../base/env.ts";
import { type LaunchFacts, readLaunchFacts } from "./facts/launch-facts.ts";
import { bothWords } from "./facts/rule.ts";
import { launchRules } from "./launch-rules.ts";

const circumstances = {
  env: readEnv(cleanSettings),
  now: new Date("2026-11-22T15:00:00Z"),
  staffWithSecondFactor: 1,
  lastBackupAt: new Date("2026-11-22T03:00:00Z"),
};
const clean = readLaunchFacts(circumstances, join(makeCleanPractice("2026-11-20"), "content"));

/** What each rule of words is about, by its id: a file of the content and a text in it. */
const wordsOf: Record<string, [file: string, text: string, path?: string]> = {
  "sample-contacts": ["practice/business.yaml", "(972) 555-0199"],
  "sample-names": ["practice/business.yaml", "Ventanilla Tax & Business"],
  "forbidden-notary-word": ["words/home.ts", ["Servicios de notari", "o"].join("")],
  "legal-documents-label": ["words/blog.ts", "Notary & Legal Docs"],
  "licensed-claim": ["words/about.ts", "una oficina bilingüe, con licencia y certificada, en Texas."],
  "accounting-claim": ["words/home.ts", "Impuestos, contabilidad y trámites"],
  "satisfaction-guarantee": ["words/home.ts", "Satisfacción garantizada"],
  "refund-times": ["practice/faqs.yaml", "Most refunds arrive in about 21 days."],
  "filing-speed": ["words/compare.ts", "Speed"],
  "entity-choice": ["practice/tiers.yaml", "Elegimos con usted la entidad adecuada y luego la constituimos."],
  "s-corporation-formation": ["words/plan.ts", "LLC/S-Corp Formation & EIN Setup"],
  "price-by-asking": ["practice/tiers.yaml", "Price may vary. Ask during your appointment."],
  "always-open": ["practice/hours.yaml", "Servicio de emergencia las 24 horas, los 7 días"],
  "mobile-service": ["practice/business.yaml", "Mobile service available"],
  "tax-emergency": ["words/contact.ts", "Tax Emergency?"],
  "webhook-page": ["words/shell.ts", "Webhook Configuration"],
  "erasure-promise": ["legal/es/privacy.md", "6 meses después de nuestro último contacto"],
  "deadline-buttons": ["practice/deadlines.yaml", "Calculate Now", "rules.0.ctaText.en"],
  "missing-spanish": ["practice/faqs.yaml", "How long does my refund take?", "categories.9.title.en"],
  "old-facts": ["practice/faqs.yaml", "2025-11-21", "categories.9.checked"],
  "questions-for-owner": ["words/services/itin.ts", "We are not a Certifying Acceptance Agent."],
  "questions-for-attorney": [
    "words/services/advisory.ts",
    "A letter from the IRS? Letters from the IRS come in March.",
  ],
  "unverified-facts": ["articles/en/itin.md", "Call 844-545-5640."],
};

const samplePicture = {
  file: `${"0".repeat(32)}.webp`,
  width: 2000,
  height: 1500,
  position: 50,
  alt: { en: "Rosa at her desk", es: "Rosa en su escritorio" },
};

/** What brings out the other rules, by their id. */
const changes: Record<string, (facts: LaunchFacts) => void> = {
  "sample-practice": ({ practice }) => {
    practice.business.sample = true;
  },
  "sample-testimonials": ({ practice: { testimonials } }) =>
    void Object.assign(testimonials[0] ?? {}, { sample: true }),
  "notary-fees": ({ practice }) => void Object.assign(practice.rates.notary.acts[2] ?? {}, { price: 10_01 }),
  "notary-surcharge": ({ practice }) =>
    void practice.rates.notary.surcharges.push({
      id: "late",
      name: { en: "After hours", es: "De noche" },
      price: 1,
    }),
  "notary-notice-fees": ({ practice }) => void practice.rates.notary.caps.fees.pop(),
  "price-nobody-pays": ({ practice: { catalogue } }) =>
    void Object.assign(catalogue[1] ?? {}, { from: 250_00 }),
  "contradicting-prices": ({ practice: { catalogue } }) =>
    void Object.assign(catalogue[2] ?? {}, { from: 150_00 }),
  "contradicting-levels": ({ practice }) => {
    practice.rates.mobileAppDiscount = 10_00;
  },
  "contradicting-figures": ({ practice }) =>
    void Object.assign(practice.rates.payroll, { perEmployee: 8_00 }),
  "charges-left-out": ({ practice }) => void Object.assign(practice.rates.payroll, { perEmployee: 8_00 }),
  "level-names": ({ practice }) =>
    void Object.assign(practice.tiers.inPerson.tiers[0]?.name ?? {}, { en: "Individuals & Students" }),
  "levels-by-video": ({ practice }) => void practice.tiers.virtual.tiers.pop(),
  "levels-without-appointment": ({ practice: { tiers } }) =>
    void Object.assign(tiers.virtual.tiers[0] ?? {}, { minutes: 75 }),
  "contradicting-hours": ({ practice: { hours } }) =>
    void Object.assign(hours.contact.openings[0] ?? {}, { closes: "19:00" }),
  "answer-promise": ({ practice }) => {
    practice.proof.responseHours = 24;
  },
  "client-counts": ({ practice }) => {
    practice.proof.heroClients = "1,000";
  },
  "unproven-figures": ({ practice }) => {
    practice.preflight.answers = [];
  },
  "unknown-answers": ({ practice: { preflight } }) =>
    void preflight.answers.push({ question: "client-figure", on: "2026-11-20", by: "Rosa Ríos" }),
  "corporate-label": ({ practice: { deadlines } }) => {
    for (const { label } of deadlines.rules) label.en = "Corporate Returns";
  },
  "unrolled-due-dates": ({ practice: { deadlines } }) =>
    void Object.assign(deadlines.rules[0] ?? {}, { dueDate: "2027-01-31", rolls: "federal-tax" }),
  "email-spelling": (facts) => {
    facts.texts = ["E-mail", "Your email"].map((text) => textIn("words/forms.ts", text, "form.en"));
  },
  "closed-days-end": ({ practice }) =>
    void Object.assign(practice.hours.closedDays[0] ?? {}, { date: "2027-02-15" }),
  "past-dates": (facts) => {
    facts.now = new Date("2027-01-16T15:00:00Z");
    facts.texts = [
      textIn("practice/faqs.yaml", "It is due on January 15, 2027.", "pages.itin.0.answer.en"),
      textIn("practice/faqs.yaml", "2026-11-20", "pages.itin.0.checked"),
    ];
  },
  "old-tax-year": (facts) => {
    facts.now = new Date("2027-10-16T15:00:00Z");
  },
  "small-pictures": ({ practice }) => {
    practice.pictures.portrait = { ...samplePicture, width: 600, height: 900 };
  },
  "site-address": ({ env }) => {
    env.siteUrl = "http://localhost:3000";
  },
  "mail-server": ({ env }) => void Object.assign(env, { smtpUrl: undefined }),
  "mail-settings": ({ env }) => void Object.assign(env, { mailTo: "desk@rio-impuestos.com" }),
  webhook: ({ env }) => {
    env.webhookUrl = undefined;
  },
  secrets: ({ env }) => {
    env.webhookSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLSw";
  },
  "test-settings": ({ env }) => {
    env.rateLimits = false;
  },
  "staff-second-factor": (facts) => {
    facts.staffWithSecondFactor = 0;
  },
  "backup-age": (facts) => {
    facts.lastBackupAt = new Date("2026-11-21T12:59:00Z");
  },
  "backup-encryption": ({ env }) =>
    void Object.assign(env, { backup: { ...env.backup, folder: "/backups" } }),
};

const unwritten = /\d{4}-\d\d-\d\d|\b1 \p{L}+s\b|\b\p{Ll}+\p{Lu}\p{Ll}+: /u;
test.each(launchRules)(
  "$id finds nothing in clean facts, and what it is about where it stands",
  ({ id, find }) => {
    expect(find(clean)).toEqual([]);
    const facts = { ...clean, env: { ...clean.env }, practice: structuredClone(clean.practice) };
    const words = wordsOf[id];
    if (words) facts.texts = [textIn(...words)];
    else changes[id]?.(facts);
    const findings = find(facts);
    expect(findings).not.toEqual([]);
    // Owners read it in the office, in both languages: days are written out, one of a thing is not "1 veces", and an
    // entry has its label there.
    for (const { says } of findings) expect(Object.values(bothWords(says)).join()).not.toMatch(unwritten);
  },
);

test.each([
  [
    "licensed-claim",
    "words/home.ts",
    "Signatures, oaths and certified copies, at the office or where you are.",
  ],
  ["licensed-claim", "words/about.ts", "A certified public accountant, licensed in Texas."],
  ["accounting-claim", "words/home.ts", "We work with your accounting software."],
  ["satisfaction-guarantee", "words/home.ts", "Satisfaction guarantee: a full refund on request."],
  ["refund-times", "practice/faqs.yaml", "The IRS issues most refunds in less than 21 days."],
  ["erasure-promise", "legal/en/privacy.md", "12 months after our last contact (24 at most)."],
  ["erasure-promise", "legal/en/privacy.md", "24 months after our last contact, or sooner if you ask."],
  ["always-open", "practice/hours.yaml", "Monday to Friday, 9 to 5."],
])("%s leaves alone what may be said: %s", (id, file, text) => {
  const rule = launchRules.find((each) => each.id === id);
  expect(rule?.find({ ...clean, texts: [textIn(file, text)] })).toEqual([]);
});

test("the words of the office are no claim to visitors", () => {
  const rule = launchRules.find(({ id }) => id === "always-open");
  const find = (file: string) => rule?.find({ ...clean, texts: [textIn(file, "24/7")] });
  expect(find("words/contact.ts")).toHaveLength(1);
  expect(["words/office/launch-questions.ts", "words/launch-findings.ts"].flatMap(find)).toEqual([]);
});

test("blanks alone need no Spanish, whatever their names are", () => {
  const rule = launchRules.find(({ id }) => id === "missing-spanish");
  const find = (text: string) => {
    const texts = ["en", "es"].map((locale) => textIn("words/times.ts", text, `times.${locale}`));
    return rule?.find({ ...clean, texts });
  };
  expect(find("{day}: {from} to {to}")).toHaveLength(1);
  expect(find("{day}: {from} – {to} ({by})")).toEqual([]);
});

function textIn(file: string, text: string, path = "es.text") {
  const locale = path.endsWith(".en") ? ("en" as const) : ("es" as const);
  return { file: `content/${file}`, line: 1, path, locale, text };
}
