import type { Offer, ServiceLeaf, UnitPriceSpecification } from "schema-dts";
import { localPath } from "#content/routes.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { practiceId } from "./practice-data.ts";

/** Something with a price in cents; `isFrom` where it is the lowest price and not the price. */
export type PricedOffer = {
  name: string;
  description?: string;
  cents: number;
  per?: "once" | "month" | "document";
  isFrom?: boolean;
};

type ServicePage = {
  name: string;
  description: string;
  /** The page's path without its language. */
  plainPath: string;
  locale: Locale;
  siteUrl: string;
  offers: readonly PricedOffer[];
};

/** A service as its page shows it, offered by the practice, with what each package costs. */
export function serviceWithOffers(page: ServicePage): ServiceLeaf {
  const { name, description, plainPath, locale, siteUrl, offers } = page;
  const url = siteUrl + localPath(plainPath, locale);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    serviceType: name,
    description,
    url,
    provider: { "@id": practiceId(siteUrl) },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name,
      itemListElement: offers.map((offer) => offerData(offer, url)),
    },
  };
}

/** The packages of a set that have a price; what is quoted after a consultation is no offer yet. */
export function tierOffers(
  { per, tiers }: Practice["tiers"][keyof Practice["tiers"]],
  locale: Locale,
): PricedOffer[] {
  return tiers.flatMap(({ name, description, price, from, plus }) =>
    price === undefined
      ? []
      : [
          {
            name: name[locale],
            description: description[locale],
            cents: price,
            per,
            isFrom: from || plus,
          },
        ],
  );
}

/** Fees of a list in `rates.yaml`, such as a notary's acts. */
export function feeOffers(
  fees: Practice["rates"]["notary"]["acts"],
  locale: Locale,
  per: PricedOffer["per"] = "once",
): PricedOffer[] {
  return fees.map(({ name, price }) => ({ name: name[locale], cents: price, per }));
}

function offerData(
  { name, description, cents, per = "once", isFrom = false }: PricedOffer,
  url: string,
): Offer {
  const price = cents / 100;
  const about = { "@type": "Offer", name, ...(description && { description }), url } as const;
  if (per === "once" && !isFrom) return { ...about, price, priceCurrency: "USD" };
  return { ...about, priceSpecification: unitPrice(price, per, isFrom) };
}

function unitPrice(
  price: number,
  per: "once" | "month" | "document",
  isFrom: boolean,
): UnitPriceSpecification {
  return {
    "@type": "UnitPriceSpecification",
    price,
    ...(isFrom && { minPrice: price }),
    priceCurrency: "USD",
    ...(per !== "once" && {
      unitCode: unitCodes[per],
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: unitCodes[per] },
    }),
  };
}

// UN/CEFACT: a month; a single piece.
const unitCodes = { month: "MON", document: "C62" } as const;
