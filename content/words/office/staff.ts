import type { Both } from "#domain/locale.ts";
import type { StaffState } from "#domain/office/staff-operations.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  lead: "Who may open the office, and what each may do.",
  states: { invited: "Invited", active: "Active", banned: "Blocked" } satisfies Record<StaffState, string>,
  you: "you",
  noFactor: "no authenticator app yet",
  lastSignIn: "last sign-in {moment}",
  never: "never signed in",
  self: "Your own role is changed by another owner. Everything else about you is under My account.",
  onlyOwner: "You are the only owner, so this account stays as it is. Make somebody else an owner first.",
  onlyYou: "Nobody else is here yet. Invite the people you work with.",
  invite: {
    heading: "Invite somebody",
    open: "Invite somebody",
    name: "Name",
    email: "Email",
    role: "Role",
    language: "Language of the invitation",
    languages: { en: "English", es: "Spanish" },
    submit: "Send the invitation",
    submitting: "Sending…",
    sent: { title: "Invitation sent", text: "{email} has a link to set up the account." },
  },
  roleHints: {
    owner: "May do everything: staff, prices, the website, exports.",
    preparer: "Works with all clients, the calendar and drafts of the website.",
    "front-desk": "Answers clients and keeps the calendar.",
  },
  role: {
    heading: "Role of {name}",
    submit: "Change the role",
    submitting: "Changing…",
    changed: { title: "Role changed", text: "It holds from the next click of {name}." },
  },
  commands: {
    role: {
      label: "Change the role",
    },
    ban: {
      label: "Block",
      heading: "Block {name}?",
      text: "{name} is signed out everywhere at once and cannot sign in. You can unblock the account at any time. What does not go by the account stays open: have a new private calendar address made, and look through the webhooks.",
      button: "Block the account",
      done: { title: "Account blocked", text: "{name} cannot sign in." },
    },
    unban: {
      label: "Unblock",
      heading: "Unblock {name}?",
      text: "{name} can sign in again with the same password and app.",
      button: "Unblock the account",
      done: { title: "Account unblocked", text: "{name} can sign in again." },
    },
    reset: {
      label: "Reset the authenticator app",
      heading: "Reset the app of {name}?",
      text: "For a lost phone. {name} is signed out everywhere, the recovery codes stop working, and the next sign-in sets up a new app. First make sure that it is really {name} who asks.",
      button: "Reset the app",
      done: { title: "App reset", text: "{name} sets up a new app at the next sign-in." },
    },
    inviteAgain: {
      label: "Send the invitation again",
      heading: "Send the invitation again?",
      text: "{name} gets a new link; the old one stops working.",
      button: "Send again",
      done: { title: "Invitation sent", text: "{name} has a new link." },
    },
    remove: {
      label: "Remove",
      heading: "Remove {name}?",
      text: "The account is deleted and {name} is signed out everywhere. What {name} did stays in the record. What does not go by the account stays open: have a new private calendar address made, and look through the webhooks. This cannot be undone.",
      button: "Remove the account",
      done: { title: "Account removed", text: "{name} is no longer part of the office." },
    },
  },
} as const;

const es: Words<typeof en> = {
  lead: "Quién puede abrir la oficina y qué puede hacer cada quien.",
  states: { invited: "Con invitación", active: "Activa", banned: "Bloqueada" },
  you: "usted",
  noFactor: "todavía sin aplicación de autenticación",
  lastSignIn: "última sesión: {moment}",
  never: "nunca ha iniciado sesión",
  self: "Su propio puesto lo cambia otro dueño o dueña. Todo lo demás sobre usted está en Mi cuenta.",
  onlyOwner:
    "Es la única cuenta de dueño o dueña, por eso se queda como está. Primero nombre a otra persona.",
  onlyYou: "Todavía no hay nadie más. Invite a las personas con quienes trabaja.",
  invite: {
    heading: "Invitar a alguien",
    open: "Invitar a alguien",
    name: "Nombre",
    email: "Correo electrónico",
    role: "Puesto",
    language: "Idioma de la invitación",
    languages: { en: "Inglés", es: "Español" },
    submit: "Enviar la invitación",
    submitting: "Enviando…",
    sent: { title: "Invitación enviada", text: "{email} ya tiene un enlace para crear su cuenta." },
  },
  roleHints: {
    owner: "Puede hacer todo: personal, precios, sitio web, exportaciones.",
    preparer: "Atiende a todos los clientes, el calendario y los borradores del sitio.",
    "front-desk": "Contesta a los clientes y lleva el calendario.",
  },
  role: {
    heading: "Puesto de {name}",
    submit: "Cambiar el puesto",
    submitting: "Cambiando…",
    changed: { title: "Puesto cambiado", text: "Vale desde el próximo clic de {name}." },
  },
  commands: {
    role: { label: "Cambiar el puesto" },
    ban: {
      label: "Bloquear",
      heading: "¿Bloquear la cuenta de {name}?",
      text: "Todas las sesiones de {name} se cierran de inmediato y no podrá iniciar otra. Puede desbloquear la cuenta cuando quiera. Lo que no depende de la cuenta sigue abierto: pida una dirección privada nueva para el calendario y revise los webhooks.",
      button: "Bloquear la cuenta",
      done: { title: "Cuenta bloqueada", text: "{name} no puede iniciar sesión." },
    },
    unban: {
      label: "Desbloquear",
      heading: "¿Desbloquear la cuenta de {name}?",
      text: "{name} podrá iniciar sesión con la misma contraseña y la misma aplicación.",
      button: "Desbloquear la cuenta",
      done: { title: "Cuenta desbloqueada", text: "{name} puede iniciar sesión otra vez." },
    },
    reset: {
      label: "Restablecer la aplicación de autenticación",
      heading: "¿Restablecer la aplicación de {name}?",
      text: "Para cuando se pierde un celular. Todas las sesiones de {name} se cierran, sus códigos de recuperación dejan de servir y la próxima vez configurará otra aplicación. Antes asegúrese de que de verdad es {name} quien lo pide.",
      button: "Restablecer la aplicación",
      done: {
        title: "Aplicación restablecida",
        text: "{name} configurará otra aplicación la próxima vez que inicie sesión.",
      },
    },
    inviteAgain: {
      label: "Enviar la invitación otra vez",
      heading: "¿Enviar la invitación otra vez?",
      text: "{name} recibirá un enlace nuevo; el anterior dejará de servir.",
      button: "Enviar otra vez",
      done: { title: "Invitación enviada", text: "{name} ya tiene un enlace nuevo." },
    },
    remove: {
      label: "Quitar",
      heading: "¿Quitar a {name}?",
      text: "La cuenta se borra y todas las sesiones de {name} se cierran. Lo que {name} hizo queda en el registro. Lo que no depende de la cuenta sigue abierto: pida una dirección privada nueva para el calendario y revise los webhooks. Esto no se puede deshacer.",
      button: "Quitar la cuenta",
      done: { title: "Cuenta quitada", text: "{name} ya no es parte de la oficina." },
    },
  },
};

type StaffWords = Words<typeof en>;
export const staffWords: Both<StaffWords> = { en, es };
