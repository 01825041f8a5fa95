import type { Both } from "#domain/locale.ts";

/** What the page of the office says while no script draws it. */
export const officePageWords: Both<{ noScript: string }> = {
  en: { noScript: "Turn on JavaScript in your browser and reload the page to open the office." },
  es: { noScript: "Active JavaScript en su navegador y vuelva a cargar la página para abrir la oficina." },
};
