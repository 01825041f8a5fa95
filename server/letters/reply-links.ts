import { fillIn } from "#content/format/fill-in.ts";
import { practiceLetterWords, visitorLetterWords } from "#content/words/letters.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { dialedDigits } from "#domain/forms/phone-number.ts";
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
