import { notaryNotice } from "#content/words/notary-notice.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Block } from "./draft.ts";

/** The notice Texas asks for beside notary services offered in Spanish, in English and in Spanish. */
export function notaryNoticeBlocks({ rates }: Practice): Block[] {
  return (["es", "en"] satisfies Locale[]).map((lang) => {
    const { heading, statement, feesHeading } = notaryNotice[lang];
    const fees = rates.notary.caps.fees.map(
      ({ name, price }) => `${name[lang]}: ${formatMoney(price, lang)}`,
    );
    return { kind: "notice", lang, heading, statement, listHeading: `${feesHeading}:`, list: fees };
  });
}
