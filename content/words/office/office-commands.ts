import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** The palette of commands, the list of keys, and what they do on every screen. */
const en = {
  palette: "All commands",
  find: "Type what you want to do",
  nothing: "No command has these words.",
  help: "Keys on this screen",
  off: "Single letters are turned off in your account.",
  open: "Open",
  search: "Find a person",
  newPerson: "Add a person",
  next: "Next in the list",
  previous: "Previous in the list",
  go: "Go to: {screen}",
  account: {
    heading: "Keyboard",
    text: "Press {key} on any screen to see its keys.",
    label: "Single letters run commands, such as J for the next person",
  },
} as const;

const es: Words<typeof en> = {
  palette: "Todos los comandos",
  find: "Escriba lo que quiere hacer",
  nothing: "Ningún comando tiene esas palabras.",
  help: "Teclas de esta pantalla",
  off: "Las teclas de una sola letra están desactivadas en su cuenta.",
  open: "Abrir",
  search: "Buscar a una persona",
  newPerson: "Agregar una persona",
  next: "Siguiente de la lista",
  previous: "Anterior de la lista",
  go: "Ir a: {screen}",
  account: {
    heading: "Teclado",
    text: "Presione {key} en cualquier pantalla para ver sus teclas.",
    label: "Las teclas de una sola letra hacen algo, como J para la siguiente persona",
  },
};

export const keyboardWords: Both<Words<typeof en>> = { en, es };
