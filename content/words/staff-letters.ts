import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** The mails around an account: links and codes that a person asked for, and notices of what happened to it. */
const en = {
  links: {
    confirmation: {
      subject: "Confirm your email address",
      text: "An account was opened with this email address. Please confirm that the address is yours.",
      button: "Confirm my address",
    },
    invite: {
      subject: "Your invitation to the office",
      text: "You have been invited to work in the online office of {name}. Accept to choose a password and set up a second step for signing in.",
      button: "Accept the invitation",
    },
    recovery: {
      subject: "Choose a new password",
      text: "We received a request for a new password for your account.",
      button: "Choose a new password",
    },
    magiclink: {
      subject: "Your sign-in link",
      text: "We received a request to sign in to your account with a link.",
      button: "Sign in",
    },
    email_change_current: {
      subject: "Confirm the change of your email address",
      text: "We received a request to change the email address of your account to {address}. The change takes effect once both addresses confirm it.",
      button: "Confirm the change",
    },
    email_change_new: {
      subject: "Confirm your new email address",
      text: "We received a request to use this email address for an account. The change takes effect once both addresses confirm it.",
      button: "Confirm this address",
    },
  },
  reauthentication: {
    subject: "Your security code",
    text: "Enter this code to confirm that it is you.",
  },
  code: "Code",
  orCode: "If you were asked for a code, enter this one instead.",
  linkEnds: "The link works once, until {moment}.",
  codeEnds:
    "The code works once, until {moment}. Do not give it to anyone: we never ask for it by phone or email.",
  otherwise: "If you did not expect this email, please ignore it: nothing changes unless someone uses it.",
  notices: {
    "auth-new-sign-in": {
      subject: "New sign-in to your account",
      text: "Someone signed in to your account from a device we had not seen before.",
    },
    "auth-notice-password": {
      subject: "Your password was changed",
      text: "The password of your account was changed, and all other devices were signed out.",
    },
    "auth-notice-factor-removed": {
      subject: "An authenticator app was removed",
      text: "An authenticator app was removed from your account.",
    },
    "auth-notice-factor-reset": {
      subject: "An authenticator app was removed",
      text: "Someone who manages the office removed an authenticator app from your account. If it was your only one, you set up a new one the next time you sign in.",
    },
    "auth-notice-recovery-code": {
      subject: "A recovery code was used",
      text: "Someone signed in to your account with one of its recovery codes. Each code works once.",
    },
    "auth-notice-address": {
      subject: "The email address of your account was changed",
      text: "Your account now has another email address, and this one can no longer be used to sign in.",
    },
  },
  when: "When",
  device: "Device",
  network: "Network address",
  ownAct: "If it was you, there is nothing to do.",
  strangerAct: "If it wasn't you, choose a new password right away and tell the owner of the office.",
  strangerAddress: "If it wasn't you, tell the owner of the office right away, or call {phone}.",
  notAsked: "If you didn't ask for this, tell the owner of the office right away, or call {phone}.",
  newPassword: "Choose a new password",
  why: "You are receiving this email because this address belongs to an account at {name}, or someone entered it there.",
} as const;

const es: Words<typeof en> = {
  links: {
    confirmation: {
      subject: "Confirme su correo electrónico",
      text: "Se abrió una cuenta con esta dirección de correo. Confirme, por favor, que la dirección es suya.",
      button: "Confirmar mi dirección",
    },
    invite: {
      subject: "Su invitación a la oficina",
      text: "Le invitaron a trabajar en la oficina en línea de {name}. Acepte para elegir una contraseña y preparar un segundo paso para iniciar sesión.",
      button: "Aceptar la invitación",
    },
    recovery: {
      subject: "Elija una contraseña nueva",
      text: "Recibimos una solicitud de contraseña nueva para su cuenta.",
      button: "Elegir una contraseña nueva",
    },
    magiclink: {
      subject: "Su enlace para iniciar sesión",
      text: "Recibimos una solicitud para iniciar sesión en su cuenta con un enlace.",
      button: "Iniciar sesión",
    },
    email_change_current: {
      subject: "Confirme el cambio de su correo electrónico",
      text: "Recibimos una solicitud para cambiar el correo electrónico de su cuenta a {address}. El cambio se hace cuando las dos direcciones lo confirman.",
      button: "Confirmar el cambio",
    },
    email_change_new: {
      subject: "Confirme su nuevo correo electrónico",
      text: "Recibimos una solicitud para usar esta dirección de correo en una cuenta. El cambio se hace cuando las dos direcciones lo confirman.",
      button: "Confirmar esta dirección",
    },
  },
  reauthentication: {
    subject: "Su código de seguridad",
    text: "Escriba este código para confirmar que es usted.",
  },
  code: "Código",
  orCode: "Si le pidieron un código, escriba este en lugar de usar el enlace.",
  linkEnds: "El enlace sirve una sola vez, hasta el {moment}.",
  codeEnds:
    "El código sirve una sola vez, hasta el {moment}. No se lo dé a nadie: nunca lo pedimos por teléfono ni por correo.",
  otherwise: "Si no esperaba este correo, puede ignorarlo: nada cambia mientras nadie lo use.",
  notices: {
    "auth-new-sign-in": {
      subject: "Nuevo inicio de sesión en su cuenta",
      text: "Alguien inició sesión en su cuenta desde un dispositivo que no conocíamos.",
    },
    "auth-notice-password": {
      subject: "Se cambió su contraseña",
      text: "Se cambió la contraseña de su cuenta y se cerró la sesión en todos los demás dispositivos.",
    },
    "auth-notice-factor-removed": {
      subject: "Se quitó una aplicación de autenticación",
      text: "Se quitó una aplicación de autenticación de su cuenta.",
    },
    "auth-notice-factor-reset": {
      subject: "Se quitó una aplicación de autenticación",
      text: "Alguien que administra la oficina quitó una aplicación de autenticación de su cuenta. Si era la única, configurará otra la próxima vez que inicie sesión.",
    },
    "auth-notice-recovery-code": {
      subject: "Se usó un código de recuperación",
      text: "Alguien inició sesión en su cuenta con uno de sus códigos de recuperación. Cada código sirve una sola vez.",
    },
    "auth-notice-address": {
      subject: "Se cambió el correo electrónico de su cuenta",
      text: "Su cuenta tiene ahora otro correo electrónico, y con este ya no se puede iniciar sesión.",
    },
  },
  when: "Cuándo",
  device: "Dispositivo",
  network: "Dirección de red",
  ownAct: "Si fue usted, no tiene que hacer nada.",
  strangerAct: "Si no fue usted, elija de inmediato una contraseña nueva y avise a quien dirige la oficina.",
  strangerAddress: "Si no fue usted, avise de inmediato a quien dirige la oficina o llame al {phone}.",
  notAsked: "Si usted no lo pidió, avise de inmediato a quien dirige la oficina o llame al {phone}.",
  newPassword: "Elegir una contraseña nueva",
  why: "Recibe este correo porque esta dirección es de una cuenta de {name}, o porque alguien la escribió allí.",
};

export const staffLetterWords: Both<Words<typeof en>> = { en, es };
