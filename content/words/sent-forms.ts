import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** What stands where a form was once it is sent or waits on the device. */
const en = {
  again: { form: "Write again", newsletter: "Subscribe another address" },
  queued: {
    text: "Our server cannot be reached right now. What you wrote is kept on this device and sent as soon as it can be; you don't need to do anything.",
    waiting: {
      one: "1 request waits on this device.",
      other: "{count} requests wait on this device.",
    },
  },
} as const;

const es: Words<typeof en> = {
  again: { form: "Escribir otra vez", newsletter: "Suscribir otra dirección" },
  queued: {
    text: "En este momento no podemos comunicarnos con nuestro servidor. Guardamos lo que escribió en este dispositivo y se enviará en cuanto sea posible; no tiene que hacer nada más.",
    waiting: {
      one: "1 solicitud espera en este dispositivo.",
      other: "{count} solicitudes esperan en este dispositivo.",
    },
  },
};

export const sentFormWords: Both<Words<typeof en>> = { en, es };
