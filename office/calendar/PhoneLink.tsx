import { e164 } from "#domain/forms/phone-number.ts";

/** A telephone number that calls; one with hidden digits, or that cannot be dialed, is text alone. */
export function PhoneLink({ phone }: { phone: string }) {
  const dialed = !phone.includes("*") && e164(phone);
  return dialed ? <a href={`tel:${dialed}`}>{phone}</a> : <span>{phone}</span>;
}
