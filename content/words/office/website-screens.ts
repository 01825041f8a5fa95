import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  revisions: {
    empty: "Nothing was published yet: the website shows what came with the program.",
    shipped: "What came with the program",
    by: "by {name}",
    live: "Live",
    failed: "Failed",
    retired: "Earlier",
    queued: "Under way",
    changed: "Changed: {fields}",
    same: "No change to the version before it",
    more: "and {count} more",
    back: "Go back to this",
    backTo: "Go back to the version of {time}",
    question: "Go back to an earlier version?",
    confirm: "The website shows this version again in about a second. Your drafts stay.",
    done: { title: "Going back", text: "The website shows the earlier version in a moment." },
  },
  launch: {
    lead: "What keeps a real practice from opening and what is better mended, with the way to each field.",
    sample: "This is a sample practice",
    sampleHint:
      "While it is one, the website says so to everybody. Turn it off when everything below is mended; it takes effect with the next publish.",
    drafts: "The list counts your drafts as if they were published.",
    ready: "Ready to open. Nothing is left.",
    blockers: "Before you open",
    warnings: "Better mend these",
    mend: "Mend it",
    elsewhere: "Not in the office: {place}",
    answer: "Confirm it",
    backup: "Latest backup: {time}. It was restored once as a test, and nothing was missing.",
  },
  preview: {
    heading: "Preview",
    make: "Make a preview",
    making: "Building the preview…",
    seconds: "{seconds} s",
    ready: "The preview is ready for one hour. Nobody else sees it.",
    open: "Open it in {language}, {width}",
    phone: "phone",
    desktop: "desktop",
  },
  entry: {
    add: {
      question: "Add a question",
      testimonial: "Add a testimonial",
      fee: "Add a fee",
      article: "Write an article",
    },
    name: "In English, in a few words",
    hint: "Its address on the website is made of this.",
    create: "Go on",
    taken: "There is one with this name already. Choose another.",
  },
} as const;

const es: Words<typeof en> = {
  revisions: {
    empty: "Todavía no se ha publicado nada: el sitio muestra lo que trajo el programa.",
    shipped: "Lo que trajo el programa",
    by: "por {name}",
    live: "Publicada",
    failed: "Falló",
    retired: "Anterior",
    queued: "En curso",
    changed: "Cambió: {fields}",
    same: "Sin cambios frente a la versión anterior",
    more: "y {count} más",
    back: "Volver a esta",
    backTo: "Volver a la versión de {time}",
    question: "¿Volver a una versión anterior?",
    confirm: "El sitio vuelve a mostrar esta versión en cosa de un segundo. Sus borradores se quedan.",
    done: { title: "Volviendo", text: "El sitio muestra la versión anterior en un momento." },
  },
  launch: {
    lead: "Lo que impide abrir una oficina real y lo que conviene corregir, con el camino a cada campo.",
    sample: "Esta es una oficina de muestra",
    sampleHint:
      "Mientras lo sea, el sitio se lo dice a todos. Apáguelo cuando todo lo de abajo esté corregido; entra en vigor cuando publique.",
    drafts: "La lista cuenta sus borradores como si ya estuvieran publicados.",
    ready: "Todo listo para abrir. No falta nada.",
    blockers: "Antes de abrir",
    warnings: "Mejor corrija esto",
    mend: "Corregirlo",
    elsewhere: "No se cambia aquí: {place}",
    answer: "Confirmarlo",
    backup: "Última copia de seguridad: {time}. Se restauró una vez como prueba y no faltó nada.",
  },
  preview: {
    heading: "Vista previa",
    make: "Hacer una vista previa",
    making: "Construyendo la vista previa…",
    seconds: "{seconds} s",
    ready: "La vista previa está lista por una hora. Nadie más la ve.",
    open: "Abrirla en {language}, {width}",
    phone: "teléfono",
    desktop: "computadora",
  },
  entry: {
    add: {
      question: "Agregar una pregunta",
      testimonial: "Agregar un testimonio",
      fee: "Agregar una tarifa",
      article: "Escribir un artículo",
    },
    name: "En inglés, en pocas palabras",
    hint: "De esto se forma su dirección en el sitio.",
    create: "Continuar",
    taken: "Ya hay una con este nombre. Elija otro.",
  },
};

/** What the screens below "Website" say. */
export const websiteScreenWords: Both<Words<typeof en>> = { en, es };
