import type { FunctionKind } from "#domain/forms/form-kinds.ts";
import { type Locale, locales, otherLocale } from "#domain/locale.ts";

/** Every address of the site, spelled here and nowhere else. Spanish stands under `/es` with the same slugs. */
export const routes = {
  home: "/",
  services: "/services",
  personalTaxes: "/services/personal-taxes",
  taxPreparation: "/services/tax-preparation",
  businessTaxes: "/services/business-taxes",
  inPerson: "/services/in-person",
  mobileApp: "/services/mobile-app",
  virtual: "/services/virtual",
  bookkeeping: "/services/bookkeeping",
  notaryPublic: "/services/notary-public",
  advisory: "/services/advisory",
  payroll: "/services/payroll",
  itinApplication: "/services/itin-application",
  startYourBusiness: "/start-your-business",
  compareOptions: "/compare-options",
  about: "/about",
  blog: "/blog",
  contact: "/contact",
  faqs: "/faqs",
  appointments: "/appointments",
  webhookConfig: "/webhook-config",
  privacy: "/privacy",
  terms: "/terms",
  sentHero: "/sent/hero",
  sentContact: "/sent/contact",
  sentContactPage: "/sent/contact-page",
  sentConsultation: "/sent/consultation",
  sentBusiness: "/sent/business",
  sentBooking: "/sent/booking",
  sentMobileApp: "/sent/mobile-app",
  sentQuiz: "/sent/quiz",
  sentNewsletter: "/sent/newsletter",
  newsletterConfirm: "/newsletter/confirm",
  newsletterConfirmed: "/newsletter/confirmed",
  newsletterUnsubscribe: "/newsletter/unsubscribe",
  newsletterUnsubscribed: "/newsletter/unsubscribed",
  newsletterUnknown: "/newsletter/unknown-link",
  appointment: "/appointments/manage",
  appointmentUnknown: "/appointments/unknown-link",
  mailedLink: "/mailed-link",
  notFound: "/404",
  serverError: "/500",
  unavailable: "/503",
} as const;
export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as RouteName[];

/** The pages that thank for a form sent without script, by the name of its words: contact page and app have their own. */
export const sentRoutes = {
  hero: "sentHero",
  contact: "sentContact",
  contactPage: "sentContactPage",
  consultation: "sentConsultation",
  business: "sentBusiness",
  booking: "sentBooking",
  mobileApp: "sentMobileApp",
  quiz: "sentQuiz",
  newsletter: "sentNewsletter",
} as const satisfies Record<FunctionKind | "contactPage" | "mobileApp", RouteName>;
export type SentForm = keyof typeof sentRoutes;

/** The pages around the newsletter's double opt-in, by the last part of their address. */
export const newsletterRoutes = {
  confirm: "newsletterConfirm",
  confirmed: "newsletterConfirmed",
  unsubscribe: "newsletterUnsubscribe",
  unsubscribed: "newsletterUnsubscribed",
  "unknown-link": "newsletterUnknown",
} as const satisfies Record<string, RouteName>;
export type NewsletterPage = keyof typeof newsletterRoutes;

const unlisted: ReadonlySet<RouteName> = new Set<RouteName>([
  ...Object.values(sentRoutes),
  ...Object.values(newsletterRoutes),
  "webhookConfig",
  "appointment",
  "appointmentUnknown",
  "mailedLink",
  "notFound",
  "serverError",
  "unavailable",
]);

/** Where a page that shows the same screen as another says it lives. */
const canonicalRoute: Partial<Record<RouteName, RouteName>> = { taxPreparation: "personalTaxes" };

/** The `id` of the dialog with the appointment calendar, on the pages that have one. */
export const schedulerId = "scheduler";

/** The `id` of the heading of the available times, where the links to other weeks lead. */
export const freeTimesId = "free-times";

/** Where the calendar opens by itself. */
export const schedulerPath = (locale: Locale) => `${pathOf("contact", locale)}#${schedulerId}`;

/** The path of a route in a language, with no slash at its end: `/es/contact`. */
export function pathOf(route: RouteName, locale: Locale): string {
  return localPath(routes[route], locale);
}

/** A path as content files spell it (`/services/payroll`), in a language. */
export function localPath(path: string, locale: Locale): string {
  if (locale === "en") return path;
  return path === "/" ? "/es" : `/es${path}`;
}

/** The path of a blog article, without its language. */
export const articlePath = (slug: string) => `${routes.blog}/${slug}`;

/** The path a page names as its own for search engines, without its language. */
export function canonicalPathOf(route: RouteName): string {
  return routes[canonicalRouteOf(route)];
}

/** The route under whose name a page stands in menus and breadcrumbs. */
export const canonicalRouteOf = (route: RouteName) => canonicalRoute[route] ?? route;

/** Whether search engines may list the route. */
export function isListed(route: RouteName): boolean {
  return !unlisted.has(route);
}

/** The language of any path, by its prefix. */
export function localeOfPath(path: string): Locale {
  return path === "/es" || path.startsWith("/es/") ? "es" : "en";
}

/** The path without its language prefix: `/es/contact` and `/contact` are both `/contact`. */
export function plainPath(path: string): string {
  return localeOfPath(path) === "es" ? path.slice(3) || "/" : path;
}

/** The same address in the other language. What browsers skip before a name would make it another site's: `/es//evil.com`. */
export function otherLanguagePath(path: string): string {
  const plain = plainPath(path).replace(/^[/\\\s]*/, "/");
  return localPath(plain, otherLocale[localeOfPath(path)]);
}

const routesByOldPath: Record<string, RouteName> = {
  "/services/notary": "notaryPublic",
  "/services/personal-taxes-services": "personalTaxes",
  "/services/business-taxes-services": "businessTaxes",
  "/services/bookkeeping-services": "bookkeeping",
  "/services/advisory-services": "advisory",
  "/services/payroll-services": "payroll",
  "/services/itin-application-assistance": "itinApplication",
  "/services/business-formation-services": "startYourBusiness",
};

/** Permanent redirects in both languages, from an old path to its new one. */
export const redirects: ReadonlyMap<string, string> = new Map(
  locales.flatMap((locale) =>
    Object.entries(routesByOldPath).map(([from, to]): [string, string] => [
      locale === "en" ? from : `/es${from}`,
      pathOf(to, locale),
    ]),
  ),
);

/**
 * The path of a page's social card, the picture that other sites show beside a link to it. `plainPath` is the page's path
 * without its language: `/services/payroll` in English is `/social/en/services/payroll.png`, home `/social/en/index.png`.
 */
export function socialCardPath(plainPath: string, locale: Locale): string {
  return `/social/${locale}${plainPath === "/" ? "/index" : plainPath}.png`;
}

/** The size of social cards in pixels, for `og:image:width` and `og:image:height`. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** The path of a manage link; its token lets its holder move and cancel the appointment. */
export const appointmentPath = (token: string, locale: Locale) =>
  `${pathOf("appointments", locale)}/${token}`;
