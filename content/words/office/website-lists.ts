import type { Both } from "#domain/locale.ts";
import type { Section } from "#domain/website/field-kinds.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  up: "Move up: {name}",
  down: "Move down: {name}",
  takeOut: "Take out",
  takeOutOf: "Take out: {name}",
  putBack: "Put it back",
  putBackOf: "Put it back: {name}",
  moved: "{name} is number {place} of {count} now",
  takenOut: "{name} will be taken out with the next publish",
  isBack: "{name} stays",
  twins: {
    heading: "The same price stands elsewhere too, and would become:",
    button: "Change it there too",
    done: "The price is changed in {count} places",
  },
  /** How a price is read, and what opens the way to change it. */
  priceStyle: { exact: "exact", plus: "and up", from: "from" },
  priceStyleOf: "How the price is read: {name}, {style}",
  price: "Price",
  preview: {
    heading: "As it will read",
    language: "Language",
    whole: "The preview shows the whole page before you publish.",
  },
  ownerOnly: "Prices and what takes effect at once are changed by the owner.",
  /** What cannot be added on a screen, because the program would need it too. */
  limits: {
    hours:
      "There are three sets of hours, one for each place that shows them; a fourth is work on the program. To close at once, use the calendar: from that moment nobody can book the time, and a whole closed day appears on the website by itself.",
    services:
      "Here you add levels to the pages that exist, and lines to the list of services. A new service with a page of its own needs its address, texts and form: that is work on the program.",
    questions:
      "Every question belongs to a page or a group that exists. A new page or group is work on the program.",
    booking:
      "Every type of appointment belongs to the forms that offer it. A new type is work on the program.",
    articles:
      "An article is always whole in both languages. If you take it out, its address says “Page not found” and suggests similar pages.",
  } as Partial<Record<Section, string>>,
} as const;

const es: Words<typeof en> = {
  up: "Subir: {name}",
  down: "Bajar: {name}",
  takeOut: "Quitar",
  takeOutOf: "Quitar: {name}",
  putBack: "Dejarlo",
  putBackOf: "Dejarlo: {name}",
  moved: "{name} quedó en el lugar {place} de {count}",
  takenOut: "{name} se quita con la próxima publicación",
  isBack: "{name} se queda",
  twins: {
    heading: "El mismo precio está también en otro lugar y quedaría así:",
    button: "Cambiarlo también ahí",
    done: "El precio cambió en {count} lugares",
  },
  priceStyle: { exact: "exacto", plus: "en adelante", from: "desde" },
  priceStyleOf: "Cómo se lee el precio: {name}, {style}",
  price: "Precio",
  preview: {
    heading: "Así se va a leer",
    language: "Idioma",
    whole: "La vista previa muestra la página entera antes de publicar.",
  },
  ownerOnly: "Los precios y lo que entra en vigor enseguida los cambia quien dirige la oficina.",
  limits: {
    hours:
      "Hay tres horarios, uno para cada lugar que los muestra; un cuarto es trabajo en el programa. Para cerrar enseguida use el calendario: desde ese momento nadie puede reservar ese horario, y un día cerrado completo aparece automáticamente en el sitio.",
    services:
      "Aquí agrega niveles a las páginas que existen y renglones a la lista de servicios. Un servicio nuevo con su propia página necesita dirección, textos y formulario: eso es trabajo en el programa.",
    questions:
      "Cada pregunta pertenece a una página o a un grupo que existe. Una página o un grupo nuevo es trabajo en el programa.",
    booking:
      "Cada tipo de cita pertenece a los formularios que lo ofrecen. Un tipo nuevo es trabajo en el programa.",
    articles:
      "Un artículo siempre está completo en los dos idiomas. Si lo quita, su dirección dice “Página no encontrada” y sugiere otras parecidas.",
  },
};

/** What the screens say of lists: their order, their entries, and prices that stand twice. */
export const websiteListWords: Both<Words<typeof en>> = { en, es };
