/** Whether a text seems to hold an SSN, ITIN, EIN or card number; not a phone, ZIP+4, date or amount. */
export function hasSensitiveNumber(text: string): boolean {
  return maskSensitiveNumbers(text) !== text;
}

/** Masks each such number except its last four digits: `***-**-6789`. */
export function maskSensitiveNumbers(text: string): string {
  if (!/[\d\uff10-\uff19]/.test(text)) return text;
  const plain = withPlainDigits(text);
  const masked = shapes.reduce(
    (rest, pattern) =>
      rest.replace(pattern, (hit, number?: string) =>
        number && (!cards.includes(pattern) || isLuhnValid(number))
          ? hit.replace(/\d(?!\d{0,3}$)/g, "*")
          : hit,
      ),
    plain,
  );
  return masked === plain ? text : masked;
}

/** Turns digits and hyphens of East Asian keyboards into plain ones; drops what copied numbers hold unseen. */
const withPlainDigits = (text: string) =>
  text
    .replace(/[\uff0d\uff10-\uff19]/g, (character) => character.normalize("NFKC"))
    .replace(/(?<=\d)\u00ad(?=\d)/g, "-")
    .replace(/(?<=[\d-])[\u200b-\u200d\u2060\ufeff]+(?=[\d-])/g, "");

const { raw } = String;
// What is passed over: ids (UUID), numbers after a plus sign (a phone), and for digits without separators web addresses, as
// links of video calls have many.
const free = raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\+[-.\d]+|`;
const address = raw`https?://\S+|`;
const hyphens = raw`-\u2010-\u2015\u2212`;
const gap = raw`[${hyphens}.\s]`;
// Not after a dollar sign (an amount) or a digit (part of a longer number).
const numbers = (body: string, passed = "") =>
  new RegExp(raw`${free + passed}((?<![\d$]|\$ )(?:${body})(?!\d))`.replaceAll("~", gap), "gi");

// The number is the first group, without a match where the pattern passes over something. Every pattern for a number has
// a bounded length, so that hostile text takes linear time (no ReDoS).
// Cards by the groups they are printed in; the first digits are those of the card networks.
const cards = [
  numbers(raw`4\d{12}|(?:2[2-7]|[3-6]\d)\d{12,17}`, address),
  numbers(raw`[3-6]\d{3}(?:~\d{4}){3}~\d{3}`),
  numbers(raw`(?:2[2-7]|[3-6]\d)\d\d(?:(?:~\d{4}){2}~\d{1,4}|~\d{6}~\d{4,5}|\d{4}~\d{8})`),
];
const shapes = [
  ...cards,
  numbers(raw`\d{9}`, address),
  // Social Security numbers and ITINs, also with spaces around their hyphens, and EINs, but no orders.
  numbers(raw`\d{3}~{1,3}\d\d~{1,3}\d{4}|\d\d ?[${hyphens}] ?\d{7}(?!-\d)`),
  // With a space between all digits; a tenth would make it a phone number or a count.
  numbers(raw`(?<!\d )\d(?: \d){8}(?! \d)`),
];

/** The Luhn check of payment card numbers, ISO/IEC 7812-1: every second digit counts as the sum of its double's digits. */
function isLuhnValid(hit: string): boolean {
  const sum = [...hit.replace(/\D/g, "")]
    .reverse()
    .reduce((sum, digit, place) => sum + Number(place % 2 ? "0246813579"[Number(digit)] : digit), 0);
  return sum % 10 === 0;
}
