import type { FinancialServiceLeaf, OpeningHoursSpecification } from "schema-dts";
import { pathOf, socialCardPath } from "#content/routes.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import { closedDaysOf } from "#domain/practice/closed-days.ts";
import type { HoursSet, Practice } from "#domain/practice/practice.ts";

export const practiceId = (siteUrl: string) => `${siteUrl}/#practice`;

/**
 * The practice with the opening hours of the page. It is no `AccountingService`: Texas keeps "accounting" for CPA firms.
 * `siteUrl` has no slash at its end.
 */
export function financialService(
  practice: Practice,
  locale: Locale,
  siteUrl: string,
  hours: HoursSet,
): FinancialServiceLeaf {
  const { business } = practice;
  const { street, city, state, zip, mapsUrl } = business.address;
  return {
    "@type": "FinancialService",
    "@id": practiceId(siteUrl),
    name: business.name,
    legalName: business.legalName,
    slogan: business.tagline[locale],
    url: siteUrl + pathOf("home", locale).replace(/^\/$/, ""),
    image: siteUrl + socialCardPath("/", locale),
    logo: `${siteUrl}/icons/icon-512.png`,
    telephone: business.phone.dialed,
    email: business.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: "US",
    },
    hasMap: mapsUrl,
    areaServed: [
      { "@type": "City", name: city },
      { "@type": "State", name: state },
    ],
    ...priceRange(practice, locale),
    currenciesAccepted: "USD",
    knowsLanguage: [...locales],
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      telephone: business.phone.dialed,
      email: business.email,
      availableLanguage: [...locales],
    },
    openingHoursSpecification: openingHours(hours),
    specialOpeningHoursSpecification: closedDays(hours, practice),
  };
}

function openingHours({ openings }: HoursSet): OpeningHoursSpecification[] {
  return openings.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => englishDays[day]),
    opens,
    closes,
  }));
}

/** A day from midnight to midnight is how search engines read a closed one. */
const closedDays = (hours: HoursSet, practice: Practice): OpeningHoursSpecification[] =>
  closedDaysOf(hours, practice.hours.closedDays).map(({ date }) => ({
    "@type": "OpeningHoursSpecification",
    validFrom: date,
    validThrough: date,
    opens: "00:00",
    closes: "00:00",
  }));

const englishDays = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const;

/** The lowest and the highest price of all packages, `$40–$995`, where there are any. */
function priceRange({ tiers }: Practice, locale: Locale): { priceRange?: string } {
  const prices = Object.values(tiers).flatMap((set) => set.tiers.flatMap(({ price }) => price ?? []));
  if (prices.length === 0) return {};
  const ends = [Math.min(...prices), Math.max(...prices)];
  return { priceRange: ends.map((cents) => formatMoney(cents, locale)).join("–") };
}
