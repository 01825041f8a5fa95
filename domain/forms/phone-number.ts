export const extension = /\s*(?:ext(?:ensi[oó]n)?|x|#)[.:]?\s*(\d{1,6})$/i;

/** What is dialed before a country code: its sign, from most of the world, from North America. */
const international = /^[\s(]*(?:\+|00|011)+/;

/** The digits of a phone number with country code, that of the US by default; empty when it is no phone number. */
export function dialedDigits(phone: string): string {
  const typed = phone.replace(extension, "");
  const digits = typed.replace(international, "").replace(/\D/g, "");
  if (international.test(typed)) return digits.length >= 8 && digits.length <= 15 ? digits : "";
  if (digits.length === 10) return `1${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? digits : "";
}

/** In Mexico the four largest cities have area codes of two digits, all others of three. */
const mexican = /^52(1?)(?:(55|56|33|81)(\d{4})|(\d{3})(\d{3}))(\d{4})$/;

/** A number as `(214) 555-0177`, `+52 55 1234 5678` or `+34911234567`, with ` ext. 9`; empty for none. */
export function shownPhone(phone: string): string {
  const [, inside] = extension.exec(phone) ?? [];
  const number = shownNumber(dialedDigits(phone));
  return number && inside ? `${number} ext. ${inside}` : number;
}

function shownNumber(digits: string): string {
  const [, area, exchange, number] = /^1(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (number) return `(${area}) ${exchange}-${number}`;
  const [, ...groups] = mexican.exec(digits) ?? [];
  if (groups.length > 0) return ["+52", ...groups.filter(Boolean)].join(" ");
  return digits && `+${digits}`;
}

/** A number as screens of the office show it; what is none, or has words beside it, as it was typed. */
export const groupedPhone = (typed: string): string =>
  (/^[\d\s().,+-]*$/.test(typed.replace(extension, "")) && shownPhone(typed)) || typed;

export function e164(phone: string): string {
  const digits = dialedDigits(phone);
  return digits && `+${digits}`;
}
