import { meetingWays, reminderTimes } from "../practice/appointment-choices.ts";
import { deadlineAudiences } from "../practice/deadline-rules.ts";
import { holidaySets } from "../practice/legal-holidays.ts";
import { questionPages } from "../practice/practice-faqs.ts";
import { weekdays } from "../practice/weekdays.ts";
import type { FieldTable, Section } from "./field-kinds.ts";

const optional = { isOptional: true } as const;
const entry = { isEntry: true } as const;
const atOnce = { actsAtOnce: true } as const;
const order = ["order"] as const;
const choice = (...options: string[]) => ["choice", { options }] as const;

/** All fields that the office can edit, by section. What is not here is edited in the files alone. */
export const fieldTable = {
  hours: {
    "hours/*/openings": ["openings", { options: weekdays }],
    "hours/*/byAppointment": ["choices", { options: weekdays, ...optional }],
    "hours/*/notes": ["word-list"],
    "hours/replyBy": choice("home", "contact"),
    "hours/closedDays": ["closed-days"],
    "proof/responseHours": ["number"],
  },
  prices: {
    "catalogue/*/from": ["money"],
    "tiers/*/tiers/*/price": ["money", optional],
    "tiers/*/tiers/*/plus": ["flag", optional],
    "tiers/*/tiers/*/from": ["flag", optional],
    "rates/notary/acts/.order": order,
    "rates/notary/acts/*": ["fee", entry],
    "rates/notary/surcharges/.order": order,
    "rates/notary/surcharges/*": ["fee", entry],
    "rates/notary/discounts": ["discounts"],
    "rates/payroll/basePerMonth": ["money"],
    "rates/payroll/perEmployee": ["money"],
    "rates/payroll/perContractor": ["money"],
    "rates/mobileAppDiscount": ["money"],
  },
  services: {
    "catalogue/.order": order,
    "catalogue/*": ["service", { ...entry, alsoIn: "prices" }],
    "tiers/*/tiers/.order": order,
    "tiers/*/tiers/*": ["tier", { ...entry, alsoIn: "prices" }],
    "catalogue/*/title": ["words", { alsoIn: "prices" }],
    "catalogue/*/description": ["words"],
    "tiers/*/badge": ["words", optional],
    "tiers/*/notes": ["word-list"],
    "tiers/*/tiers/*/name": ["words", { alsoIn: "prices" }],
    "tiers/*/tiers/*/description": ["words"],
    "tiers/*/tiers/*/features": ["word-list"],
    "tiers/*/tiers/*/popular": ["flag", optional],
    "tiers/*/tiers/*/new": ["flag", optional],
    "tiers/*/tiers/*/minutes": ["number", optional],
    "tiers/*/tiers/*/monthlyExpenses": ["words", optional],
    "tiers/*/tiers/*/transactions": ["number", optional],
  },
  questions: {
    "faqs/categories/*/title": ["words"],
    "faqs/categories/.order": order,
    "faqs/categories/*/questions/.order": order,
    "faqs/categories/*/questions/*": ["question", { options: questionPages, ...entry }],
    "faqs/pages/*/.order": order,
    "faqs/pages/*/*": ["question", entry],
  },
  testimonials: {
    "testimonials/.order": order,
    "testimonials/*": ["testimonial", entry],
  },
  practice: {
    "business/name": ["line"],
    "business/legalName": ["line"],
    "business/tagline": ["words"],
    "business/owner/name": ["line"],
    "business/owner/title": ["words"],
    "business/phone/shown": ["line"],
    "business/phone/dialed": ["line"],
    "business/email": ["email"],
    "business/mail/from": ["line"],
    "business/mail/to": ["email"],
    "business/whatsapp/number": ["line"],
    "business/whatsapp/text": ["words"],
    "business/address/street": ["line"],
    "business/address/city": ["line"],
    "business/address/state": ["line"],
    "business/address/zip": ["line"],
    "business/address/mapsUrl": ["url"],
    "business/contactNotes/phone": ["words"],
    "business/contactNotes/email": ["words"],
    "business/contactNotes/address": ["words"],
    "business/arrivalNotes": ["word-list"],
    "business/portalUrl": ["url"],
    "business/videoUrl": ["url", optional],
    "pictures/portrait": ["picture", { options: ["portrait"], ...optional }],
    "pictures/office": ["picture", { options: ["office"], ...optional }],
    "proof/heroClients": ["line"],
    "proof/satisfiedClients": ["line"],
    "proof/returnsPrepared": ["line"],
    "proof/yearsOfExperience": ["line"],
    "proof/freeConsultationMinutes": ["number"],
  },
  deadlines: {
    "deadlines/rules/*": ["deadline", entry],
    "deadlines/rules/*/label": ["words"],
    "deadlines/rules/*/about": ["words"],
    "deadlines/rules/*/ctaText": ["words"],
    "deadlines/rules/*/dueDate": ["day", optional],
    "deadlines/rules/*/days": ["month-days"],
    "deadlines/rules/*/rolls": choice(...holidaySets, "never"),
    "deadlines/rules/*/audience": choice(...deadlineAudiences),
    "deadlines/rules/*/source": ["url"],
    "deadlines/checked": ["day"],
    "deadlines/bannerDays": ["number"],
    "deadlines/county": ["line"],
    "deadlines/postponements": ["postponements"],
  },
  booking: {
    "appointments/slotMinutes": ["number", atOnce],
    "appointments/noticeHours": ["number", atOnce],
    "appointments/horizonDays": ["number", atOnce],
    "appointments/capacity": ["number", atOnce],
    "appointments/reminders": ["choices", { options: reminderTimes, ...atOnce }],
    "appointments/types/*/minutesBefore": ["number", { ...optional, ...atOnce }],
    "appointments/types/*/minutesAfter": ["number", { ...optional, ...atOnce }],
    "appointments/types/*/bring": ["words", atOnce],
    "appointments/types/*/name": ["words"],
    "appointments/types/*/minutes": ["number"],
    "appointments/types/*/hours": choice("home", "contact", "notary"),
    "appointments/types/*/meetings": ["choices", { options: meetingWays }],
  },
  articles: {
    "articles/*": ["article", entry],
  },
  launch: {
    "business/sample": ["flag"],
    "preflight/answers": ["answers"],
  },
} as const satisfies Record<Section, FieldTable>;

type Tables = typeof fieldTable;
export type FieldPattern = { [Each in Section]: keyof Tables[Each] }[Section];
