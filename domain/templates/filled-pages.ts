import { appointmentFields } from "./appointment-fields.ts";
import { freeTimesFields } from "./free-times-fields.ts";
import type { TemplateFields, ValuesOf } from "./template-fields.ts";

export const suggestionFields = { title: "text", href: "text" } as const satisfies TemplateFields;

/** The fields of every page whose own address is not all of it: the one that was asked for, in the other language. */
const standInFields = { otherLanguageHref: "text" } as const satisfies TemplateFields;

export const notFoundFields = {
  ...standInFields,
  suggestions: [suggestionFields],
} as const satisfies TemplateFields;

/** The fields of the 500 page: the id under which the error was logged. */
export const serverErrorFields = { ...standInFields, reference: "text" } as const satisfies TemplateFields;

export const mailedLinkFields = {
  action: "text",
  type: "text",
  token: "text",
  redirectTo: "optional text",
  otherLanguageHref: "text",
} as const satisfies TemplateFields;
export const sentFields = { ...standInFields, promise: "optional text" } as const satisfies TemplateFields;

/** The template pages by route: the server fills them for each request and never sends them as built. */
export const filledPages = {
  appointments: freeTimesFields,
  appointment: appointmentFields,
  mailedLink: mailedLinkFields,
  newsletterConfirm: standInFields,
  newsletterUnsubscribe: standInFields,
  sentHero: sentFields,
  sentContact: sentFields,
  sentContactPage: sentFields,
  sentConsultation: sentFields,
  sentBusiness: sentFields,
  sentBooking: sentFields,
  sentMobileApp: sentFields,
  notFound: notFoundFields,
  serverError: serverErrorFields,
  unavailable: standInFields,
} as const satisfies Record<string, TemplateFields>;

export type FilledPage = keyof typeof filledPages;
export type PageValues<Page extends FilledPage> = ValuesOf<(typeof filledPages)[Page]>;
