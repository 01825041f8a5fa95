import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** Sign-in, the second factor, and the forgotten password. */
const en = {
  signIn: {
    email: "Email",
    password: "Password",
    submit: "Sign in",
    submitting: "Signing in…",
    forgotten: "Forgot your password?",
    ended: {
      idle: "You were signed out because the office was not used for a while.",
      over: "Your session ended. Sign in again.",
      signedOut: "You signed out.",
      banned: "This account was blocked. Speak with the owner of the practice.",
    },
  },
  password: { show: "Show the password", hide: "Hide the password" },
  secondFactor: {
    lead: "Open the authenticator app on your phone and type the code that it shows for this office.",
    app: "Which app",
    code: "Code from the app",
    submit: "Continue",
    submitting: "Checking…",
    useRecovery: "I don't have my phone",
    recoveryLead:
      "Type one of the recovery codes that you kept when you set up the app. Each one works once.",
    recoveryCode: "Recovery code",
    useApp: "Use the app after all",
    noCodes: "No codes either? An owner of the practice can let you set up the app again.",
    otherAccount: "Sign in with another account",
    stepUp:
      "This step is protected: it needs a code from the last 15 minutes, and yours is older. With a new one it goes on where you were; nothing that you typed is lost.",
  },
  forgotten: {
    lead: "Type your email address. We will send you a link to choose a new password.",
    email: "Email",
    submit: "Send the link",
    submitting: "Sending…",
    sent: "If there is an account for {email}, the link is on its way. It works for a short time and only once.",
    notThere: "Nothing there after a few minutes? Look in the spam folder, or ask an owner of the practice.",
    back: "Back to sign in",
  },
} as const;

const es: Words<typeof en> = {
  signIn: {
    email: "Correo electrónico",
    password: "Contraseña",
    submit: "Iniciar sesión",
    submitting: "Iniciando…",
    forgotten: "¿Olvidó su contraseña?",
    ended: {
      idle: "Su sesión se cerró porque la oficina no se usó durante un rato.",
      over: "Su sesión terminó. Iníciela de nuevo.",
      signedOut: "Usted cerró la sesión.",
      banned: "Esta cuenta fue bloqueada. Hable con quien dirige la oficina.",
    },
  },
  password: { show: "Mostrar la contraseña", hide: "Ocultar la contraseña" },
  secondFactor: {
    lead: "Abra en su celular la aplicación de autenticación y escriba el código que muestra para esta oficina.",
    app: "Cuál aplicación",
    code: "Código de la aplicación",
    submit: "Continuar",
    submitting: "Comprobando…",
    useRecovery: "No tengo mi celular",
    recoveryLead:
      "Escriba uno de los códigos de recuperación que guardó cuando configuró la aplicación. Cada uno sirve una sola vez.",
    recoveryCode: "Código de recuperación",
    useApp: "Mejor usar la aplicación",
    noCodes:
      "¿Tampoco tiene códigos? Quien dirige la oficina puede permitirle configurar la aplicación otra vez.",
    otherAccount: "Iniciar sesión con otra cuenta",
    stepUp:
      "Este paso está protegido: pide un código de los últimos 15 minutos y el suyo es anterior. Con uno nuevo seguirá donde estaba; nada de lo que escribió se pierde.",
  },
  forgotten: {
    lead: "Escriba su correo electrónico. Le enviaremos un enlace para elegir una contraseña nueva.",
    email: "Correo electrónico",
    submit: "Enviar el enlace",
    submitting: "Enviando…",
    sent: "Si hay una cuenta para {email}, el enlace va en camino. Sirve por poco tiempo y una sola vez.",
    notThere:
      "¿No llegó en unos minutos? Busque en el correo no deseado o pregunte a quien dirige la oficina.",
    back: "Volver a iniciar sesión",
  },
};

export const signInWords: Both<Words<typeof en>> = { en, es };
