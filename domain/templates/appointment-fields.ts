import { weekFields } from "./free-times-fields.ts";
import type { TemplateFields, ValuesOf } from "./template-fields.ts";

/** The page behind a manage link; times are also in the office's time zone where that shows another time. */
export const appointmentFields = {
  ...weekFields,
  /** The document's, which says the same as the heading: it is what is read first of a page. */
  title: "text",
  heading: "text",
  when: "text",
  officeWhen: "optional text",
  newWhen: "optional text",
  newOfficeWhen: "optional text",
  newStart: "optional text",
  typeName: "text",
  tierName: "optional text",
  place: "text",
  videoHref: "optional text",
  bring: "optional text",
  notice: "optional text",
  calendarHref: "text",
  showHref: "text",
  moveHref: "optional text",
  cancelHref: "text",
  bookHref: "text",
  otherLanguageHref: "text",
  viewShow: "flag",
  viewMove: "flag",
  viewConfirmMove: "flag",
  viewConfirmCancel: "flag",
  isBooked: "flag",
  isCancelled: "flag",
  isPast: "flag",
  isLate: "flag",
  justBooked: "flag",
  justMoved: "flag",
  justCancelled: "flag",
  problem: "optional text",
} as const satisfies TemplateFields;
export type AppointmentValues = ValuesOf<typeof appointmentFields>;
