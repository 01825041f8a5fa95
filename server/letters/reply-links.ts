import { fillIn } from "#content/format/fill-in.ts";
import { practiceLetterWords, visitorLetterWords } from "#content/words/letters.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import type { Link } from "./draft.ts";
import type { LetterInput } from "./letter.ts";
import { greetedName } from "./person.ts";

/** The links for an answer: by mail, by WhatsApp and by phone, as far as the visitor gave what can be an address or a number. */
export function replyLinks({ practice, lead }: LetterInput): Link[] {
  const { reply } = practiceLetterWords;
  const { greeting, replySubject } = visitorLetterWords[lead.locale];
  const { name } = practice.business;
  const person = greetedName(lead);
  const hello = encodeURIComponent(fillIn(person ? greeting.named : greeting.plain, { person, name }));
  const email = lead.fields.email ?? "";
  const address = encodeURIComponent(email).replace("%40", "@");
  const subject = encodeURIComponent(fillIn(replySubject, { name }));
  const phone = lead.fields.phone ?? "";
  const digits = phone === maskSensitiveNumbers(phone) ? dialedDigits(phone) : "";
  return [
    ...(isMailAddress(email)
      ? [{ label: reply.email, url: `mailto:${address}?subject=${subject}&body=${hello}` }]
      : []),
    ...(digits
      ? [
          { label: reply.whatsapp, url: `https://wa.me/${digits}?text=${hello}` },
          { label: fillIn(reply.call, { phone }), url: `tel:+${digits}` },
        ]
      : []),
  ];
}

/** The digits of a phone number with country code, that of the US by default; empty when it is no phone number. */
function dialedDigits(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  if (/^\s*(\+|00)/.test(phone)) {
    const international = digits.replace(/^00/, "");
    return international.length >= 8 && international.length <= 15 ? international : "";
  }
  if (digits.length === 10) return `1${digits}`;
  return digits.length === 11 && digits.startsWith("1") ? digits : "";
}
