import type { Both } from "#domain/locale.ts";

/** While mail to the practice fails; nobody knows then what else waits. */
export const mailFailureWords: Both<string> = {
  en: "Emails to the practice have not gone out since {moment}, and others may be waiting too. They go by themselves once the mail server takes them; call about what cannot wait.",
  es: "Desde el {moment} no salen los correos para la oficina, y puede que otros tampoco. Saldrán solos cuando el servidor de correo los reciba; si algo no puede esperar, llame por teléfono.",
};
