import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** Pages that only say one thing: not found, server error, and what a sent form is answered with. */
const en = {
  // The headings of this page and the next are the specification's (§2, §8).
  notFound: {
    title: "Page not found",
    heading: "Oops! Page not found",
    text: "The page may have moved, or the address may be mistyped. Start from the home page, or call us.",
    suggestions: "Perhaps you were looking for:",
    home: "Back to the home page",
    call: "Call",
  },
  serverError: {
    title: "Unexpected error",
    heading: "Unexpected Application Error!",
    text: "Something went wrong on our end. It wasn't anything you did. Please try again in a moment, or call us.",
    reference: "Reference",
    call: "Call",
    home: "Back to the home page",
  },
  unavailable: {
    title: "Please try again in a minute",
    heading: "We cannot show this right now",
    text: "Our website is very busy, or we are repairing it. Try again in a minute, or call us: we can help you by phone.",
    call: "Call",
    home: "Back to the home page",
  },
  sent: {
    heading: "What happens next",
    noSsn: "Please do not send Social Security numbers by message or email.",
    hurry: "In a hurry?",
    home: "Back to the home page",
  },
  /** The pages behind the links of the newsletter's letters; only the buttons act. */
  newsletter: {
    confirm: {
      heading: "Confirm your subscription",
      text: "Confirm to receive tax dates, changes that affect you, and bookkeeping tips. Unsubscribe at any time.",
      button: "Yes, send me the newsletter",
    },
    confirmed: {
      heading: "You are subscribed",
      text: "Thank you. Your subscription is confirmed. Every issue has a link to unsubscribe.",
    },
    unsubscribe: {
      heading: "Unsubscribe",
      text: "We will stop sending you the newsletter. Your appointments and requests are not affected.",
      button: "Yes, unsubscribe me",
    },
    unsubscribed: {
      heading: "You are unsubscribed",
      text: "We will not send you the newsletter anymore. If that was a mistake, you can subscribe again on the blog.",
    },
    // One page for dead links of both kinds, so it says how to subscribe and how to leave.
    "unknown-link": {
      heading: "This link no longer works",
      text: "It may be old, incomplete, or already used. You can subscribe again on the blog; to unsubscribe, write to us and we will take care of it.",
    },
    blog: "Read our articles",
  },
  /** The page behind a mailed link of an account; only its button acts. */
  mailedLink: {
    heading: "One more step",
    text: "You opened a link from one of our emails. Press the button to go on. The link works once.",
    button: "Continue",
  },
} as const;

const es: Words<typeof en> = {
  notFound: {
    title: "Página no encontrada",
    heading: "¡Vaya! No encontramos esa página",
    text: "Es posible que la página haya cambiado de lugar o que la dirección tenga un error. Empiece por la página de inicio o llámenos.",
    suggestions: "Quizá buscaba:",
    home: "Volver a la página de inicio",
    call: "Llamar al",
  },
  serverError: {
    title: "Error inesperado",
    heading: "¡Error inesperado de la aplicación!",
    text: "Algo falló de nuestro lado; no fue por nada que usted hiciera. Inténtelo de nuevo en un momento o llámenos.",
    reference: "Referencia",
    call: "Llamar al",
    home: "Volver a la página de inicio",
  },
  unavailable: {
    title: "Inténtelo de nuevo en un minuto",
    heading: "No podemos mostrarle esto en este momento",
    text: "Hay muchísimas personas en nuestro sitio, o lo estamos reparando. Inténtelo de nuevo en un minuto o llámenos: por teléfono también le ayudamos.",
    call: "Llamar al",
    home: "Volver a la página de inicio",
  },
  sent: {
    heading: "Qué sigue",
    noSsn: "Por favor, no envíe números de Seguro Social por mensaje ni por correo electrónico.",
    hurry: "¿Tiene prisa?",
    home: "Volver a la página de inicio",
  },
  newsletter: {
    confirm: {
      heading: "Confirme su suscripción",
      text: "Toque el botón para recibir fechas de impuestos, cambios que le afectan y consejos para las cuentas de su negocio. Puede darse de baja cuando quiera.",
      button: "Sí, quiero el boletín",
    },
    confirmed: {
      heading: "Su suscripción está confirmada",
      text: "Gracias. Desde hoy recibirá nuestro boletín. Cada boletín trae un enlace para darse de baja.",
    },
    unsubscribe: {
      heading: "Dejar de recibir el boletín",
      text: "Toque el botón y no le enviaremos más el boletín. Sus citas y solicitudes no cambian.",
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
    blog: "Leer nuestros artículos",
  },
  mailedLink: {
    heading: "Falta un paso",
    text: "Abrió un enlace de uno de nuestros correos. Toque el botón para continuar. El enlace sirve una sola vez.",
    button: "Continuar",
  },
};

export type MessageWords = Words<typeof en>;
export const messageWords: Both<MessageWords> = { en, es };
