import type { Both } from "#domain/locale.ts";
import type { AccountProblem } from "#domain/office/account-fields.ts";
import type { EndpointProblem } from "#domain/office/endpoint-operations.ts";
import type { OperationProblem } from "#domain/office/operation-problem.ts";
import type { SavedViewProblem } from "#domain/office/people-list-operations.ts";
import type { PictureProblem } from "#domain/office/picture-operations.ts";
import type { HoldProblem } from "#domain/office/retention-operations.ts";
import type { SafeguardsProblem } from "#domain/office/safeguards-operations.ts";
import type { SubscriberProblem } from "#domain/office/subscriber-operations.ts";
import type { TemplateProblem } from "#domain/office/template-operations.ts";
import type { Words } from "../../format/fill-in.ts";

/** What a person can correct in a field of the office. */
type FieldProblem =
  | (AccountProblem | EndpointProblem | TemplateProblem | SubscriberProblem | HoldProblem)
  | (PictureProblem | SafeguardsProblem | SavedViewProblem)
  | ("phone-invalid" | "message-required" | "time-required");

const en = {
  fields: {
    "name-required": "Type the name",
    "email-invalid": "Type a valid email address",
    "phone-invalid": "Type a phone number with its area code",
    "email-unchanged": "This is your address already",
    "too-long": "This is too long. Please shorten it",
    "form-invalid": "Something went wrong with this form. Load the page again",
    "password-required": "Type the password",
    "password-short": "Use 12 characters or more. Several words in a row are easy to remember",
    "code-required": "Type the code from the app",
    "code-incomplete": "The code has six digits",
    "recovery-code-required": "Type one of your recovery codes",
    "role-required": "Choose a role",
    "message-required": "Write the text in both languages",
    "title-required": "Type the title in both languages",
    "subject-required": "Type the subject in both languages",
    "blank-unknown": "One of the names in braces fills nothing. Use those of the list below",
    "blanks-differ": "Both languages need the same blanks, in braces and in brackets",
    "tax-data-asked":
      "WhatsApp is no place for tax data. Ask for it in the office or through your secure channel",
    "notary-word": "By Texas law, write “Notary Public (servicios notariales)”",
    "url-required": "Type the address",
    "url-invalid": "Type a whole address that begins with https://",
    "url-insecure": "The address has to begin with https://",
    "too-many-endpoints": "There are ten endpoints already. Remove one first",
    "time-required": "Choose a day and a time",
    "end-before-start": "The last day comes before the first. Choose a later one",
    "day-to-come": "This day is still to come. Choose an earlier one",
    "count-invalid": "Type a whole number, such as 600, or leave it empty",
    "view-name-required": "Type a name for the view",
    "too-many-views": "There are twenty views already. Delete one first",
    "note-required": "Write in a few words how they asked for it",
    "reason-required": "Write it in a few words",
    "picture-type": "Choose a JPEG, PNG, WebP or AVIF file; others cannot be shown",
    "picture-heic": "HEIC opens on few devices only. Save it as JPEG",
    "picture-animated": "This picture moves. Choose one that stands still",
    "picture-broken": "This file cannot be opened as a picture. Choose another one",
    "picture-tiny": "This picture is too small. Choose one of at least 200 by 200 pixels",
    "picture-narrow": "This picture is too long and narrow. Crop it, or choose another one",
    "picture-huge": "Too many pixels: 50 million at most, or 16 million as AVIF. Save it smaller",
    "pictures-unused": "Many pictures of today are not used yet. Use some of them, or try again tomorrow",
  } satisfies Record<FieldProblem, string>,
  /** Of our own operations. */
  operations: {
    "token-invalid": "Your session is over. Sign in again.",
    "session-over": "Your session is over. Sign in again.",
    "account-banned": "This account is blocked. Speak with the owner of the practice.",
    "second-factor-required": "Confirm the sign-in with your authenticator app first.",
    "role-forbidden": "Your role does not allow this. Ask an owner of the practice.",
    "step-up-required": "This needs a new code of your app. Nothing was changed; try again when you have it.",
    "link-invalid": "This link was used already, or the office has an owner. Sign in instead.",
    "input-invalid": "Something in the form is not right. Check it and try again.",
    "password-weak":
      "This password is too short or easy to guess. Choose a longer one, such as several words in a row.",
    "recovery-code-wrong":
      "This recovery code is not right, or it was used before. Check it or take another one.",
    "not-found": "This no longer exists. Load the page again.",
    "email-taken": "There is an account with this email address already.",
    "last-owner": "This is the only owner. Make somebody else an owner first.",
    "own-account": "You cannot do this to your own account. Ask another owner.",
    "state-changed": "Somebody changed this a moment ago. Look at it again.",
    "field-conflict": "Somebody else changed this field meanwhile. Look at both values and choose one.",
    "answered-meanwhile":
      "Somebody else answered this person meanwhile. Read that answer before you send yours.",
    "too-late": "This can no longer be undone: it was sent, or changed since.",
    "key-conflict": "This was sent before with other content. Load the page again.",
    "blank-unfilled": "The text still has a blank. Fill it in before you send.",
    "number-sensitive":
      "A number in the text looks like a Social Security or card number. Mask or remove it.",
    "channel-blocked": "This person does not want to be reached in this way, as “Consent” on the card says.",
    "address-suppressed": "Deleted on request. They can subscribe again themselves.",
    "key-missing":
      "This number was sealed with a key that the server no longer has. Ask whoever runs it to restore auth-keys.json.",
    "slot-taken": "This time is no longer available. Choose another one.",
    "content-locked": "The website is edited in its files here. Nothing was changed.",
    "not-publishable": "Something has to be fixed before this can be published.",
    "person-held":
      "The practice still needs this person's data. Read the reason, then choose “Release” first.",
    "file-too-large": "This file is larger than 12 MB. Save it smaller and choose that file.",
    "too-slow": "The file came too slowly. Try a better connection or a smaller file.",
    "publish-busy": "Somebody is publishing right now. Your changes are kept; publish them after that.",
    "rate-limited": "Too many attempts in a short time. Wait a few minutes and try again.",
    unexpected: "Something went wrong on our side and nothing was changed. Try again in a moment.",
    unavailable: "The office cannot answer right now. Try again in a minute.",
  } satisfies Record<OperationProblem, string>,
  /** Of the sign-in service, by its codes. */
  auth: {
    invalid_credentials: "Email or password is not right. Check both and try again.",
    email_not_confirmed: "Open the link in our email first, then sign in.",
    user_banned: "This account is blocked. Speak with the owner of the practice.",
    user_not_found: "This account no longer exists. Speak with the owner of the practice.",
    over_request_rate_limit: "Too many attempts in a short time. Wait a few minutes and try again.",
    over_email_send_rate_limit: "We sent you an email a moment ago. Look for it, or try again in a minute.",
    otp_expired: "This link was used already or is too old.",
    mfa_verification_failed: "This code is not right. Wait for the next code in your app and type that one.",
    mfa_challenge_expired: "That took too long. Type the code that your app shows now.",
    mfa_factor_not_found: "This app is no longer set up. Load the page again.",
    mfa_factor_name_conflict: "You have an app with this name already. Choose another name.",
    too_many_enrolled_mfa_factors: "You have too many apps set up. Remove one first.",
    weak_password:
      "This password is too short or easy to guess. Choose a longer one, such as several words in a row.",
    same_password: "This is your current password. Choose another one.",
    current_password_required: "Type your current password.",
    current_password_invalid: "Your current password is not right.",
    email_exists: "There is an account with this email address already.",
    validation_failed: "Something in the form is not right. Check it and try again.",
    insufficient_aal: "This needs a new code of your app. Nothing was changed; try again when you have it.",
    bad_jwt: "Your session is over. Sign in again.",
    request_timeout: "The office cannot answer right now. Try again in a minute.",
    last_owner: "This is the only owner. Make somebody else an owner first.",
  },
  noConnection:
    "There is no connection to the office. Check your internet and try again; what you typed stays here.",
} as const;

const es: Words<typeof en> = {
  fields: {
    "name-required": "Escriba el nombre",
    "email-invalid": "Escriba un correo electrónico válido",
    "phone-invalid": "Escriba un teléfono con código de área",
    "email-unchanged": "Este ya es su correo",
    "too-long": "Este texto es demasiado largo. Acórtelo, por favor",
    "form-invalid": "Algo falló con este formulario. Vuelva a cargar la página",
    "password-required": "Escriba la contraseña",
    "password-short": "Use 12 caracteres o más. Varias palabras seguidas se recuerdan bien",
    "code-required": "Escriba el código de la aplicación",
    "code-incomplete": "El código tiene seis cifras",
    "recovery-code-required": "Escriba uno de sus códigos de recuperación",
    "role-required": "Elija un puesto",
    "message-required": "Escriba el texto en los dos idiomas",
    "title-required": "Escriba el título en los dos idiomas",
    "subject-required": "Escriba el asunto en los dos idiomas",
    "blank-unknown": "Uno de los nombres entre llaves no llena nada. Use los de la lista de abajo",
    "blanks-differ": "Los dos idiomas necesitan los mismos espacios, entre llaves y entre corchetes",
    "tax-data-asked":
      "WhatsApp no es lugar para datos de impuestos. Pídalos en la oficina o por su medio seguro",
    "notary-word": "Por ley de Texas, escriba “Notary Public (servicios notariales)”",
    "url-required": "Escriba la dirección",
    "url-invalid": "Escriba una dirección completa que empiece con https://",
    "url-insecure": "La dirección tiene que empezar con https://",
    "too-many-endpoints": "Ya hay diez destinos. Quite uno primero",
    "time-required": "Elija un día y una hora",
    "end-before-start": "El último día es anterior al primero. Elija uno posterior",
    "day-to-come": "Ese día todavía no llega. Elija uno anterior",
    "count-invalid": "Escriba un número entero, como 600, o déjelo en blanco",
    "view-name-required": "Escriba un nombre para la vista",
    "too-many-views": "Ya hay veinte vistas. Elimine una primero",
    "note-required": "Escriba en pocas palabras cómo lo pidió",
    "reason-required": "Escríbalo en pocas palabras",
    "picture-type": "Elija un archivo JPEG, PNG, WebP o AVIF; otros no se pueden mostrar",
    "picture-heic": "HEIC solo se abre en algunos dispositivos. Guárdela como JPEG",
    "picture-animated": "Esta imagen tiene movimiento. Elija una fija",
    "picture-broken": "No se puede abrir este archivo como imagen. Elija otro",
    "picture-tiny": "Esta imagen es demasiado pequeña. Elija una de 200 por 200 píxeles o más",
    "picture-narrow": "Esta imagen es demasiado alargada. Recórtela o elija otra",
    "picture-huge": "Demasiados píxeles: 50 millones como máximo, o 16 si es AVIF. Guárdela más pequeña",
    "pictures-unused": "Muchas imágenes de hoy siguen sin usarse. Use algunas o inténtelo de nuevo mañana",
  },
  operations: {
    "token-invalid": "Su sesión terminó. Iníciela de nuevo.",
    "session-over": "Su sesión terminó. Iníciela de nuevo.",
    "account-banned": "Esta cuenta está bloqueada. Hable con quien dirige la oficina.",
    "second-factor-required": "Primero confirme con el código de su aplicación de autenticación.",
    "role-forbidden": "Su puesto no le permite hacer esto. Pídaselo a quien dirige la oficina.",
    "step-up-required":
      "Para esto hace falta un código nuevo de su aplicación. No se cambió nada; inténtelo de nuevo cuando lo tenga.",
    "link-invalid": "Este enlace ya se usó, o la oficina ya tiene dueño o dueña. Inicie sesión.",
    "input-invalid": "Algo del formulario no está bien. Revíselo e inténtelo de nuevo.",
    "password-weak":
      "Esta contraseña es muy corta o fácil de adivinar. Elija una más larga, por ejemplo varias palabras seguidas.",
    "recovery-code-wrong": "Este código de recuperación no es correcto o ya se usó. Revíselo o use otro.",
    "not-found": "Esto ya no existe. Vuelva a cargar la página.",
    "email-taken": "Ya hay una cuenta con este correo electrónico.",
    "last-owner": "Es la única cuenta de dueño o dueña. Primero nombre a otra persona.",
    "own-account": "No puede hacer esto con su propia cuenta. Pídaselo a otro dueño o dueña.",
    "state-changed": "Alguien cambió esto hace un momento. Revíselo de nuevo.",
    "field-conflict": "Otra persona cambió este dato mientras tanto. Vea los dos valores y elija uno.",
    "answered-meanwhile":
      "Otra persona le contestó mientras tanto. Lea esa respuesta antes de enviar la suya.",
    "too-late": "Esto ya no se puede deshacer: se envió o se cambió después.",
    "key-conflict": "Esto ya se envió con otro contenido. Vuelva a cargar la página.",
    "blank-unfilled": "Al texto le falta llenar un espacio. Llénelo antes de enviar.",
    "number-sensitive": "Un número del texto parece de Seguro Social o de tarjeta. Ocúltelo o bórrelo.",
    "channel-blocked": "Esta persona no quiere que la contacten así, como dice “Consentimiento” en su ficha.",
    "address-suppressed": "Se borró a petición. Puede suscribirse por su cuenta.",
    "key-missing":
      "Este número se cifró con una clave que el servidor ya no tiene. Pida a quien lo administra que recupere auth-keys.json.",
    "slot-taken": "Este horario ya no está disponible. Elija otro.",
    "content-locked": "Aquí el sitio se edita en sus archivos. No se cambió nada.",
    "not-publishable": "Hay que corregir algo antes de publicar.",
    "person-held":
      "La oficina todavía necesita los datos de esta persona. Lea el motivo y elija antes “Ya no conservar”.",
    "file-too-large": "Este archivo pesa más de 12 MB. Guárdelo más pequeño y elija ese archivo.",
    "too-slow": "El archivo llegaba muy lento. Use una conexión mejor o un archivo más pequeño.",
    "publish-busy":
      "Alguien está publicando en este momento. Sus cambios quedan guardados; publíquelos después.",
    "rate-limited": "Demasiados intentos en poco tiempo. Espere unos minutos e inténtelo de nuevo.",
    unexpected: "Algo falló de nuestro lado y no se cambió nada. Inténtelo de nuevo en un momento.",
    unavailable: "La oficina no puede responder en este momento. Inténtelo de nuevo en un minuto.",
  },
  auth: {
    invalid_credentials: "El correo o la contraseña no son correctos. Revise los dos e inténtelo de nuevo.",
    email_not_confirmed: "Primero abra el enlace de nuestro correo y después inicie sesión.",
    user_banned: "Esta cuenta está bloqueada. Hable con quien dirige la oficina.",
    user_not_found: "Esta cuenta ya no existe. Hable con quien dirige la oficina.",
    over_request_rate_limit: "Demasiados intentos en poco tiempo. Espere unos minutos e inténtelo de nuevo.",
    over_email_send_rate_limit:
      "Le enviamos un correo hace un momento. Búsquelo o inténtelo de nuevo en un minuto.",
    otp_expired: "Este enlace ya se usó o es demasiado antiguo.",
    mfa_verification_failed:
      "Este código no es correcto. Espere el siguiente código de su aplicación y escriba ese.",
    mfa_challenge_expired: "Pasó demasiado tiempo. Escriba el código que su aplicación muestra ahora.",
    mfa_factor_not_found: "Esta aplicación ya no está configurada. Vuelva a cargar la página.",
    mfa_factor_name_conflict: "Ya tiene una aplicación con este nombre. Elija otro.",
    too_many_enrolled_mfa_factors: "Tiene demasiadas aplicaciones configuradas. Primero quite una.",
    weak_password:
      "Esta contraseña es muy corta o fácil de adivinar. Elija una más larga, por ejemplo varias palabras seguidas.",
    same_password: "Esta es su contraseña actual. Elija otra.",
    current_password_required: "Escriba su contraseña actual.",
    current_password_invalid: "Su contraseña actual no es correcta.",
    email_exists: "Ya hay una cuenta con este correo electrónico.",
    validation_failed: "Algo del formulario no está bien. Revíselo e inténtelo de nuevo.",
    insufficient_aal:
      "Para esto hace falta un código nuevo de su aplicación. No se cambió nada; inténtelo de nuevo cuando lo tenga.",
    bad_jwt: "Su sesión terminó. Iníciela de nuevo.",
    request_timeout: "La oficina no puede responder en este momento. Inténtelo de nuevo en un minuto.",
    last_owner: "Es la única cuenta de dueño o dueña. Primero nombre a otra persona.",
  },
  noConnection:
    "No hay conexión con la oficina. Revise su internet e inténtelo de nuevo; lo que escribió sigue aquí.",
};

export type OfficeProblemWords = Words<typeof en>;
export const officeProblemWords: Both<OfficeProblemWords> = { en, es };
