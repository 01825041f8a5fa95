import type { Both } from "#domain/locale.ts";
import type { PublishProblem } from "#domain/office/publish-problem.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  stopped: "The server stopped while it was publishing. Publish again.",
  busy: "Somebody else was publishing. Publish again.",
  diskFull: "The disk of the server is full.",
  littleDisk: "The disk of the server is almost full.",
  littleMemory: "The server has too little memory free at the moment. Try again later.",
  ended: "The build took too long or too much memory. Try again later.",
  program: "The program was updated. The server has to be started again first.",
  gone: "That version is no longer there.",
  missingPage: "The page {path} would be missing.",
  smallPage: "The page {path} would have only {percent}% of its former size.",
  unsafePage: "The page {path} would be without its protection.",
  deadLink: "The page {path} would lead to {target}, which is no page of this website.",
  missingText: "“{quote}” would stand on no page.",
  picture: "A picture is no longer stored. Choose it again.",
  content: "This is not valid: {detail}",
  build: "The website could not be built: {detail}",
  other: "Something went wrong on the server; its log says what.",
} as const satisfies Record<PublishProblem["code"], string>;

const es: Words<typeof en> = {
  stopped: "El servidor se detuvo mientras publicaba. Publique otra vez.",
  busy: "Otra persona estaba publicando. Publique otra vez.",
  diskFull: "El disco del servidor está lleno.",
  littleDisk: "El disco del servidor está casi lleno.",
  littleMemory: "En este momento el servidor tiene muy poca memoria disponible. Inténtelo más tarde.",
  ended: "La construcción tardó demasiado o usó demasiada memoria. Inténtelo más tarde.",
  program: "El programa se actualizó. Primero hay que reiniciar el servidor.",
  gone: "Esa versión ya no está.",
  missingPage: "Faltaría la página {path}.",
  smallPage: "La página {path} tendría solo el {percent}% de su tamaño anterior.",
  unsafePage: "La página {path} quedaría sin su protección.",
  deadLink: "La página {path} llevaría a {target}, que no es una página de este sitio.",
  missingText: "“{quote}” no estaría en ninguna página.",
  picture: "Una imagen ya no está guardada. Elíjala otra vez.",
  content: "Esto no es válido: {detail}",
  build: "No se pudo construir el sitio: {detail}",
  other: "Algo falló en el servidor; su registro dice qué.",
};

/** Why a publish failed. */
export const publishReasonWords: Both<Words<typeof en>> = { en, es };
