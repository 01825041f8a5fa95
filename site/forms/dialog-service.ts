import { type RouteName, routes } from "#content/routes.ts";
import { formWords } from "#content/words/forms.ts";
import type { Locale } from "#domain/locale.ts";

/** The service of a page's consultation dialog: by a fragment of the page's path, otherwise the general one. */
export function dialogService(route: RouteName, locale: Locale): string {
  const { services } = formWords[locale].consultation;
  const match = serviceFragments.find(([fragment]) => routes[route].includes(fragment));
  return services[match?.[1] ?? "general"];
}

const serviceFragments = [
  ["tax-preparation", "personalTaxes"],
  ["personal-taxes", "personalTaxes"],
  ["business-taxes", "businessTaxes"],
  ["in-person", "inPerson"],
  ["mobile-app", "mobileApp"],
  ["virtual", "virtual"],
  ["bookkeeping", "bookkeeping"],
  ["notary-public", "notaryPublic"],
  ["advisory", "advisory"],
  ["payroll", "payroll"],
  ["itin-application", "itinApplication"],
  ["start-your-business", "startYourBusiness"],
] as const;
