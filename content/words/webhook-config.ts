import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

const en = {
  title: "Webhook Configuration",
  description: "Set the automation webhook that receives the forms sent from this browser.",
  lead: "For our staff: paste the address of your automation provider here, and the forms sent from this browser go there too.",
  scope: "The address is kept in this browser alone. Remove it before you leave a shared computer.",
  noScript: "Turn on JavaScript in your browser and reload the page to set the address.",
  form: {
    heading: "Webhook address",
    label: "Automation webhook URL",
    hint: "It usually starts with https://. Leave it empty and save to remove it.",
    placeholder: "https://hooks.example.com/…",
    save: "Save",
    test: "Test",
    testing: "Testing...",
    saved: {
      title: "Webhook URL Saved",
      text: "Your automation provider's webhook URL has been saved successfully.",
    },
    cleared: { title: "Webhook URL Cleared", text: "Webhook URL has been removed." },
    missing: { title: "No Webhook URL", text: "Please enter a webhook URL first." },
    implausible: {
      title: "Error",
      text: "This does not look like a webhook URL. Please copy the whole address from your automation provider.",
    },
    notKept: {
      title: "Error",
      text: "Allow this site to store data in your browser, then save again.",
    },
    sent: {
      title: "Test Sent",
      text: "Test webhook was sent to the automation provider. Check its history to confirm it was received.",
    },
    failed: {
      title: "Test Failed",
      text: "Failed to send test webhook. Please check the URL and try again.",
    },
    broken: { title: "Test Error", text: "An error occurred while testing the webhook." },
  },
  steps: {
    heading: "Setup instructions",
    list: [
      "In your automation provider, start a new automation. As its trigger choose an incoming webhook (often called “catch hook”).",
      "Copy the webhook address that it shows you.",
      "Paste the address above and press Save.",
      "Press Test. Then look in your provider's history: the test should be there within a minute.",
      "Connect the fields below with what should happen next, and turn the automation on.",
    ],
    // Whoever receives the forms becomes a vendor whom the Safeguards Rule (16 CFR 314) has the practice oversee.
    note: "The forms carry people's names and questions. Send them only to an account that is allowed to hold your clients' information.",
  },
  payload: {
    heading: "What is sent",
    lead: "A form post with these fields. The home page's consultation request and the contact messages are forwarded as soon as they have arrived at the practice. What has to wait on the device for a connection arrives there later, but is not forwarded.",
    field: "Field",
    meaning: "Meaning",
    // Names of fields are on the wire (specification §3) and stay English in both languages.
    fields: {
      formType: "Which form it was: hero, contact, consultation or test",
      submittedAt: "When it was sent, in ISO format and universal time",
      source: "The name of this website, always the same",
      timestamp: "The same moment in milliseconds since 1970",
    },
    forms: {
      hero: "Consultation request of the home page",
      contact: "Contact message; urgency only from the contact page",
      test: "The test of this page; testMode is true",
    },
    also: "To these, each form adds its own fields:",
  },
  /** What the test sends; the fields keep their English names. */
  sample: {
    name: "Test Person",
    email: "test@example.com",
    service: "Test service",
    message: "This is a test of the webhook.",
  },
} as const;

const es: Words<typeof en> = {
  title: "Configuración del webhook",
  description: "Ponga el webhook de automatización que recibe los formularios enviados desde este navegador.",
  lead: "Para nuestro personal: pegue aquí la dirección de su proveedor de automatización, y los formularios que se envíen desde este navegador llegarán también allá.",
  scope: "La dirección se guarda solo en este navegador. Quítela antes de dejar una computadora compartida.",
  noScript: "Active JavaScript en su navegador y vuelva a cargar la página para poner la dirección.",
  form: {
    heading: "Dirección del webhook",
    label: "URL del webhook de automatización",
    hint: "Por lo general empieza con https://. Para quitarla, déjela vacía y guarde.",
    placeholder: "https://hooks.example.com/…",
    save: "Guardar",
    test: "Probar",
    testing: "Probando...",
    saved: {
      title: "URL del webhook guardada",
      text: "La URL del webhook de su proveedor de automatización se guardó correctamente.",
    },
    cleared: { title: "URL del webhook borrada", text: "Se quitó la URL del webhook." },
    missing: { title: "Falta la URL del webhook", text: "Primero escriba la URL del webhook." },
    implausible: {
      title: "Error",
      text: "Esto no parece la URL de un webhook. Copie la dirección completa de su proveedor de automatización.",
    },
    notKept: {
      title: "Error",
      text: "Permita que este sitio guarde datos en su navegador y vuelva a guardar la dirección.",
    },
    sent: {
      title: "Prueba enviada",
      text: "Se envió la prueba al proveedor de automatización. Revise el historial del proveedor para confirmar que llegó.",
    },
    failed: {
      title: "La prueba no salió",
      text: "No se pudo enviar la prueba. Revise la URL e intente de nuevo.",
    },
    broken: { title: "Error en la prueba", text: "Ocurrió un error al probar el webhook." },
  },
  steps: {
    heading: "Cómo se configura",
    list: [
      "En su proveedor de automatización, comience una automatización nueva. Como disparador elija un webhook de entrada (a menudo se llama “catch hook”).",
      "Copie la dirección del webhook que le muestra.",
      "Pegue la dirección arriba y toque Guardar.",
      "Toque Probar. Luego mire el historial de su proveedor: la prueba debe aparecer en menos de un minuto.",
      "Conecte los campos de abajo con lo que debe pasar después y active la automatización.",
    ],
    note: "Los formularios llevan nombres y preguntas de personas. Mándelos solo a una cuenta autorizada para guardar información de sus clientes.",
  },
  payload: {
    heading: "Qué se envía",
    lead: "Un formulario con estos campos. La solicitud de consulta de la página de inicio y los mensajes de contacto se reenvían en cuanto llegan a la oficina. Lo que tiene que esperar en el dispositivo por falta de conexión llega después a la oficina, pero no se reenvía.",
    field: "Campo",
    meaning: "Significado",
    fields: {
      formType: "Qué formulario fue: hero, contact, consultation o test",
      submittedAt: "Cuándo se envió, en formato ISO y hora universal",
      source: "El nombre de este sitio, siempre el mismo",
      timestamp: "El mismo momento en milisegundos desde 1970",
    },
    forms: {
      hero: "Solicitud de consulta de la página de inicio",
      contact: "Mensaje de contacto; urgency solo desde la página de contacto",
      test: "La prueba de esta página; testMode vale true",
    },
    also: "A estos, cada formulario agrega sus propios campos:",
  },
  sample: {
    name: "Persona de prueba",
    email: "test@example.com",
    service: "Servicio de prueba",
    message: "Esta es una prueba del webhook.",
  },
};

export type WebhookWords = Words<typeof en>;
export const webhookWords: Both<WebhookWords> = { en, es };
