import type { Both } from "#domain/locale.ts";
import type { StaffRole } from "#domain/office/roles.ts";
import type { Words } from "../../format/fill-in.ts";

/** What every screen of the office says around its own words. */
const en = {
  /** Under the practice's name. */
  office: "Office",
  titles: {
    firstOwner: "Create the first account",
    signIn: "Sign in",
    secondFactor: "Confirm that it is you",
    enrol: "Set up your authenticator app",
    recoveryCodes: "Keep your recovery codes",
    forgotten: "Forgot your password?",
    newPassword: "Choose a new password",
    link: "Open your link",
    acceptInvitation: "Welcome to the office",
    today: "Today",
    people: "People",
    newPerson: "Add a person",
    person: "Person",
    calendar: "Calendar",
    account: "My account",
    staff: "Staff",
    notFound: "This page does not exist",
    crash: "This page could not be shown",
  },
  roles: { owner: "Owner", preparer: "Preparer", "front-desk": "Front desk" } satisfies Record<
    StaffRole,
    string
  >,
  skip: "Skip to the content",
  menu: "Office menu",
  more: "More",
  signOut: "Sign out",
  language: "Language",
  theme: { label: "Appearance", system: "System", light: "Light", dark: "Dark" },
  noScript: "Turn on JavaScript in your browser and reload the page to open the office.",
  loading: "Loading…",
  tryAgain: "Try again",
  optional: "optional",
  sensitiveWarning:
    "This looks like a Social Security, ITIN, EIN or card number. Lists and letters hide it; keep it out of here if you can.",
  undo: { label: "Undo", done: "Undone" },
  cancel: "Cancel",
  close: "Close",
  noConnection: "No connection; you see {time}. What you type stays here.",
  loadFailed: "This could not be loaded.",
  notFound: { text: "Check the address, or start again from today.", link: "Go to Today" },
  crash: {
    text: "Load the page again. If it happens again, tell whoever takes care of your system.",
    button: "Load again",
  },
  errorTitle: "That did not work",
  toastLabels: { region: "Notifications (Alt+T)", close: "Close" },
  sessionIdle: {
    heading: "Are you still there?",
    text: "You have not used the office for a while. To protect your clients, you will be signed out in {time}.",
    stay: "Stay signed in",
    leave: "Sign out now",
  },
  sessionEnd: {
    heading: "Your session is about to end",
    text: "For safety, every session ends after some hours. Save your work: you will be signed out in {time}, and then you can sign in again.",
    understood: "Understood",
  },
  unsaved: {
    heading: "Leave without saving?",
    text: "What you typed has not been saved.",
    leave: "Leave",
    stay: "Keep editing",
  },
} as const;

const es: Words<typeof en> = {
  office: "Oficina",
  titles: {
    firstOwner: "Cree la primera cuenta",
    signIn: "Iniciar sesión",
    secondFactor: "Confirme que es usted",
    enrol: "Configure su aplicación de autenticación",
    recoveryCodes: "Guarde sus códigos de recuperación",
    forgotten: "¿Olvidó su contraseña?",
    newPassword: "Elija una contraseña nueva",
    link: "Abra su enlace",
    acceptInvitation: "Le damos la bienvenida a la oficina",
    today: "Hoy",
    people: "Personas",
    newPerson: "Agregar una persona",
    person: "Persona",
    calendar: "Calendario",
    account: "Mi cuenta",
    staff: "Personal",
    notFound: "Esta página no existe",
    crash: "Esta página no se pudo mostrar",
  },
  roles: { owner: "Dueño o dueña", preparer: "Preparación de impuestos", "front-desk": "Recepción" },
  skip: "Ir al contenido",
  menu: "Menú de la oficina",
  more: "Más",
  signOut: "Cerrar sesión",
  language: "Idioma",
  theme: { label: "Apariencia", system: "Sistema", light: "Claro", dark: "Oscuro" },
  noScript: "Active JavaScript en su navegador y vuelva a cargar la página para abrir la oficina.",
  loading: "Cargando…",
  tryAgain: "Intentar de nuevo",
  optional: "opcional",
  sensitiveWarning:
    "Esto parece un número de Seguro Social, ITIN, EIN o de tarjeta. Las listas y los correos lo ocultan; si puede, no lo escriba aquí.",
  undo: { label: "Deshacer", done: "Deshecho" },
  cancel: "Cancelar",
  close: "Cerrar",
  noConnection: "Sin conexión; ve lo de {time}. Lo que escriba se queda aquí.",
  loadFailed: "Esto no se pudo cargar.",
  notFound: { text: "Revise la dirección o empiece de nuevo desde Hoy.", link: "Ir a Hoy" },
  crash: {
    text: "Vuelva a cargar la página. Si le pasa otra vez, avise a quien cuida su sistema.",
    button: "Cargar de nuevo",
  },
  errorTitle: "No se pudo hacer",
  toastLabels: { region: "Avisos (Alt+T)", close: "Cerrar" },
  sessionIdle: {
    heading: "¿Sigue ahí?",
    text: "Hace rato que no usa la oficina. Para proteger a sus clientes, su sesión se cerrará en {time}.",
    stay: "Seguir en la sesión",
    leave: "Cerrar sesión ahora",
  },
  sessionEnd: {
    heading: "Su sesión está por terminar",
    text: "Por seguridad, toda sesión termina después de unas horas. Guarde su trabajo: su sesión se cerrará en {time} y después podrá iniciarla de nuevo.",
    understood: "Entendido",
  },
  unsaved: {
    heading: "¿Salir sin guardar?",
    text: "Lo que escribió no se ha guardado.",
    leave: "Salir",
    stay: "Seguir editando",
  },
};

export type OfficeShellWords = Words<typeof en>;
export const officeShellWords: Both<OfficeShellWords> = { en, es };
