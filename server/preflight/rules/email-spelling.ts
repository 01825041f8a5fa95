import type { Rule } from "../facts/rule.ts";
import { placeOf } from "../facts/source-text.ts";
import { sources } from "../facts/sources.ts";

export const emailSpelling: Rule = {
  id: "email-spelling",
  severity: "warning",
  title: "Two spellings of one word on one form",
  reason: "The IRS and most style books write “email”.",
  source: sources.ownPractice,
  find: ({ texts }) => {
    const words = texts.filter(
      ({ file, locale }) => locale === "en" && /[\\/]words[\\/]forms\.ts$/.test(file),
    );
    const hyphened = words.filter(({ text }) => /\be-mail/i.test(text));
    const [plain] = words.filter(({ text }) => /\bemail/i.test(text));
    const [first] = hyphened;
    if (!first || !plain) return [];
    return [
      {
        places: [placeOf(first), placeOf(plain)],
        says: {
          en: `“${first.text}” (places: ${hyphened.length}) · “${plain.text}”`,
          es: `“${first.text}” (lugares: ${hyphened.length}) · “${plain.text}”`,
        },
        proposal: "email",
      },
    ];
  },
};
