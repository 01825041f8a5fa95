import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** Pages that only say one thing: not found, server error, and what a sent form is answered with. */
const en = {
  // The headings of this page and the next are the specification's (§2, §8).
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
    steps: [
      "We read what you wrote.",
      "We contact you within {responseHours} hours, in English or in Spanish, as you prefer.",
      "We agree on a day, and on what to bring.",
    ],
    noSsn: "Please do not send Social Security numbers by message or e-mail.",
    hurry: "In a hurry?",
    home: "Back to the home page",
  },
  /** The pages behind the links of the newsletter's letters; only the buttons act. */
  newsletter: {
    confirm: {
      heading: "Confirm your subscription",
      text: "Press the button and you are on the list: tax dates, changes that concern you, and tips for your books. You can leave whenever you like.",
      button: "Yes, send me the newsletter",
    },
    confirmed: {
      heading: "You are on the list",
      text: "Thank you. Your subscription is confirmed. Every letter has a link to unsubscribe.",
    },
    unsubscribe: {
      heading: "Leave the newsletter",
      text: "Press the button and we stop writing to you. Your appointments and requests are not affected.",
      button: "Yes, unsubscribe me",
    },
    unsubscribed: {
      heading: "You are unsubscribed",
      text: "We will not send you the newsletter any more. If that was a mistake, you can subscribe again on the blog.",
    },
    // One page for dead links of both kinds, so it says how to subscribe and how to leave.
    "unknown-link": {
      heading: "This link does not work any more",
      text: "It may be old, incomplete, or already used. You can subscribe again on the blog; if you want to leave the newsletter, write to us and we will take care of it.",
    },
    blog: "Read our articles",
  },
} as const;

const es: Words<typeof en> = {
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
    steps: [
      "Leemos lo que nos escribió.",
      "Nos comunicamos con usted en menos de {responseHours} horas, en español o en inglés, como prefiera.",
      "Acordamos el día y qué documentos traer.",
    ],
    noSsn: "Por favor, no envíe números de Seguro Social por mensaje ni por correo electrónico.",
    hurry: "¿Tiene prisa?",
    home: "Volver a la página de inicio",
  },
  newsletter: {
    confirm: {
      heading: "Confirme su suscripción",
      text: "Oprima el botón y quedará en la lista: fechas de impuestos, cambios que le interesan y consejos para sus libros. Puede darse de baja cuando quiera.",
      button: "Sí, quiero el boletín",
    },
    confirmed: {
      heading: "Ya está en la lista",
      text: "Gracias. Su suscripción quedó confirmada. Cada boletín trae un enlace para darse de baja.",
    },
    unsubscribe: {
      heading: "Dejar de recibir el boletín",
      text: "Oprima el botón y no le escribiremos más. Sus citas y solicitudes no cambian.",
      button: "Sí, darme de baja",
    },
    unsubscribed: {
      heading: "Ya no recibirá el boletín",
      text: "No le enviaremos más el boletín. Si fue un error, puede suscribirse de nuevo en el blog.",
    },
    "unknown-link": {
      heading: "Este enlace ya no funciona",
      text: "Puede ser antiguo, estar incompleto o ya haberse usado. Puede suscribirse de nuevo en el blog; si quiere darse de baja, escríbanos y nos encargaremos.",
    },
    blog: "Lea nuestros artículos",
  },
};

export type MessageWords = Words<typeof en>;
export const messageWords: Both<MessageWords> = { en, es };
