import * as v from "valibot";

/** What the owner of a practice edits: the schema of `content/practice/*.yaml`, one entry a file. */

const words = v.pipe(v.string("needs text here"), v.trim(), v.nonEmpty("needs text here"));
const both = v.strictObject({ en: words, es: words }, "needs the same text in en and es");
const bothLists = v.array(both);
const dollars = v.pipe(
  v.number("needs an amount in dollars"),
  v.minValue(0, "cannot be negative"),
  v.transform((amount) => Math.round(amount * 100)),
);
const httpUrl = v.pipe(words, v.url("needs a full web address"), v.startsWith("http", "needs a web address"));
const isoDate = v.pipe(words, v.isoDate("needs a date like 2026-04-15"));
const clock = v.pipe(words, v.isoTime("needs a time like 09:00"));
const id = v.pipe(words, v.regex(/^[a-z0-9-]+$/, "needs lower-case letters, digits and hyphens"));
const path = v.pipe(words, v.startsWith("/", "needs a path of this site, starting with /"));

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

const businessSchema = v.strictObject({
  name: words,
  legalName: words,
  tagline: both,
  owner: v.strictObject({ name: words, title: both }),
  /** `shown` as people read it, `dialed` as `tel:` takes it. */
  phone: v.strictObject({
    shown: words,
    dialed: v.pipe(words, v.regex(/^\+[1-9]\d{7,14}$/, "needs +1 and the digits")),
  }),
  email: v.pipe(words, v.email("needs a mail address")),
  mail: v.strictObject({ from: words, to: v.pipe(words, v.email("needs a mail address")) }),
  whatsapp: v.strictObject({ number: v.pipe(words, v.digits("needs digits only")), text: both }),
  address: v.strictObject({
    street: words,
    city: words,
    state: v.pipe(words, v.length(2, "needs the two letters of the state")),
    zip: v.pipe(words, v.regex(/^\d{5}$/, "needs five digits")),
    mapsUrl: httpUrl,
  }),
  timeZone: words,
  portalUrl: httpUrl,
  /** Said in `source` of every webhook. */
  websiteId: id,
  /** Stored with each lead: which wording of the consent line the person saw. */
  consentVersion: isoDate,
  scheduler: v.strictObject({
    namespace: words,
    layout: v.literal("month_view", "takes month_view"),
    brandColor: v.strictObject({ light: words, dark: words }),
  }),
  sample: v.boolean("takes true or false"),
});

const openings = v.array(
  v.strictObject({
    days: v.array(v.picklist(weekdays, "needs English names of weekdays")),
    opens: clock,
    closes: clock,
  }),
);
const hoursSet = v.strictObject({ openings, notes: bothLists });
const hoursSchema = v.strictObject({
  home: hoursSet,
  contact: hoursSet,
  notary: hoursSet,
  /** The set the reply-by moment in letters is computed from. */
  replyBy: v.picklist(["home", "contact"], "takes home or contact"),
  closedDays: v.array(v.strictObject({ date: isoDate, name: both })),
});

const proofSchema = v.strictObject({
  heroClients: words,
  satisfiedClients: words,
  returnsPrepared: words,
  yearsOfExperience: words,
  responseHours: v.number("needs hours"),
  freeConsultationMinutes: v.number("needs minutes"),
});

const pricePer = v.picklist(["once", "month", "document"], "takes once, month or document");
const catalogueSchema = v.array(
  v.strictObject({
    id,
    title: both,
    description: both,
    /** The starting price, in cents. */
    from: dollars,
    per: pricePer,
    link: path,
    tile: v.picklist(["flower", "quarters", "star", "leaf", "pin"], "takes the name of a tile"),
    scheme: v.pipe(v.number("needs a number"), v.minValue(0, "takes 0 to 5"), v.maxValue(5, "takes 0 to 5")),
  }),
);

const tierSchema = v.strictObject({
  id,
  name: both,
  /** In cents; `plus` means "and up", `from` a starting price. */
  price: dollars,
  plus: v.optional(v.boolean("takes true or false"), false),
  from: v.optional(v.boolean("takes true or false"), false),
  popular: v.optional(v.boolean("takes true or false"), false),
  new: v.optional(v.boolean("takes true or false"), false),
  description: both,
  features: bothLists,
  monthlyExpenses: v.optional(both),
  transactions: v.optional(v.number("needs a count")),
  minutes: v.optional(v.number("needs minutes")),
});
const tierSetSchema = v.strictObject({ per: pricePer, notes: bothLists, tiers: v.array(tierSchema) });
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

const ratesSchema = v.strictObject({
  notary: v.strictObject({
    acts: v.array(v.strictObject({ id, name: both, price: dollars })),
    surcharges: v.array(v.strictObject({ id, name: both, price: dollars })),
    discounts: v.array(
      v.strictObject({ documents: v.number("needs a count"), percent: v.number("needs a number") }),
    ),
  }),
  payroll: v.strictObject({ basePerMonth: dollars, perEmployee: dollars, perContractor: dollars }),
  mobileAppDiscount: dollars,
});

const testimonialsSchema = v.array(
  v.strictObject({ id, sample: v.boolean("takes true or false"), name: words, about: both, quote: both }),
);
const deadlinesSchema = v.array(
  v.strictObject({ id, label: both, dueDate: isoDate, ctaText: both, link: path }),
);

/** File name (without `.yaml`) to the schema of what stands in it. */
export const practiceSchemas = {
  business: businessSchema,
  hours: hoursSchema,
  proof: proofSchema,
  catalogue: catalogueSchema,
  tiers: tiersSchema,
  rates: ratesSchema,
  testimonials: testimonialsSchema,
  deadlines: deadlinesSchema,
};
export type PracticeFile = keyof typeof practiceSchemas;
export type Practice = { [File in PracticeFile]: v.InferOutput<(typeof practiceSchemas)[File]> };
export type HoursSet = Practice["hours"]["home"];
export type CatalogueEntry = Practice["catalogue"][number];
export type Tier = v.InferOutput<typeof tierSchema>;
