import type { FormKind } from "#domain/lead-forms.ts";
import type { Locale } from "#domain/locale.ts";
import type { LetterLead } from "./letter.ts";

const consultation = {
  en: { service: "General Consultation", serviceType: "General Consultation" },
  es: {
    service: "Notary Public a domicilio (servicios notariales)",
    serviceType: "Notary Public a domicilio (servicios notariales)",
  },
};

/** A lead of each kind for the letters' tests: sent on a Saturday, so that the answer is due on Monday. */
export function sampleLead(kind: FormKind, locale: Locale, fields: Record<string, string> = {}): LetterLead {
  const person = { name: "Ana Prueba", email: "ana@example.com" };
  const byKind: Record<FormKind, Record<string, string>> = {
    hero: { ...person, service: "personal-taxes" },
    contact: {
      firstName: "Ana",
      lastName: "Prueba",
      email: "ana@example.com",
      service: "multiple",
      message: "Line one\nLine two",
      phone: "(214) 555-0177",
      urgency: "week",
    },
    consultation: { ...person, phone: "214-555-0177", ...consultation[locale], comments: "" },
    business: {
      businessType: "llc",
      numOwners: "2",
      allUSCitizens: "yes",
      needsPayroll: "unsure",
      needsBookkeeping: "training",
      needsAdvisory: "later",
      fullName: "Ana Prueba",
      email: "ana@example.com",
      phone: "+52 55 1234 5678",
      notes: "A bakery",
    },
  };
  return {
    id: "01930000-0000-7000-8000-000000000001",
    kind,
    locale,
    fields: { ...byKind[kind], ...fields },
    recommendations: kind === "business" ? ["LLC/S-Corp Formation & EIN Setup"] : [],
    submittedAt: "2026-11-21T15:00:00.000Z",
    page: locale === "es" ? "/es/contact" : "/contact",
    landingPage: "/",
    referrerHost: "www.example.org",
  };
}
