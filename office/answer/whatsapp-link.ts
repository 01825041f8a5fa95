import { dialedDigits } from "#domain/forms/phone-number.ts";

/** The address that opens a chat with a person on this device, the text typed already; undefined without a number. */
export function whatsappLink(phone: string, text: string): string | undefined {
  const digits = dialedDigits(phone);
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(text)}` : undefined;
}
