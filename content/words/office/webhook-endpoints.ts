import type { Both } from "#domain/locale.ts";
import type { WebhookFieldGroup } from "#domain/office/webhook-fields.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  heading: "Webhook endpoints",
  lead: "Programs that get a copy of each request and appointment.",
  none: "No program gets a copy.",
  fromEnv: "Set by the server's environment",
  add: "Add an endpoint",
  change: "Change",
  name: "Name",
  nameHint: "What the program is called, for your own list",
  url: "Address (https)",
  fields: "What it gets",
  groups: {
    name: "The person’s name",
    email: "Email",
    phone: "Phone",
    request: "Service asked for",
    answers: "Answers of the quiz and the business plan",
    address: "Address for a visit",
    message: "What they wrote",
  } satisfies Record<WebhookFieldGroup, string>,
  always: "Kind, time, language and appointment are always part of it.",
  meanwhile: "{name} changed this meanwhile. It is now: {settings}. To overrule that, save again.",
  goneMeanwhile:
    "Somebody removed this endpoint meanwhile. If you save, it is added as a new one, with a secret of its own.",
  save: "Save",
  saving: "Saving…",
  states: { active: "Active", paused: "Paused", disabled: "Disabled: it answered 410" },
  held: { one: "1 webhook waits for it", other: "{count} webhooks wait for it" },
  unsigned: "not signed",
  lostSecret: "its secret cannot be read any longer, and what is meant for it waits: make a new one",
  oldSecret: "the old secret still signs too, until {moment}",
  actions: {
    test: "Test",
    pause: "Pause",
    resume: "Resume",
    secret: "Show the secret",
    rotate: "New secret",
    remove: "Remove",
  },
  secret: {
    heading: "Secret of {name}",
    text: "The program checks with it that a webhook comes from you. Keep it like a password.",
    copy: "Copy",
    copied: "Copied",
  },
  rotate: {
    heading: "New secret for {name}?",
    text: "For 24 hours each webhook carries both signatures, so that you can change the program over without losing any.",
    again:
      "The old secret stops signing at once, and the current one signs for 24 hours more. If a program still has the old one, change it over first.",
    lost: "The one it had cannot be read any longer. What waits is sent with the new one: copy it into the program right away.",
    button: "Make a new secret",
  },
  remove: {
    heading: "Remove {name}?",
    text: "It gets nothing from then on, and what waits for it is not sent.",
    button: "Remove",
  },
  done: {
    saved: { title: "Saved", text: "{name} is up to date." },
    test: { title: "Test sent", text: "Look at the delivery for the answer." },
    pause: { title: "Paused", text: "What is meant for {name} waits." },
    resume: { title: "Resumed", text: "What waited is sent now." },
    rotate: { title: "New secret", text: "Both secrets sign for 24 hours." },
    replaced: { title: "New secret", text: "What waited is sent now." },
    remove: { title: "Removed", text: "{name} gets nothing from now on." },
  },
} as const;

const es: Words<typeof en> = {
  heading: "Destinos de webhooks",
  lead: "Programas que reciben una copia de cada solicitud y cita.",
  none: "Ningún programa recibe copia.",
  fromEnv: "Configurado en el entorno del servidor",
  add: "Agregar un destino",
  change: "Cambiar",
  name: "Nombre",
  nameHint: "Cómo se llama el programa, para su propia lista",
  url: "Dirección (https)",
  fields: "Lo que recibe",
  groups: {
    name: "Nombre de la persona",
    email: "Correo electrónico",
    phone: "Teléfono",
    request: "Servicio solicitado",
    answers: "Respuestas del cuestionario y del plan de negocio",
    address: "Dirección para una visita",
    message: "Lo que escribieron",
  },
  always: "El tipo, la hora, el idioma y la cita siempre van incluidos.",
  meanwhile:
    "{name} lo cambió mientras tanto. Ahora es: {settings}. Para cambiarlo de todos modos, guarde otra vez.",
  goneMeanwhile:
    "Alguien quitó este destino mientras tanto. Si guarda, se agregará como destino nuevo, con su propio secreto.",
  save: "Guardar",
  saving: "Guardando…",
  states: { active: "Activo", paused: "En pausa", disabled: "Desactivado: respondió 410" },
  held: { one: "1 webhook en espera", other: "{count} webhooks en espera" },
  unsigned: "sin firma",
  lostSecret: "su secreto ya no se puede leer y lo que es para él espera: cree uno nuevo",
  oldSecret: "el secreto anterior también firma hasta: {moment}",
  actions: {
    test: "Probar",
    pause: "Pausar",
    resume: "Reanudar",
    secret: "Mostrar el secreto",
    rotate: "Secreto nuevo",
    remove: "Quitar",
  },
  secret: {
    heading: "Secreto de {name}",
    text: "Con él, el programa comprueba que un webhook viene de usted. Guárdelo como una contraseña.",
    copy: "Copiar",
    copied: "Copiado",
  },
  rotate: {
    heading: "¿Secreto nuevo para {name}?",
    text: "Durante 24 horas cada webhook lleva las dos firmas, para que pueda cambiar el programa sin perder ninguno.",
    again:
      "El secreto anterior deja de firmar enseguida, y el actual firma 24 horas más. Si algún programa todavía usa el anterior, cámbielo primero.",
    lost: "El que tenía ya no se puede leer. Lo que espera se envía con el nuevo: cópielo enseguida al programa.",
    button: "Crear un secreto nuevo",
  },
  remove: {
    heading: "¿Quitar {name}?",
    text: "Ya no recibirá nada, y lo que está en espera no se enviará.",
    button: "Quitar",
  },
  done: {
    saved: { title: "Guardado", text: "{name} está al día." },
    test: { title: "Prueba enviada", text: "Vea la respuesta en la entrega." },
    pause: { title: "En pausa", text: "Lo que es para {name} espera." },
    resume: { title: "Reanudado", text: "Lo que esperaba se envía ahora." },
    rotate: { title: "Secreto nuevo", text: "Los dos secretos firman durante 24 horas." },
    replaced: { title: "Secreto nuevo", text: "Lo que esperaba se envía ahora." },
    remove: { title: "Quitado", text: "{name} ya no recibe nada." },
  },
};

export const endpointsWords: Both<Words<typeof en>> = { en, es };
