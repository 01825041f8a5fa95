import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** What the office says anywhere and seldom: it is no part of the first script. */
const en = {
  copyByHand: {
    title: "Not copied",
    text: "The browser did not allow it. The text is selected: copy it yourself, by keyboard or with the browser's menu.",
  },
  /** For who works in another time zone. */
  zone: "All times here are the practice's: {zone}.",
} as const;

const es: Words<typeof en> = {
  copyByHand: {
    title: "No se copió",
    text: "El navegador no lo permitió. El texto ya está seleccionado: cópielo usted, con el teclado o con el menú del navegador.",
  },
  zone: "Aquí todas las horas son las de la oficina: {zone}.",
};

export const rarelySaidWords: Both<Words<typeof en>> = { en, es };
