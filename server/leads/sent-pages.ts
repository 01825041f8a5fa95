import { Hono } from "hono";
import { fillIn } from "#content/format/fill-in.ts";
import { momentWords } from "#content/format/moments.ts";
import { toldKind } from "#content/next-steps.ts";
import { pathOf, type RouteName, sentRoutes } from "#content/routes.ts";
import { visitorLetterWords } from "#content/words/letters.ts";
import type { FunctionKind } from "#domain/forms/form-kinds.ts";
import { type Locale, locales, otherLocale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { RequestEnv, Submission } from "../http/request-env.ts";
import { dynamicPageHeaders } from "../http/security-headers.ts";
import type { Pages } from "../pages/load-pages.ts";

/** The thank-you pages of forms that a person answers. */
const answeredPages = [
  ...(["sentHero", "sentContact", "sentContactPage", "sentConsultation"] as const),
  ...(["sentBusiness", "sentBooking", "sentMobileApp"] as const),
];

/** The address keeps the moment, because the page may be opened again a day later. */
const replyBy = "reply-by";

/** The thank-you page after a plain post, in the language of its form; `moment` is the promised one, if a person answers. */
export function sentPath(kind: FunctionKind, { fields, locale }: Submission, moment: string | null): string {
  const isContactPage = kind === "contact" && Object.hasOwn(fields, "urgency");
  return addressOf(
    sentRoutes[isContactPage ? "contactPage" : toldKind(kind, fields.service)],
    locale,
    moment,
  );
}

function addressOf(route: RouteName, locale: Locale, moment: string | null): string {
  const path = pathOf(route, locale);
  return moment ? `${path}?${replyBy}=${moment}` : path;
}

/** Shows the thank-you pages, with the moment of the answer where the address names one. */
export function sentPageRoutes(options: {
  env: { siteUrl: string };
  pages: Pages;
  practice: Practice;
}): Hono<RequestEnv> {
  const { env, pages, practice } = options;
  const routes = new Hono<RequestEnv>();
  for (const page of answeredPages) {
    for (const locale of locales) {
      routes.get(pathOf(page, locale), (c) => {
        const moment = c.req.query(replyBy) ?? "";
        const promise = promiseOf(moment, locale, practice.business.timeZone);
        const otherLanguageHref = addressOf(page, otherLocale[locale], promise ? moment : null);
        return c.body(
          pages.fill(page, locale, { promise, otherLanguageHref }),
          200,
          dynamicPageHeaders(env.siteUrl),
        );
      });
    }
  }
  return routes;
}

function promiseOf(instant: string, locale: Locale, timeZone: string): string | undefined {
  const moment = new Date(instant);
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(instant) || Number.isNaN(moment.getTime())) return undefined;
  return fillIn(visitorLetterWords[locale].promise, { moment: momentWords(moment, locale, timeZone) });
}
