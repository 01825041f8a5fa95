import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  profile: {
    heading: "You",
    name: "Name",
    language: "Language of the office",
    languageHint: "Emails to you are written in it too.",
    submit: "Save",
    submitting: "Saving…",
    saved: { title: "Saved", text: "Your name and language were saved." },
  },
  appearance: "Appearance",
  email: {
    heading: "Email address",
    now: "You sign in with {email}.",
    next: "New email address",
    submit: "Change the address",
    submitting: "Sending…",
    sent: {
      title: "Two emails are on their way",
      text: "Open the link in both, at the old and at the new address.",
    },
    waiting: "The change to {email} waits until you open the links that we sent to both addresses.",
  },
  password: {
    heading: "Password",
    text: "A good password is long and used nowhere else.",
    change: "Change the password",
  },
  factors: {
    heading: "Authenticator app",
    text: "Its code is asked for at every sign-in.",
    since: "since {date}",
    add: "Set up another app",
    remove: "Remove",
    removeLabel: "Remove {name}",
    only: "This is your only app. Set up another one before you remove it.",
    confirm: {
      heading: "Remove {name}?",
      text: "Its codes stop working at once.",
      button: "Remove the app",
    },
    removed: { title: "App removed", text: "Its codes no longer work." },
  },
  codes: {
    heading: "Recovery codes",
    left: {
      one: "You have {count} code left. Each lets you in once without your phone.",
      other: "You have {count} codes left. Each lets you in once without your phone.",
    },
    none: "You have no codes left. Make new ones, so that a lost phone does not lock you out.",
    make: "Make new codes",
  },
  sessions: {
    heading: "Where you are signed in",
    thisDevice: "this device",
    unknownDevice: "Unknown device",
    active: "last used {moment}",
    end: "Sign out",
    endLabel: "Sign out {device}",
    others: "Sign out everywhere else",
    onlyThis: "You are signed in here and nowhere else.",
    confirm: {
      heading: "Sign out everywhere else?",
      text: "All other devices and browsers are signed out at once. This one stays.",
      button: "Sign out the others",
    },
    ended: { title: "Signed out", text: "That device has to sign in again." },
    othersEnded: { title: "Signed out everywhere else", text: "Only this device is still signed in." },
  },
} as const;

const es: Words<typeof en> = {
  profile: {
    heading: "Usted",
    name: "Nombre",
    language: "Idioma de la oficina",
    languageHint: "Los correos que le mandemos también vendrán en él.",
    submit: "Guardar",
    submitting: "Guardando…",
    saved: { title: "Guardado", text: "Se guardaron su nombre y su idioma." },
  },
  appearance: "Apariencia",
  email: {
    heading: "Correo electrónico",
    now: "Usted inicia sesión con {email}.",
    next: "Correo electrónico nuevo",
    submit: "Cambiar el correo",
    submitting: "Enviando…",
    sent: {
      title: "Dos correos van en camino",
      text: "Abra el enlace de los dos: en su correo anterior y en el nuevo.",
    },
    waiting: "El cambio a {email} espera a que abra los enlaces que enviamos a los dos correos.",
  },
  password: {
    heading: "Contraseña",
    text: "Una buena contraseña es larga y no se usa en ningún otro lugar.",
    change: "Cambiar la contraseña",
  },
  factors: {
    heading: "Aplicación de autenticación",
    text: "Su código se pide cada vez que inicia sesión.",
    since: "desde el {date}",
    add: "Configurar otra aplicación",
    remove: "Quitar",
    removeLabel: "Quitar {name}",
    only: "Es su única aplicación. Configure otra antes de quitarla.",
    confirm: {
      heading: "¿Quitar {name}?",
      text: "Sus códigos dejarán de servir de inmediato.",
      button: "Quitar la aplicación",
    },
    removed: { title: "Aplicación quitada", text: "Sus códigos ya no sirven." },
  },
  codes: {
    heading: "Códigos de recuperación",
    left: {
      one: "Le queda {count} código. Con él puede entrar una vez sin su celular.",
      other: "Le quedan {count} códigos. Con cada uno puede entrar una vez sin su celular.",
    },
    none: "Ya no le quedan códigos. Cree otros para que un celular perdido no le deje fuera.",
    make: "Crear códigos nuevos",
  },
  sessions: {
    heading: "Dónde tiene la sesión abierta",
    thisDevice: "este dispositivo",
    unknownDevice: "Dispositivo desconocido",
    active: "último uso: {moment}",
    end: "Cerrar",
    endLabel: "Cerrar la sesión en {device}",
    others: "Cerrar las demás sesiones",
    onlyThis: "Solo tiene abierta esta sesión.",
    confirm: {
      heading: "¿Cerrar las demás sesiones?",
      text: "La sesión se cerrará de inmediato en todos los demás dispositivos y navegadores. Esta sigue abierta.",
      button: "Cerrar las demás",
    },
    ended: { title: "Sesión cerrada", text: "En ese dispositivo hay que iniciar sesión de nuevo." },
    othersEnded: {
      title: "Las demás sesiones se cerraron",
      text: "Solo queda abierta la de este dispositivo.",
    },
  },
};

type AccountWords = Words<typeof en>;
export const accountWords: Both<AccountWords> = { en, es };
