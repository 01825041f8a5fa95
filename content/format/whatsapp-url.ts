import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";

/** The address that opens a chat with the practice, the first words typed in the page's language. */
export function whatsappUrl({ whatsapp }: Practice["business"], locale: Locale): string {
  return `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(whatsapp.text[locale])}`;
}
