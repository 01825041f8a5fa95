import { appointmentFields } from "./appointment-fields.ts";
import { freeTimesFields } from "./free-times-fields.ts";
import type { TemplateFields, ValuesOf } from "./template-fields.ts";

export const suggestionFields = { title: "text", href: "text" } as const satisfies TemplateFields;

export const notFoundFields = { suggestions: [suggestionFields] } as const satisfies TemplateFields;

/** The id under which a crash was logged. */
export const serverErrorFields = { reference: "text" } as const satisfies TemplateFields;

/** Pages that the server fills for each request, by their routes: what was built of them is never sent as it is. */
export const filledPages = {
  appointments: freeTimesFields,
  appointment: appointmentFields,
  notFound: notFoundFields,
  serverError: serverErrorFields,
} as const satisfies Record<string, TemplateFields>;

export type FilledPage = keyof typeof filledPages;
export type PageValues<Page extends FilledPage> = ValuesOf<(typeof filledPages)[Page]>;
