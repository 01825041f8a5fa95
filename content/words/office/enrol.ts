import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** The set-up of the authenticator app and the recovery codes that follow it. */
const en = {
  enrol: {
    lead: "Besides your password, the office asks for a code from an app on your phone. That keeps your clients' information safe even if somebody learns your password.",
    steps: [
      "Install an authenticator app on your phone if you have none: Google Authenticator, Microsoft Authenticator, 1Password or any other.",
      "In the app, add an account and point the camera at this picture.",
      "Type the six digits that the app shows now.",
    ],
    qr: "QR code for your authenticator app",
    byHand: "Your app is on this device, or the camera does not work? Type this key into the app:",
    copy: "Copy the key",
    copied: "Copied",
    code: "Code from the app",
    submit: "Finish setup",
    submitting: "Checking…",
    /** The name that the app shows, with the practice's. */
    factorName: "App of {date}",
  },
  codes: {
    lead: "If you lose your phone, one of these codes lets you in. Each works once. They are shown here only now.",
    none: "Your codes were shown once and cannot be shown again. You can make new ones; the old ones then stop working.",
    make: "Make the codes",
    makeAnew: "Make new codes",
    making: "Making the codes…",
    list: "Your recovery codes",
    copy: "Copy",
    copied: "Copied",
    download: "Download",
    print: "Print",
    advice:
      "Keep them where you would keep a spare key: on paper in a drawer, or in your password manager. Not on the phone with the app.",
    kept: "I have kept my codes in a safe place",
    goOn: "Continue",
    fileName: "recovery-codes.txt",
    fileHeading: "Recovery codes for {practice}, {email}, {date}. Each works once.",
  },
} as const;

const es: Words<typeof en> = {
  enrol: {
    lead: "Además de su contraseña, la oficina le pide un código de una aplicación de su celular. Así la información de sus clientes queda protegida aunque alguien descubra su contraseña.",
    steps: [
      "Si todavía no tiene una, instale en su celular una aplicación de autenticación: Google Authenticator, Microsoft Authenticator, 1Password o cualquier otra.",
      "En la aplicación, agregue una cuenta y apunte la cámara a esta imagen.",
      "Escriba las seis cifras que la aplicación muestra ahora.",
    ],
    qr: "Código QR para su aplicación de autenticación",
    byHand:
      "¿Tiene la aplicación en este mismo dispositivo o no le sirve la cámara? Escriba esta clave en la aplicación:",
    copy: "Copiar la clave",
    copied: "Copiada",
    code: "Código de la aplicación",
    submit: "Terminar la configuración",
    submitting: "Comprobando…",
    factorName: "Aplicación del {date}",
  },
  codes: {
    lead: "Si pierde su celular, uno de estos códigos le deja entrar. Cada uno sirve una sola vez. Solo se muestran ahora.",
    none: "Sus códigos se mostraron una vez y no se pueden volver a mostrar. Puede crear otros; los anteriores dejarán de servir.",
    make: "Crear los códigos",
    makeAnew: "Crear códigos nuevos",
    making: "Creando los códigos…",
    list: "Sus códigos de recuperación",
    copy: "Copiar",
    copied: "Copiados",
    download: "Descargar",
    print: "Imprimir",
    advice:
      "Guárdelos donde guardaría una llave de repuesto: en un papel dentro de un cajón o en su administrador de contraseñas. No en el celular que tiene la aplicación.",
    kept: "Ya guardé mis códigos en un lugar seguro",
    goOn: "Continuar",
    fileName: "codigos-de-recuperacion.txt",
    fileHeading: "Códigos de recuperación de {practice}, {email}, {date}. Cada uno sirve una sola vez.",
  },
};

export const enrolWords: Both<Words<typeof en>> = { en, es };
