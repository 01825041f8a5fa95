import * as v from "valibot";
import { isMailbox } from "../forms/mail-address.ts";
import { appointmentsSchema } from "./appointment-rules.ts";
import { deadlinesSchema } from "./deadline-rules.ts";
import { launchAnswersSchema } from "./launch-answers.ts";
import { picturesSchema } from "./picture.ts";
import { faqsSchema } from "./practice-faqs.ts";
import {
  both,
  bothLists,
  clock,
  count,
  dollars,
  httpUrl,
  id,
  isoDate,
  line,
  listOf,
  path,
  percent,
  tileScheme,
  timeZone,
  words,
} from "./practice-values.ts";
import { weekdays } from "./weekdays.ts";

const businessSchema = v.strictObject({
  name: line,
  legalName: line,
  tagline: both,
  owner: v.strictObject({ name: line, title: both }),
  /** `shown` as people read it, `dialed` as `tel:` takes it. */
  phone: v.strictObject({
    shown: line,
    dialed: v.pipe(words, v.regex(/^\+[1-9]\d{7,14}$/, "needs +1 and the digits")),
  }),
  email: v.pipe(words, v.email("needs a mail address")),
  mail: v.strictObject({
    from: v.pipe(line, v.check(isMailbox, "needs a mail address")),
    to: v.pipe(words, v.email("needs a mail address")),
  }),
  whatsapp: v.strictObject({ number: v.pipe(words, v.digits("needs digits only")), text: both }),
  address: v.strictObject({
    street: line,
    city: line,
    state: v.pipe(words, v.length(2, "needs the two letters of the state")),
    zip: v.pipe(words, v.regex(/^\d{5}$/, "needs five digits")),
    mapsUrl: httpUrl,
  }),
  contactNotes: v.strictObject({ phone: both, email: both, address: both }),
  arrivalNotes: bothLists,
  timeZone,
  portalUrl: httpUrl,
  /** The room of all video calls; without one the office sends a link before each. */
  videoUrl: v.optional(httpUrl),
  /** The `source` of every webhook. */
  websiteId: id,
  /** The version of the consent text, stored with each lead. */
  consentVersion: isoDate,
  scheduler: v.strictObject({
    namespace: words,
    layout: v.literal("month_view", "takes month_view"),
    brandColor: v.strictObject({ light: words, dark: words }),
  }),
  sample: v.boolean("takes true or false"),
});

const weekday = v.picklist(weekdays, "takes the English names of weekdays, in lower case");
const opening = v.strictObject({ days: v.array(weekday), opens: clock, closes: clock });
type Opening = v.InferOutput<typeof opening>;
const isOverlapping = (one: Opening, other: Opening) =>
  one.opens < other.closes && other.opens < one.closes && one.days.some((day) => other.days.includes(day));
const openings = v.pipe(
  v.array(
    v.pipe(
      opening,
      v.check(({ opens, closes }) => opens < closes, "needs to close after it opens"),
    ),
  ),
  v.check(
    (list) => !list.some((each, at) => list.slice(0, at).some((before) => isOverlapping(each, before))),
    "needs times that do not overlap on one day",
  ),
);
const hoursSet = v.strictObject({
  openings,
  /** Days without opening hours on which appointments are possible. */
  byAppointment: v.optional(v.array(weekday), []),
  notes: bothLists,
});
const hoursSchema = v.strictObject({
  home: hoursSet,
  contact: hoursSet,
  notary: hoursSet,
  /** The set of hours from which the answer moment in letters is computed. */
  replyBy: v.picklist(["home", "contact"], "takes home or contact"),
  closedDays: v.array(v.strictObject({ date: isoDate, name: both })),
});

const proofSchema = v.strictObject({
  heroClients: words,
  satisfiedClients: words,
  returnsPrepared: words,
  yearsOfExperience: words,
  responseHours: count,
  freeConsultationMinutes: count,
});

const pricePer = v.picklist(["once", "month", "document"], "takes once, month or document");
const catalogueSchema = listOf(
  v.strictObject({
    id,
    title: both,
    description: both,
    /** The starting price, in cents. */
    from: dollars,
    per: pricePer,
    link: path,
    tile: v.picklist(["flower", "quarters", "star", "leaf", "pin"], "takes the name of a tile"),
    scheme: tileScheme,
  }),
);

const tierSchema = v.strictObject({
  id,
  name: both,
  /** In cents; `plus` means "and up", `from` a starting price. Without a price it is quoted after a consultation. */
  price: v.optional(dollars),
  plus: v.optional(v.boolean("takes true or false"), false),
  from: v.optional(v.boolean("takes true or false"), false),
  popular: v.optional(v.boolean("takes true or false"), false),
  new: v.optional(v.boolean("takes true or false"), false),
  description: both,
  features: bothLists,
  monthlyExpenses: v.optional(both),
  transactions: v.optional(count),
  minutes: v.optional(count),
});
const tierSetSchema = v.strictObject({
  per: pricePer,
  badge: v.optional(both),
  notes: bothLists,
  tiers: v.pipe(
    listOf(tierSchema),
    v.minLength(1, "needs at least one level"),
    // The style of the chosen level counts to eight.
    v.maxLength(8, "takes at most eight levels"),
  ),
});
const tiersSchema = v.strictObject({
  taxPreparation: tierSetSchema,
  inPerson: tierSetSchema,
  mobileApp: tierSetSchema,
  virtual: tierSetSchema,
  businessTaxes: tierSetSchema,
  bookkeeping: tierSetSchema,
  advisory: tierSetSchema,
  payroll: tierSetSchema,
  itin: tierSetSchema,
  businessFormation: tierSetSchema,
});

const fees = listOf(v.strictObject({ id, name: both, price: dollars }));
const ratesSchema = v.strictObject({
  notary: v.strictObject({
    acts: fees,
    surcharges: fees,
    discounts: v.array(v.strictObject({ documents: count, percent })),
    /** The legal maximum fees of a Texas notary, shown wherever the service is advertised in Spanish. */
    caps: v.strictObject({ fees, source: httpUrl, checked: isoDate }),
  }),
  payroll: v.strictObject({ basePerMonth: dollars, perEmployee: dollars, perContractor: dollars }),
  mobileAppDiscount: dollars,
});

const testimonialsSchema = listOf(
  v.strictObject({ id, sample: v.boolean("takes true or false"), name: both, about: both, quote: both }),
);

export const practiceSchemas = {
  business: businessSchema,
  hours: hoursSchema,
  proof: proofSchema,
  catalogue: catalogueSchema,
  tiers: tiersSchema,
  rates: ratesSchema,
  testimonials: testimonialsSchema,
  deadlines: deadlinesSchema,
  faqs: faqsSchema,
  appointments: appointmentsSchema,
  pictures: picturesSchema,
  preflight: launchAnswersSchema,
};
export type PracticeFile = keyof typeof practiceSchemas;
export type Practice = { [File in PracticeFile]: v.InferOutput<(typeof practiceSchemas)[File]> };
export type HoursSet = Practice["hours"]["home"];
export type CatalogueEntry = Practice["catalogue"][number];
export type TierSet = v.InferOutput<typeof tierSetSchema>;
export type Tier = v.InferOutput<typeof tierSchema>;
