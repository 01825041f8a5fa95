import type { Both } from "#domain/locale.ts";

/** Pages that only say one thing: not found, server error, and what a sent form is answered with. */
const en = {
  notFound: {
    title: "Page not found",
    heading: "Oops! Page not found",
    text: "The address may have changed, or a letter went missing on the way.",
    home: "Back to the home page",
  },
  serverError: {
    title: "Unexpected error",
    heading: "Unexpected Application Error!",
    text: "Something broke on our side, and nothing you did caused it. Try again in a moment, or call us.",
    reference: "Reference",
    call: "Call",
    home: "Back to the home page",
  },
  sent: {
    heading: "What happens next",
    steps: (responseHours: number) => [
      "We read what you wrote.",
      `We contact you within ${responseHours} hours, in English or in Spanish, as you prefer.`,
      "We agree on a day, and on what to bring.",
    ],
    noSsn: "Please do not send Social Security numbers by message or e-mail.",
    hurry: "In a hurry?",
    home: "Back to the home page",
  },
};

const es: typeof en = {
  notFound: {
    title: "Página no encontrada",
    heading: "¡Vaya! No encontramos esa página",
    text: "Es posible que la dirección haya cambiado o que le falte una letra.",
    home: "Volver a la página de inicio",
  },
  serverError: {
    title: "Error inesperado",
    heading: "¡Error inesperado de la aplicación!",
    text: "Algo falló de nuestro lado; no fue por nada que usted hiciera. Intente de nuevo en un momento o llámenos.",
    reference: "Referencia",
    call: "Llame al",
    home: "Volver a la página de inicio",
  },
  sent: {
    heading: "Qué sigue",
    steps: (responseHours) => [
      "Leemos lo que nos escribió.",
      `Nos comunicamos con usted en menos de ${responseHours} horas, en español o en inglés, como prefiera.`,
      "Acordamos el día y qué documentos traer.",
    ],
    noSsn: "Por favor, no envíe números de Seguro Social por mensaje ni por correo electrónico.",
    hurry: "¿Tiene prisa?",
    home: "Volver a la página de inicio",
  },
};

export type MessageWords = typeof en;
export const messageWords: Both<MessageWords> = { en, es };
