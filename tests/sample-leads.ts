import type { AnsweredKind } from "#domain/forms/form-kinds.ts";
import type { Locale } from "#domain/locale.ts";
import type { AnsweredLead } from "#server/letters/letter.ts";

const consultation = {
  en: { service: "General Consultation", serviceType: "General Consultation" },
  es: {
    service: "Notary Public (servicios notariales) a domicilio",
    serviceType: "Notary Public (servicios notariales) a domicilio",
  },
};

/** A lead of each kind for the letters' tests: sent on a Saturday, so that the answer is due on Monday. */
export function sampleLead(
  kind: AnsweredKind,
  locale: Locale,
  fields: Record<string, string> = {},
): AnsweredLead {
  const person = { name: "Ana Prueba", email: "ana@example.com" };
  const byKind: Record<AnsweredKind, Record<string, string>> = {
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
    booking: {
      ...person,
      phone: "214-555-0177",
      service: locale === "es" ? "Declaración por la aplicación móvil" : "Mobile App Filing",
      tier: locale === "es" ? "Familias" : "Families",
      slot: "Tuesday after 4 PM",
      comments: "",
    },
    quiz: {
      email: "ana@example.com",
      supportLevel: "self",
      smartphoneComfort: "very",
      urgency: "week",
      interaction: "digital",
    },
  };
  return {
    id: "01930000-0000-7000-8000-000000000001",
    form_kind: kind,
    locale,
    fields: { ...byKind[kind], ...fields },
    recommendations: kind === "business" ? ["LLC/S-Corp Formation & EIN Setup"] : [],
    created_at: "2026-11-21T15:00:00.000Z",
    reply_by: null,
    page: locale === "es" ? "/es/contact" : "/contact",
    landing_page: "/",
    referrer_host: "www.example.org",
    consent_version: "2026-11-01",
  };
}
