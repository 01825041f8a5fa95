import { answerWords } from "#content/words/office/answer.ts";
import type { Locale } from "#domain/locale.ts";
import { readChannels } from "#domain/people/people.ts";

/** Spells a list of ways to reach a person: "WhatsApp, Email"; empty for none. */
export const spellChannels = (list: string | null, locale: Locale): string =>
  readChannels(list ?? "")
    .map((channel) => answerWords[locale].channels[channel])
    .join(", ");
