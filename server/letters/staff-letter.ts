import { fillIn } from "#content/format/fill-in.ts";
import { momentWords } from "#content/format/moments.ts";
import { staffLetterWords } from "#content/words/staff-letters.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { addressLine } from "./address-lines.ts";
import type { Block, Draft, Fact } from "./draft.ts";
import type { Letter } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";

type Words = (typeof staffLetterWords)[Locale];
type LinkMail = keyof Words["links"];
export type NoticeKind = keyof Words["notices"];

/** What a link or a code ends with: an instant each. */
type Ending = { text: string; endsAt: Date };
type To = { practice: Practice; locale: Locale };
type LinkInput = To & {
  mail: LinkMail | "reauthentication";
  link?: Ending | undefined;
  code?: Ending | undefined;
  /** The address to come, in the letter to the current one. */
  newAddress: string;
};

/** A letter with a link, a code, or both. It names nobody: what a stranger typed as a name must not reach a mailbox. */
export function staffLinkLetter({ practice, locale, mail, link, code, newAddress }: LinkInput): Letter {
  const words = staffLetterWords[locale];
  const moment = (at: Date) => momentWords(at, locale, practice.business.timeZone);
  const { subject, text } = mail === "reauthentication" ? words.reauthentication : words.links[mail];
  const values = { name: practice.business.name, address: newAddress };
  const blocks: Block[] = [{ kind: "paragraph", text: fillIn<keyof typeof values>(text, values) }];
  if (link && mail !== "reauthentication") {
    blocks.push({ kind: "buttons", links: [{ label: words.links[mail].button, url: link.text }] });
    blocks.push({ kind: "paragraph", text: fillIn(words.linkEnds, { moment: moment(link.endsAt) }) });
  }
  if (code) {
    if (link) blocks.push({ kind: "paragraph", text: words.orCode });
    blocks.push({ kind: "facts", facts: [{ label: words.code, value: code.text }] });
    blocks.push({ kind: "paragraph", text: fillIn(words.codeEnds, { moment: moment(code.endsAt) }) });
  }
  blocks.push({ kind: "paragraph", text: words.otherwise, isSoft: true });
  return letterOf({ practice, locale }, subject, blocks);
}

type NoticeInput = To & {
  kind: NoticeKind;
  at: Date;
  device?: string | undefined;
  network?: string | undefined;
  siteUrl: string;
};

/** A letter that tells the owner of an account what was done with it. */
export function staffNoticeLetter({
  practice,
  locale,
  kind,
  at,
  device,
  network,
  siteUrl,
}: NoticeInput): Letter {
  const words = staffLetterWords[locale];
  const { subject, text } = words.notices[kind];
  const facts: Fact[] = [{ label: words.when, value: momentWords(at, locale, practice.business.timeZone) }];
  if (device) facts.push({ label: words.device, value: device });
  if (network) facts.push({ label: words.network, value: network });
  const blocks: Block[] = [
    { kind: "paragraph", text },
    { kind: "facts", facts },
  ];
  const { shown: phone } = practice.business.phone;
  if (kind === "auth-notice-factor-reset") {
    blocks.push({ kind: "paragraph", text: fillIn(words.notAsked, { phone }) });
  } else if (kind === "auth-notice-address") {
    blocks.push({ kind: "paragraph", text: words.ownAct });
    blocks.push({ kind: "paragraph", text: fillIn(words.strangerAddress, { phone }) });
  } else {
    const url = `${siteUrl}/office/forgot-password`;
    blocks.push({ kind: "paragraph", text: words.ownAct });
    blocks.push({ kind: "paragraph", text: words.strangerAct });
    blocks.push({ kind: "buttons", links: [{ label: words.newPassword, url }] });
  }
  return letterOf({ practice, locale }, subject, blocks);
}

function letterOf({ practice, locale }: To, title: string, blocks: Block[]): Letter {
  const { business } = practice;
  const why = fillIn(staffLetterWords[locale].why, { name: business.name });
  const draft: Draft = {
    locale,
    subject: `${title} – ${business.name}`,
    sender: business.name,
    title,
    blocks,
    foot: { lines: [business.legalName, addressLine(business), why], links: [] },
  };
  return renderLetter(draft);
}
