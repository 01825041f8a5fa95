import type { Both } from "#domain/locale.ts";
import type { TemplateBlank } from "#domain/people/template-blanks.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  lead: "Replies in both languages. The first nine have the keys 1 to 9 when you answer somebody.",
  empty: "There are no templates. Add the reply that you write most often.",
  add: "Add a template",
  channel: "Used for",
  channels: { mail: "Email", whatsapp: "WhatsApp" },
  titleEn: "Title in English",
  titleEs: "Title in Spanish",
  subjectEn: "Subject in English",
  subjectEs: "Subject in Spanish",
  bodyEn: "Text in English",
  bodyEs: "Text in Spanish",
  blanksHint:
    "Blanks that are filled by themselves: {names}. Put [words in brackets] where you fill in something each time. Both languages need the same blanks.",
  blanks: {
    firstName: "first name",
    name: "whole name",
    service: "what they asked for",
    practice: "the practice",
    phone: "our phone",
    sender: "who answers",
    times: "times on offer",
  } satisfies Record<TemplateBlank, string>,
  save: "Save",
  saving: "Saving…",
  change: "Change: {title}",
  edit: "Change",
  up: "Move up: {title}",
  raise: "Move up",
  archive: "Archive",
  archived: "Archived templates",
  restore: "Restore",
  test: {
    label: "Show it filled for",
    nobody: "Nobody: with its blanks",
    left: "Blanks in braces are filled when you answer.",
  },
  languages: { en: "English", es: "Spanish" },
  done: {
    saved: { title: "Saved", text: "{title} is ready in both languages." },
    archived: { title: "Archived", text: "{title} is off the list. You can restore it below." },
    restored: { title: "Restored", text: "{title} is at the end of the list." },
  },
} as const;

const es: Words<typeof en> = {
  lead: "Respuestas en los dos idiomas. Las primeras nueve tienen las teclas 1 a 9 cuando contesta a alguien.",
  empty: "No hay plantillas. Agregue la respuesta que escribe más a menudo.",
  add: "Agregar una plantilla",
  channel: "Se usa en",
  channels: { mail: "Correo", whatsapp: "WhatsApp" },
  titleEn: "Título en inglés",
  titleEs: "Título en español",
  subjectEn: "Asunto en inglés",
  subjectEs: "Asunto en español",
  bodyEn: "Texto en inglés",
  bodyEs: "Texto en español",
  blanksHint:
    "Espacios que se llenan solos: {names}. Ponga [palabras entre corchetes] donde usted llena algo cada vez. Los dos idiomas necesitan los mismos espacios.",
  blanks: {
    firstName: "primer nombre",
    name: "nombre completo",
    service: "lo que pidió",
    practice: "la oficina",
    phone: "nuestro teléfono",
    sender: "quien contesta",
    times: "horarios libres",
  },
  save: "Guardar",
  saving: "Guardando…",
  change: "Cambiar: {title}",
  edit: "Cambiar",
  up: "Subir: {title}",
  raise: "Subir",
  archive: "Archivar",
  archived: "Plantillas archivadas",
  restore: "Restaurar",
  test: {
    label: "Verla llena para",
    nobody: "Nadie: con sus espacios",
    left: "Los espacios entre llaves se llenan cuando contesta.",
  },
  languages: { en: "Inglés", es: "Español" },
  done: {
    saved: { title: "Guardada", text: "{title} está lista en los dos idiomas." },
    archived: { title: "Archivada", text: "{title} ya no está en la lista. Puede restaurarla abajo." },
    restored: { title: "Restaurada", text: "{title} está al final de la lista." },
  },
};

export const templatesWords: Both<Words<typeof en>> = { en, es };
