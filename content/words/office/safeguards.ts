import type { Both } from "#domain/locale.ts";
import type { DisposalRule } from "#domain/office/retention-operations.ts";
import type { Words } from "../../format/fill-in.ts";

/** What the practice keeps of people, how long, and the proof of what it deleted. */
const en = {
  menu: "Parts of the safeguards",
  lead: "What tax law and the FTC Safeguards Rule ask of a practice that keeps people's data.",
  due: {
    heading: "Who is deleted within a week",
    one: "1 person is deleted on {day}",
    many: "{count} people are deleted on {day}",
    empty: "Nobody is deleted within a week.",
    more: "More go on these days; the first 100 are listed.",
    lastContact: "last contact {day}",
    hold: "Keep",
    holdLabel: "Keep {name}",
    holdReason: "Kept from the list of {day}",
    held: { title: "Kept", text: "{name} stays until you release them." },
  },
  months: {
    heading: "How long people are kept",
    lead: "Counted from the last contact. The law allows 24 months at most unless the data is still needed.",
    inquiry: "Months for people who never became clients",
    client: "Months for clients, after their documents were handed over to the portal",
    save: "Save the months",
    saved: { title: "Saved", text: "" },
    shorter: "Shorter months count from {moment}: nobody goes without having been on the list for a week.",
    fixed:
      "Spam goes after 30 days. Backups are kept for 30 days; until then a deleted person is still in them.",
  },
  holds: {
    heading: "Kept for a reason",
    empty: "Nobody is held.",
    by: "{name}, {day}",
    release: "Release",
    releaseLabel: "Release {name}",
    question: "Release {name}?",
    questionText: "The rule counts again. A person whose time is over is deleted in the next night.",
    released: { title: "Released", text: "The rule counts for {name} again." },
  },
  proofs: {
    heading: "Proof of what was deleted",
    lead: "Without personal data: the day, the rule, and how many rows of each table.",
    empty: "Nothing was deleted yet.",
    people: "{count} people",
    messages: "{count} messages",
    rows: "{count} rows: {tables}",
    by: "by {name}",
  },
  rules: {
    spam: "Spam, after 30 days",
    inquiry: "No contact, never a client",
    client: "Client, handed over",
    request: "Asked to be deleted",
  } satisfies Record<DisposalRule, string>,
  keeping: {
    heading: "How long this is kept",
    until: "Deleted on {day}, unless there is contact before: {months} months after the last one.",
    client: "Kept until the documents are handed over to the portal, and {months} months after.",
    handedOver: "Handed over to the portal on {day}.",
    handOver: "Handed over to the portal",
    takeBack: "Not handed over yet",
    noted: "Noted: handed over to the portal",
    held: "Held by {name} since {day}: {reason}",
    hold: "Keep longer…",
    holdHeading: "Keep {name} longer?",
    reason: "Why",
    save: "Keep",
    release: "Release",
  },
} as const;

const es: Words<typeof en> = {
  menu: "Partes de la protección de datos",
  lead: "Lo que las leyes de impuestos y la regla de protección de la FTC piden a una oficina que guarda datos de personas.",
  due: {
    heading: "A quién se borra en una semana",
    one: "Se borra a 1 persona el {day}",
    many: "Se borra a {count} personas el {day}",
    empty: "No se borra a nadie en una semana.",
    more: "Hay más en estos días; aquí están las primeras 100.",
    lastContact: "último contacto: {day}",
    hold: "Conservar",
    holdLabel: "Conservar a {name}",
    holdReason: "Se conservó desde la lista del {day}",
    held: { title: "Se conserva", text: "{name} se queda hasta que usted lo permita." },
  },
  months: {
    heading: "Cuánto tiempo se guarda a las personas",
    lead: "Se cuenta desde el último contacto. La ley permite 24 meses como máximo, salvo que los datos aún hagan falta.",
    inquiry: "Meses para quienes nunca fueron clientes",
    client: "Meses para clientes, después de pasar sus documentos al portal",
    save: "Guardar los meses",
    saved: { title: "Guardado", text: "" },
    shorter:
      "Los meses más cortos cuentan desde el {moment}: a nadie se le borra sin haber estado una semana en la lista.",
    fixed:
      "El spam se borra a los 30 días. Las copias de seguridad se guardan 30 días; hasta entonces, la persona borrada sigue en ellas.",
  },
  holds: {
    heading: "Se conservan por una razón",
    empty: "No se conserva a nadie por una razón.",
    by: "{name}, {day}",
    release: "Ya no conservar",
    releaseLabel: "Ya no conservar a {name}",
    question: "¿Ya no conservar a {name}?",
    questionText:
      "La regla vuelve a contar. A quien ya se le cumplió el tiempo se le borra la próxima noche.",
    released: { title: "Hecho", text: "La regla vuelve a contar para {name}." },
  },
  proofs: {
    heading: "Constancia de lo que se borró",
    lead: "Sin datos personales: el día, la regla y cuántas filas de cada tabla.",
    empty: "Todavía no se ha borrado nada.",
    people: "{count} personas",
    messages: "{count} mensajes",
    rows: "{count} filas: {tables}",
    by: "por {name}",
  },
  rules: {
    spam: "Spam, a los 30 días",
    inquiry: "Sin contacto, nunca fue cliente",
    client: "Cliente, ya en el portal",
    request: "Pidió que se le borrara",
  },
  keeping: {
    heading: "Cuánto tiempo se guarda esto",
    until: "Se borra el {day}, salvo que antes haya contacto: {months} meses después del último.",
    client: "Se guarda hasta que los documentos pasen al portal, y {months} meses después.",
    handedOver: "Pasó al portal el {day}.",
    handOver: "Ya pasó al portal",
    takeBack: "Todavía no pasó",
    noted: "Anotado: ya pasó al portal",
    held: "{name} lo conserva desde el {day}: {reason}",
    hold: "Conservar más tiempo…",
    holdHeading: "¿Conservar a {name} más tiempo?",
    reason: "Por qué",
    save: "Conservar",
    release: "Ya no conservar",
  },
};

export const safeguardsWords: Both<Words<typeof en>> = { en, es };
