import * as v from "valibot";
import { optionalLine, optionalText } from "../forms/form-values.ts";
import type { Locale } from "../locale.ts";

/** `paused`: too many letters were refused, and an owner decides whether it goes on. */
export const campaignStates = ["draft", "scheduled", "sending", "paused", "sent", "cancelled"] as const;
export type CampaignState = (typeof campaignStates)[number];

/** `lost`: the server ended during the try; `skipped`: unsubscribed before their turn; `left`: after this letter. */
export const campaignCounts = [
  "sent",
  "waiting",
  "refused",
  "failed",
  "lost",
  "skipped",
  "cancelled",
  "left",
] as const;

export const campaignLanguages = ["both", "en", "es"] as const;
export type CampaignLanguages = (typeof campaignLanguages)[number];

const isHttpUrl = (text: string) => text === "" || (/^https?:\/\//.test(text) && URL.canParse(text));

export const longestSubject = 120;

/** The letter in one language; a draft may be empty. An empty line parts paragraphs, `## ` begins a heading. */
const campaignTexts = v.object({
  subject: optionalLine(longestSubject),
  body: optionalText,
  linkLabel: optionalLine(60),
  link: v.pipe(optionalLine(300), v.check(isHttpUrl, "url-invalid")),
});
export type CampaignTexts = v.InferOutput<typeof campaignTexts>;

export const campaignContent = {
  languages: v.picklist(campaignLanguages),
  en: campaignTexts,
  es: campaignTexts,
};
const contentSchema = v.object(campaignContent);
export type CampaignContent = v.InferOutput<typeof contentSchema>;

export const localesOf = (languages: CampaignLanguages): readonly Locale[] =>
  languages === "both" ? ["en", "es"] : [languages];

export const countReaders = (languages: CampaignLanguages, audience: Record<Locale, number>) =>
  localesOf(languages).reduce((sum, language) => sum + audience[language], 0);

/** The texts that a campaign still needs before it can go out, like `es.subject`. */
export const missingTexts = (content: CampaignContent): string[] =>
  localesOf(content.languages).flatMap((each) => {
    const { subject, body, linkLabel, link } = content[each];
    const missing = [!subject && "subject", !body && "body"];
    if (Boolean(linkLabel) !== Boolean(link)) missing.push(link ? "linkLabel" : "link");
    return missing.filter((name) => name !== false).map((name) => `${each}.${name}`);
  });
