import { findTier } from "#domain/appointments/tier-appointments.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { type FormWords, formWords } from "./words/forms.ts";

/** A tier by its id, with the service it belongs to: "Virtual Filing: Families". Undefined for an unknown id. */
export function tierName(practice: Practice, id: string | null, locale: Locale): string | undefined {
  const chosen = findTier(practice, id ?? "");
  if (!chosen) return undefined;
  const service = formWords[locale].consultation.services[serviceOfSet[chosen.setName]];
  return `${service}: ${chosen.tier.name[locale]}`;
}

const serviceOfSet = {
  taxPreparation: "personalTaxes",
  inPerson: "inPerson",
  mobileApp: "mobileApp",
  virtual: "virtual",
  businessTaxes: "businessTaxes",
  bookkeeping: "bookkeeping",
  advisory: "advisory",
  payroll: "payroll",
  itin: "itinApplication",
  businessFormation: "startYourBusiness",
} as const satisfies Record<keyof Practice["tiers"], keyof FormWords["consultation"]["services"]>;
