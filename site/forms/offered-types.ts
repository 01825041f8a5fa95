import { fillIn } from "#content/format/fill-in.ts";
import { formWords } from "#content/words/forms.ts";
import { serviceWords } from "#content/words/services/frame.ts";
import { notaryWords } from "#content/words/services/notary-public.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import { lowestPrice } from "#domain/practice/lowest-price.ts";
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
  const shipped = surcharges.filter(({ id }) => id === "mobile");
  // What the office adds has an id of its own; nothing but travel may stand there.
  const trips = shipped.length > 0 ? shipped : surcharges;
  const [act, trip] = [acts, trips].map((fees) => {
    const cents = lowestPrice(fees);
    return cents === undefined ? "" : formatMoney(cents, locale);
  });
  const quoted = serviceWords[locale].tiers.afterConsultation;
  return [
    { name: notaryPublic, price: act ? fillIn(prices.office, { act }) : quoted },
    { name: mobileNotary, price: act && trip ? fillIn(prices.mobile, { act, trip }) : quoted },
  ];
}
