/** Whether a text seems to hold an SSN, ITIN, EIN or card number; not a phone, ZIP+4, date or amount. */
export function hasSensitiveNumber(text: string): boolean {
  return maskSensitiveNumbers(text) !== text;
}

/** Masks each such number except its last four digits: `***-**-6789`. */
export function maskSensitiveNumbers(text: string): string {
  if (!/[\d\uff10-\uff19]/.test(text)) return text;
  const plain = withPlainDigits(text);
  const masked = shapes.reduce(
    (rest, { pattern, isReal }) =>
      rest.replace(pattern, (hit, number?: string) =>
        number === undefined || isReal?.(number) === false ? hit : starred(hit),
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

// Numbers of ids (UUID) are none, nor are digits without separators in a web address: links of video calls have many.
const id = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const address = String.raw`https?://\S+`;
const gap = String.raw`[-. \t\u00a0\u202f\u2010-\u2015\u2212]`;
// Not after a plus sign (a phone number), a dollar sign (an amount) or a digit (part of a longer number).
const alone = (body: string) => String.raw`((?<![\d+$]|\d[-.]|\$ )(?:${body})(?!\d|[-.]\d))`;
const written = (body: string) => new RegExp(`${id}|${alone(body.replaceAll("~", gap))}`, "gi");
const bare = (body: string) => new RegExp(`${id}|${address}|${alone(body)}`, "gi");

/** The number is the first group, without a match where the pattern passes over something. */
type Shape = { pattern: RegExp; isReal?: (number: string) => boolean };

// Every pattern for a number has a bounded length, so that hostile text takes linear time (no ReDoS).
const shapes: Shape[] = [
  // Cards by the groups they are printed in; the first digits are those of the card networks.
  { pattern: bare(String.raw`4\d{12}|(?:2[2-7]|[3-6]\d)\d{12,17}`), isReal: isLuhnValid },
  { pattern: written(String.raw`[3-6]\d{3}(?:~\d{4}){3}~\d{3}`), isReal: isLuhnValid },
  {
    pattern: written(String.raw`(?:2[2-7]|[3-6]\d)\d\d(?:(?:~\d{4}){2}~\d{1,4}|~\d{6}~\d{4,5}|\d{4}~\d{8})`),
    isReal: isLuhnValid,
  },
  // Social Security numbers and ITINs; one typed with spaces around its hyphens counts too.
  { pattern: bare(String.raw`\d{9}`) },
  { pattern: written(String.raw`\d{3}~{1,3}\d{2}~{1,3}\d{4}`) },
  // With a space between all digits; a tenth would make it a phone number or a count.
  { pattern: written(String.raw`(?<!\d )\d(?: \d){8}(?! \d)`) },
  { pattern: written(String.raw`\d{2}[-\u2010-\u2015\u2212]\d{7}`) },
];

/** The Luhn check of payment card numbers, ISO/IEC 7812-1. */
function isLuhnValid(hit: string): boolean {
  const digits = hit.replace(/\D/g, "");
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    sum += place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

function starred(hit: string): string {
  return hit.slice(0, -4).replace(/\d/g, "*") + hit.slice(-4).replace(/\d(?=.*\D)/g, "*");
}
