import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** Offered where the server has a newer office than the one that is open. */
const en = {
  title: "The office was updated",
  text: "Finish what you are writing, then load the page again.",
  button: "Load the page again",
} as const;

const es: Words<typeof en> = {
  title: "La oficina se actualizó",
  text: "Termine lo que está escribiendo y vuelva a cargar la página.",
  button: "Volver a cargar la página",
};

export const updatedWords: Both<Words<typeof en>> = { en, es };
