import { fillIn } from "#content/format/fill-in.ts";
import { formWords } from "#content/words/forms.ts";
import { serviceWords } from "#content/words/services/frame.ts";
import { notaryWords } from "#content/words/services/notary-public.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Practice, Tier, TierSet } from "#domain/practice/practice.ts";

/** A service type with its price as a dialog repeats it: "$225+", "from $50/month". */
export type OfferedType = { name: string; price?: string | undefined };

/** The packages of a page as the types of its dialog. */
export const offeredTiers = (set: TierSet, locale: Locale): OfferedType[] =>
  set.tiers.map((tier) => ({ name: tier.name[locale], price: priceInWords(tier, set, locale) }));

function priceInWords({ price, plus, from }: Tier, { per }: TierSet, locale: Locale): string {
  const words = serviceWords[locale].tiers;
  if (price === undefined) return words.afterConsultation;
  return `${from ? `${words.from} ` : ""}${formatMoney(price, locale)}${plus ? "+" : ""}${words.per[per]}`;
}

/** The notary at the office and the notary who travels; the trip is priced apart from the act. */
export function offeredNotaries({ rates }: Practice, locale: Locale): OfferedType[] {
  const { notaryPublic, mobileNotary } = formWords[locale].consultation.services;
  const { prices } = notaryWords[locale];
  const { acts, surcharges } = rates.notary;
  const act = formatMoney(Math.min(...acts.map(({ price }) => price)), locale);
  const trip = formatMoney(surcharges.find(({ id }) => id === "mobile")?.price ?? 0, locale);
  return [
    { name: notaryPublic, price: fillIn(prices.office, { act }) },
    { name: mobileNotary, price: fillIn(prices.mobile, { act, trip }) },
  ];
}
