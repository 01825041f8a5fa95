import { pathOf, type RouteName } from "#content/routes.ts";
import { newsletterLetterWords } from "#content/words/letters.ts";
import { spokenConsent } from "#domain/people/people.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { addressLine } from "./address-lines.ts";
import type { Draft } from "./draft.ts";
import type { Letter, LetterLead } from "./letter.ts";
import { renderLetter } from "./render-letter.ts";

type Input = { practice: Practice; lead: LetterLead; siteUrl: string; token: string; isWelcome: boolean };

/** Confirmation or welcome, with postal address (CAN-SPAM, 15 U.S.C. 7704) and one-click link (RFC 8058). */
export function newsletterLetter(input: Input): Letter & { unsubscribeUrl: string } {
  const { practice, lead, isWelcome } = input;
  const { business } = practice;
  const { confirm, welcome, why, whyInOffice, unsubscribe } = newsletterLetterWords[lead.locale];
  const link = (route: RouteName, query = "") => input.siteUrl + pathOf(route, lead.locale) + query;
  const token = `?token=${encodeURIComponent(input.token)}`;
  const unsubscribeUrl = link("newsletterUnsubscribe", token);
  const draft: Draft = {
    locale: lead.locale,
    subject: `${(isWelcome ? welcome : confirm).subject} – ${business.name}`,
    sender: business.name,
    title: (isWelcome ? welcome : confirm).title,
    blocks: isWelcome
      ? [
          { kind: "paragraph", text: welcome.text },
          { kind: "buttons", links: [{ label: welcome.read, url: link("blog") }] },
        ]
      : [
          { kind: "paragraph", text: confirm.text },
          { kind: "buttons", links: [{ label: confirm.button, url: link("newsletterConfirm", token) }] },
          { kind: "paragraph", text: confirm.otherwise, isSoft: true },
        ],
    foot: {
      lines: [
        business.legalName,
        addressLine(business),
        lead.consent_version === spokenConsent ? whyInOffice : why,
      ],
      links: [{ label: unsubscribe, url: unsubscribeUrl }],
    },
  };
  return { ...renderLetter(draft), unsubscribeUrl };
}
