import { pathOf } from "#content/routes.ts";
import { newsletterLetterWords } from "#content/words/letters.ts";
import type { Locale } from "#domain/locale.ts";
import type { CampaignTexts } from "#domain/office/campaign-content.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { addressLine } from "./address-lines.ts";
import type { Block, Draft } from "./draft.ts";
import type { Letter } from "./letter.ts";
import { notaryNoticeBlocks } from "./notary-notice-blocks.ts";
import { renderLetter } from "./render-letter.ts";
import { linksIn } from "./web-links.ts";

type Input = {
  practice: Practice;
  siteUrl: string;
  locale: Locale;
  texts: CampaignTexts;
  /** The subscriber's; empty in a preview and in a test. */
  token: string;
};

/** A letter of a campaign, with postal address (CAN-SPAM, 15 U.S.C. 7704) and one-click link (RFC 8058). */
export function campaignLetter({
  practice,
  siteUrl,
  locale,
  texts,
  token,
}: Input): Letter & { unsubscribeUrl: string } {
  const { business } = practice;
  const { whySubscribed, unsubscribe } = newsletterLetterWords[locale];
  const { subject, body, linkLabel, link } = texts;
  const page = siteUrl + pathOf("newsletterUnsubscribe", locale);
  const unsubscribeUrl = `${page}?token=${encodeURIComponent(token)}`;
  const paragraphs = body.split(betweenBlocks).filter(Boolean).map(blockOf);
  const draft: Draft = {
    locale,
    subject,
    sender: business.name,
    title: subject,
    blocks: [
      ...paragraphs,
      ...(link ? [{ kind: "buttons" as const, links: [{ label: linkLabel, url: link }] }] : []),
      ...notaryNoticeBlocks(practice, Object.values(texts).join("\n"), locale),
    ],
    foot: {
      lines: [business.legalName, addressLine(business), whySubscribed],
      links: [{ label: unsubscribe, url: unsubscribeUrl }],
    },
  };
  return { ...renderLetter(draft), unsubscribeUrl };
}

/** An empty line, and the end of the line before or after a heading. */
const betweenBlocks = /\n{2,}|(?<=^## [^\n]+)\n|\n(?=## [^\n])/m;

const blockOf = (text: string): Block =>
  /^## [^\n]+$/.test(text)
    ? { kind: "heading", text: text.slice("## ".length) }
    : { kind: "paragraph", text, links: linksIn(text) };
