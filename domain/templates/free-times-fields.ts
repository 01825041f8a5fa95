import type { TemplateFields, ValuesOf } from "./template-fields.ts";

export const timeFields = { id: "text", start: "text", label: "text" } as const satisfies TemplateFields;

export const dayFields = {
  dayName: "text",
  countName: "text",
  isOpen: "flag",
  times: [timeFields],
} as const satisfies TemplateFields;

/** The fields of a week of free times in a named zone; a link to a week that cannot be booked is absent. */
export const weekFields = {
  /** A day like `2026-11-23`. */
  monday: "text",
  weekName: "text",
  zoneName: "text",
  earlierHref: "optional text",
  laterHref: "optional text",
  days: [dayFields],
} as const satisfies TemplateFields;
export type WeekValues = ValuesOf<typeof weekFields>;

export const typeFields = {
  typeName: "text",
  href: "text",
  isCurrent: "flag",
} as const satisfies TemplateFields;

export const wayFields = {
  id: "text",
  way: "text",
  label: "text",
  isFirst: "flag",
} as const satisfies TemplateFields;

export const freeTimesFields = {
  ...weekFields,
  otherLanguageHref: "text",
  typeId: "text",
  typeName: "text",
  tierId: "text",
  tierName: "optional text",
  place: "text",
  /** Whether the visitor's details are asked for: where a time is free, or the form comes back as it was sent. */
  hasDetails: "flag",
  ways: [wayFields],
  isVisit: "flag",
  types: [typeFields],
} as const satisfies TemplateFields;
