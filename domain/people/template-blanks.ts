export const templateBlanks = [
  "firstName",
  "name",
  "service",
  "practice",
  "phone",
  "sender",
  "times",
] as const;
export type TemplateBlank = (typeof templateBlanks)[number];

const blank = /\{(\w+)\}/g;
const senderBlank = /\[[^\]\n]*\]/g;

export const blanksOf = (text: string): string[] =>
  [...new Set([...text.matchAll(blank)].map(([, name = ""]) => name))].sort();

export const countSenderBlanks = (text: string): number => text.match(senderBlank)?.length ?? 0;

/** Fills the blanks of a template; one without a value stays, and sending the text is refused. */
export const fillBlanks = (text: string, values: Partial<Record<string, string>>): string =>
  text.replace(blank, (hit, name: string) => values[name] || hit);

// Identity numbers, their papers and account numbers, in both languages.
const taxData =
  /\b(?:ssn|itin|ein|w-?2s?|1099s?|social security|n[uú]mero(?:s)? de seguro|seguro social|date of birth|fecha de nacimiento|(?:bank )?account number|routing number|n[uú]mero de (?:cuenta|ruta))\b/i;

/** Whether a text asks for what must not be sent over WhatsApp (IRC 7216 and the FTC's Safeguards Rule). */
export const asksForTaxData = (text: string): boolean => taxData.test(text.normalize("NFC"));
