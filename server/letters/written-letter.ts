import { pathOf } from "#content/routes.ts";
import { visitorLetterWords } from "#content/words/letters.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { addressLine } from "./address-lines.ts";
import type { Block, Draft } from "./draft.ts";
import type { Letter } from "./letter.ts";
import { notaryNoticeBlocks } from "./notary-notice-blocks.ts";
import { renderLetter } from "./render-letter.ts";
import { linksIn } from "./web-links.ts";

type Written = {
  practice: Practice;
  siteUrl: string;
  locale: Locale;
  subject: string;
  /** Plain text; an empty line parts paragraphs. */
  body: string;
  /** What the person sent before: an address in it, which the letter may quote, becomes no link. */
  received: string;
};

/** A letter that a member of staff wrote to a person, signed by the practice. */
export function writtenLetter({ practice, siteUrl, locale, subject, body, received }: Written): Letter {
  const { business } = practice;
  const words = visitorLetterWords[locale];
  const paragraphs = body
    .split(/\n{2,}/)
    .map((text): Block => ({ kind: "paragraph", text, links: linksIn(text, received) }));
  const signature = [business.name, business.phone.shown, business.email].join("\n");
  const draft: Draft = {
    locale,
    subject,
    sender: business.name,
    title: subject,
    blocks: [
      ...paragraphs,
      { kind: "paragraph", text: signature, isSoft: true },
      ...notaryNoticeBlocks(practice, `${subject}\n${body}`, locale),
    ],
    foot: {
      lines: [business.legalName, addressLine(business)],
      links: [{ label: words.privacy, url: siteUrl + pathOf("privacy", locale) }],
    },
  };
  return renderLetter(draft);
}
