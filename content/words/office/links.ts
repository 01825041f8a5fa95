import type { Both } from "#domain/locale.ts";
import type { LinkType } from "#domain/office/office-addresses.ts";
import type { Words } from "../../format/fill-in.ts";

/** What begins with a link: a mailed one, an invitation, a new password, and the first owner. */
const en = {
  link: {
    purposes: {
      invite: {
        text: "This link opens the invitation that the practice sent you.",
        button: "Accept the invitation",
      },
      recovery: { text: "This link lets you choose a new password.", button: "Choose a new password" },
      magiclink: { text: "This link signs you in without a password.", button: "Sign in" },
      signup: { text: "This link confirms your email address.", button: "Confirm my address" },
      email: { text: "This link confirms your email address.", button: "Confirm my address" },
      email_change: {
        text: "This link confirms the change of your email address.",
        button: "Confirm the change",
      },
    } satisfies Record<LinkType, { text: string; button: string }>,
    opening: "Opening…",
    otherAccount: "You are signed in as {email}. Opening the link may sign you out there.",
    incomplete:
      "This link is not complete. Open it from the email again or copy all of it, or ask for a new one.",
    expired: "This link was used already or is too old.",
    next: {
      invite:
        "If it was you who opened it, choose a password now. If not, ask the person who invited you to send the invitation again.",
      recovery: "Ask for a new link.",
      other: "Ask for a new link, or sign in as usual.",
    },
    newLink: "Ask for a new link",
    choosePassword: "Choose a password",
    signIn: "Go to sign in",
    halfChanged:
      "This address is confirmed. Now open the link that we sent to your other address; then the change is complete.",
    changed: { title: "Address changed", text: "From now on you sign in with your new email address." },
  },
  invitation: {
    lead: "You are setting up the account for {email}. Choose a password; next comes the code from your phone.",
    name: "Your name",
    password: "Password",
    passwordHint: "12 characters or more. Several words in a row are easy to remember.",
    submit: "Continue",
    submitting: "Saving…",
  },
  newPassword: {
    lead: "It replaces your current password. Other devices that are signed in will be signed out.",
    current: "Current password",
    password: "New password",
    submit: "Save the password",
    submitting: "Saving…",
    saved: { title: "Password saved", text: "Your new password works from now on." },
  },
  firstOwner: {
    lead: "This makes you the owner of this office: you can invite the others and decide what each may do.",
    name: "Your name",
    email: "Email",
    password: "Password",
    passwordHint: "12 characters or more. Several words in a row are easy to remember.",
    submit: "Create the account",
    submitting: "Creating…",
    noToken:
      "This page works only with the link that the server printed when it started for the first time. Copy the whole link from there.",
    exists: "This office has its owner already. Sign in, or ask the owner for an invitation.",
    signIn: "Go to sign in",
  },
} as const;

const es: Words<typeof en> = {
  link: {
    purposes: {
      invite: {
        text: "Este enlace abre la invitación que le envió la oficina.",
        button: "Aceptar la invitación",
      },
      recovery: {
        text: "Con este enlace puede elegir una contraseña nueva.",
        button: "Elegir una contraseña nueva",
      },
      magiclink: { text: "Con este enlace inicia sesión sin contraseña.", button: "Iniciar sesión" },
      signup: { text: "Este enlace confirma su correo electrónico.", button: "Confirmar mi correo" },
      email: { text: "Este enlace confirma su correo electrónico.", button: "Confirmar mi correo" },
      email_change: {
        text: "Este enlace confirma el cambio de su correo electrónico.",
        button: "Confirmar el cambio",
      },
    },
    opening: "Abriendo…",
    otherAccount:
      "Ahora tiene abierta la sesión de {email}. Al abrir el enlace, puede que esa sesión se cierre.",
    incomplete:
      "A este enlace le falta una parte. Ábralo otra vez desde el correo, cópielo completo o pida otro.",
    expired: "Este enlace ya se usó o es demasiado antiguo.",
    next: {
      invite:
        "Si usted ya lo abrió, elija ahora una contraseña. Si no, pídale a quien le invitó que le envíe la invitación otra vez.",
      recovery: "Pida un enlace nuevo.",
      other: "Pida un enlace nuevo o inicie sesión como siempre.",
    },
    newLink: "Pedir un enlace nuevo",
    choosePassword: "Elegir una contraseña",
    signIn: "Ir a iniciar sesión",
    halfChanged:
      "Este correo ya está confirmado. Ahora abra el enlace que enviamos a su otro correo; con eso termina el cambio.",
    changed: { title: "Correo cambiado", text: "Desde ahora inicia sesión con su correo nuevo." },
  },
  invitation: {
    lead: "Está creando la cuenta de {email}. Elija una contraseña; después viene el código de su celular.",
    name: "Su nombre",
    password: "Contraseña",
    passwordHint: "12 caracteres o más. Varias palabras seguidas se recuerdan bien.",
    submit: "Continuar",
    submitting: "Guardando…",
  },
  newPassword: {
    lead: "Reemplaza su contraseña actual. En los demás dispositivos se cerrará su sesión.",
    current: "Contraseña actual",
    password: "Contraseña nueva",
    submit: "Guardar la contraseña",
    submitting: "Guardando…",
    saved: { title: "Contraseña guardada", text: "Su contraseña nueva sirve desde ahora." },
  },
  firstOwner: {
    lead: "Con esto usted queda al frente de esta oficina: puede invitar a los demás y decidir qué puede hacer cada quien.",
    name: "Su nombre",
    email: "Correo electrónico",
    password: "Contraseña",
    passwordHint: "12 caracteres o más. Varias palabras seguidas se recuerdan bien.",
    submit: "Crear la cuenta",
    submitting: "Creando…",
    noToken:
      "Esta página solo sirve con el enlace que el servidor mostró al arrancar por primera vez. Copie de ahí el enlace completo.",
    exists: "Esta oficina ya tiene dueño o dueña. Inicie sesión o pídale una invitación.",
    signIn: "Ir a iniciar sesión",
  },
};

export const linkWords: Both<Words<typeof en>> = { en, es };
