import Validator from "@adobe/structured-data-validator";
import { describe, expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { blogPosting, breadcrumbs, faqPage } from "./page-data.ts";
import { financialService } from "./practice-data.ts";
import { feeOffers, serviceWithOffers, tierOffers } from "./priced-service.ts";
import { structuredJson } from "./structured-json.ts";

const practice = loadPractice();
const siteUrl = "https://www.example.com";
const place = { locale: "es", siteUrl } as const;

const office = financialService(practice, "es", siteUrl, practice.hours.notary);
const bookkeeping = serviceWithOffers({
  ...place,
  name: "Teneduría de libros",
  description: "Sus libros al día",
  plainPath: "/services/bookkeeping",
  offers: tierOffers(practice.tiers.bookkeeping, "es"),
});
const crumbs = breadcrumbs(
  [
    { name: "Inicio", plainPath: "/" },
    { name: "Servicios", plainPath: "/services" },
  ],
  place,
);
const article = blogPosting({
  ...place,
  title: "Su W-2",
  description: "Qué dice",
  plainPath: "/blog/w-2",
  published: new Date("2026-10-05"),
  checked: new Date("2026-11-20"),
  practiceName: practice.business.name,
  sources: ["https://www.irs.gov/w2"],
});
const questions = faqPage([{ question: "¿Cuánto tarda?", answer: "De 1 a 2 horas." }], { locale: "es" });

describe("what search engines are told", () => {
  test("breaks none of the rules they publish for results with prices, paths and businesses", async () => {
    const notary = serviceWithOffers({
      ...place,
      name: "Notary Public (servicios notariales)",
      description: "En la oficina",
      plainPath: "/services/notary-public",
      offers: feeOffers(practice.rates.notary.acts, "es", "document"),
    });
    const items = [office, bookkeeping, notary, crumbs, article, questions];
    const byType = Object.groupBy(structuredClone(items), (item) => item["@type"]);
    expect(await errorsIn(byType)).toEqual([]);
    const nameless = { ...crumbs, itemListElement: [{ "@type": "ListItem", position: 1 }] };
    expect(await errorsIn({ BreadcrumbList: [nameless] })).not.toEqual([]);
  });

  test("gives no range of prices where all are quoted after a consultation", () => {
    const unpriced = structuredClone(practice);
    for (const tier of Object.values(unpriced.tiers).flatMap(({ tiers }) => tiers)) delete tier.price;
    expect(financialService(unpriced, "es", siteUrl, practice.hours.home)).not.toHaveProperty("priceRange");
    expect(office).toHaveProperty("priceRange");
  });

  test("names the practice with what a map entry needs: name, address, telephone, hours", () => {
    expect(office).toMatchObject({
      "@type": "FinancialService",
      "@id": "https://www.example.com/#practice",
      url: "https://www.example.com/es",
      telephone: practice.business.phone.dialed,
      address: { addressLocality: practice.business.address.city, addressCountry: "US" },
      image: "https://www.example.com/social/es/index.png",
      knowsLanguage: ["en", "es"],
      priceRange: "$40–$995",
    });
    expect(office.openingHoursSpecification).toEqual([
      expect.objectContaining({
        dayOfWeek: expect.arrayContaining(["Monday"]),
        opens: "08:00",
        closes: "20:00",
      }),
      expect.objectContaining({ dayOfWeek: ["Saturday"], opens: "09:00", closes: "18:00" }),
    ]);
    expect(office.specialOpeningHoursSpecification).toContainEqual({
      "@type": "OpeningHoursSpecification",
      validFrom: "2026-11-26",
      validThrough: "2026-11-26",
      opens: "00:00",
      closes: "00:00",
    });
    const atHome = financialService(practice, "en", siteUrl, practice.hours.home);
    expect(atHome.url).toBe(siteUrl);
    // Juneteenth of 2027 is a Saturday, which the notary works and the rest of the office does not.
    expect(JSON.stringify(office)).toContain("2027-06-19");
    expect(JSON.stringify(atHome)).not.toContain("2027-06-19");
  });

  test("says of each package what it costs, by the month where it is paid by the month", () => {
    const offers = offersOf(bookkeeping);
    expect(offers).toHaveLength(practice.tiers.bookkeeping.tiers.length);
    expect(offers[0]).toMatchObject({
      "@type": "Offer",
      name: "Inicial",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: 100,
        priceCurrency: "USD",
        unitCode: "MON",
      },
    });
    expect(bookkeeping).toMatchObject({
      provider: { "@id": office["@id"] },
      url: "https://www.example.com/es/services/bookkeeping",
    });
  });

  test("tells a price from a starting price, and makes no offer where there is no price", () => {
    const page = { ...place, name: "x", description: "y", plainPath: "/start-your-business" };
    const formation = serviceWithOffers({
      ...page,
      offers: tierOffers(practice.tiers.businessFormation, "es"),
    });
    expect(offersOf(formation)).toEqual([
      expect.objectContaining({ priceSpecification: expect.objectContaining({ price: 299, minPrice: 299 }) }),
    ]);
    const inPerson = serviceWithOffers({ ...page, offers: tierOffers(practice.tiers.inPerson, "es") });
    expect(offersOf(inPerson)[0]).toMatchObject({ price: 60, priceCurrency: "USD" });
    const half = serviceWithOffers({ ...page, offers: [{ name: "z", cents: 1250 }] });
    expect(offersOf(half)[0]).toMatchObject({ price: 12.5 });
  });

  test("dates an article by the day it appeared and the day its facts were checked", () => {
    expect(article).toMatchObject({
      datePublished: "2026-10-05",
      dateModified: "2026-11-20",
      inLanguage: "es-US",
      image: "https://www.example.com/social/es/blog/w-2.png",
      citation: ["https://www.irs.gov/w2"],
    });
  });

  test("cannot end its own script, whatever a question says", () => {
    const hostile = faqPage(
      [{ question: "</script><script>alert(1)</script>", answer: "<!-- <b>&amp;</b>" }],
      { locale: "en" },
    );
    const json = structuredJson([hostile, crumbs]);
    expect(json).not.toContain("<");
    expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@graph": [hostile, crumbs] });
  });
});

// The rules for results come with the validator; that every property belongs to its type, the compiler checks.
async function errorsIn(jsonld: Partial<Record<string, unknown[]>>): Promise<string[]> {
  const issues = await new Validator().validate({
    jsonld: jsonld as Record<string, unknown[]>,
    microdata: {},
    rdfa: {},
    errors: [],
  });
  return issues
    .filter(({ severity }) => severity === "ERROR")
    .map(({ issueMessage, path }) => `${issueMessage} (${JSON.stringify(path)})`);
}

function offersOf(service: ReturnType<typeof serviceWithOffers>): unknown[] {
  return (service.hasOfferCatalog as unknown as { itemListElement: unknown[] }).itemListElement;
}
