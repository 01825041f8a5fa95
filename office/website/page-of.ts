import { type RouteName, routes } from "#content/routes.ts";

/** The pages that show the parts of the content, by the beginnings of their addresses; the longest that fits counts. */
const pages: Readonly<Record<string, RouteName>> = {
  "hours/contact": "contact",
  "hours/notary": "notaryPublic",
  business: "contact",
  "tiers/taxPreparation": "personalTaxes",
  "tiers/inPerson": "inPerson",
  "tiers/mobileApp": "mobileApp",
  "tiers/virtual": "virtual",
  "tiers/businessTaxes": "businessTaxes",
  "tiers/bookkeeping": "bookkeeping",
  "tiers/advisory": "advisory",
  "tiers/payroll": "payroll",
  "tiers/itin": "itinApplication",
  "tiers/businessFormation": "startYourBusiness",
  "rates/notary": "notaryPublic",
  "rates/payroll": "payroll",
  rates: "mobileApp",
  "faqs/categories": "faqs",
  "faqs/pages/taxPreparation": "personalTaxes",
  "faqs/pages/businessTaxes": "businessTaxes",
  "faqs/pages/bookkeeping": "bookkeeping",
  "faqs/pages/advisory": "advisory",
  "faqs/pages/payroll": "payroll",
  "faqs/pages/itin": "itinApplication",
  "faqs/pages/notary": "notaryPublic",
  "faqs/pages/inPerson": "inPerson",
  "faqs/pages/mobileApp": "mobileApp",
  "faqs/pages/virtual": "virtual",
  "faqs/pages/compareOptions": "compareOptions",
  appointments: "appointments",
  pictures: "about",
  testimonials: "about",
};

/** The path of the English page that shows a field; the home page where several do. */
export function pageOf(path: string, isTakenOut = false): string {
  const [file, slug] = path.split("/");
  if (file === "articles") return isTakenOut ? routes.blog : `${routes.blog}/${slug}`;
  const [longest] = Object.keys(pages)
    .filter((beginning) => path.startsWith(`${beginning}/`))
    .sort((one, other) => other.length - one.length);
  return routes[(longest && pages[longest]) || "home"];
}
