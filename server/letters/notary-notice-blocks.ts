import { notaryNotice } from "#content/words/notary-notice.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Block } from "./draft.ts";

export type NoticeBlock = Extract<Block, { kind: "notice" }>;

/** The notice of Tex. Gov't Code 406.017 in both languages, where a Spanish text offers notary services. */
export function notaryNoticeBlocks({ rates }: Practice, text: string, locale: Locale): NoticeBlock[] {
  // Not "notará", which is of another verb.
  if (locale !== "es" || !/notar[iíy]/i.test(text)) return [];
  return (["es", "en"] satisfies Locale[]).map((lang) => {
    const { heading, statement, feesHeading } = notaryNotice[lang];
    const fees = rates.notary.caps.fees.map(
      ({ name, price }) => `${name[lang]}: ${formatMoney(price, lang)}`,
    );
    return { kind: "notice", lang, heading, statement, listHeading: `${feesHeading}:`, list: fees };
  });
}
