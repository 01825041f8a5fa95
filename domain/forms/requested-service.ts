import type { FormFields } from "./check-fields.ts";
import type { FormKind } from "./form-kinds.ts";

/** What a form asks for, as it was sent: id or name of a service, tier or type of appointment; else empty. */
export const requestedService = ({ tier, service, serviceType }: FormFields): string =>
  tier || service || serviceType || "";

/** What the forms ask for that are about one service and name none. */
const servicesOfForms: Partial<Record<FormKind, string>> = {
  business: "startYourBusiness",
  quiz: "taxPreparation",
};
const longestService = 80;

/** The service by which leads are counted, in at most `longestService` characters. */
export const countedService = (kind: FormKind, fields: FormFields): string =>
  cutService(requestedService(fields) || (servicesOfForms[kind] ?? ""));

export const cutService = (text: string) => text.slice(0, longestService).toWellFormed();
