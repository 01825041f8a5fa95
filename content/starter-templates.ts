import type { Both } from "#domain/locale.ts";

type StarterTemplate = {
  channel: "mail" | "whatsapp";
  title: Both<string>;
  /** Empty for WhatsApp. */
  subject: Both<string>;
  body: Both<string>;
};

const noSubject = { en: "", es: "" };

/** The reply templates that a new practice begins with; afterwards they are the practice's own. */
export const starterTemplates: readonly StarterTemplate[] = [
  {
    channel: "whatsapp",
    title: { en: "First contact", es: "Primer contacto" },
    subject: noSubject,
    body: {
      en: "Hello {firstName}, this is {sender} from {practice}. Thank you for writing to us. I read your message and can help you. When is a good time to call you?",
      es: "Hola, {firstName}, le saluda {sender} de {practice}. Gracias por escribirnos. Ya leí su mensaje y con gusto le ayudo. ¿A qué hora le puedo llamar?",
    },
  },
  {
    channel: "whatsapp",
    title: { en: "Missed call", es: "Llamada perdida" },
    subject: noSubject,
    body: {
      en: "Hello {firstName}, this is {sender} from {practice}. I tried to call you a moment ago. You can reach us at {phone}, or tell me here when I may call again.",
      es: "Hola, {firstName}, le saluda {sender} de {practice}. Le llamé hace un momento y no pude comunicarme con usted. Puede llamarnos al {phone}, o dígame por aquí a qué hora le vuelvo a llamar.",
    },
  },
  {
    channel: "whatsapp",
    title: { en: "Times offered", es: "Horarios disponibles" },
    subject: noSubject,
    body: {
      en: "Hello {firstName}, this is {sender} from {practice}. These times are available:\n{times}\nWhich one suits you? Tell me here and I will keep it for you.",
      es: "Hola, {firstName}, le saluda {sender} de {practice}. Tenemos estos horarios disponibles:\n{times}\n¿Cuál le queda mejor? Dígame por aquí y se lo aparto.",
    },
  },
  {
    channel: "whatsapp",
    title: { en: "Thank you after a visit", es: "Gracias por su visita" },
    subject: noSubject,
    body: {
      en: "Hello {firstName}, thank you for your visit today. If a question comes up, call us at {phone}; here we only arrange appointments. {sender}, {practice}",
      es: "Hola, {firstName}, gracias por su visita de hoy. Si le surge alguna pregunta, llámenos al {phone}; por aquí solo damos citas. {sender}, {practice}",
    },
  },
  {
    channel: "mail",
    title: { en: "First contact by email", es: "Primer contacto por correo" },
    subject: { en: "Your message to {practice}", es: "Su mensaje a {practice}" },
    body: {
      en: "Hello {firstName},\n\nThank you for writing to us. I read your message and can help you.\n\n[What you answer to the question]\n\nIf it is easier to talk, call us at {phone} or tell me when I may call you.\n\nKind regards,\n{sender}",
      es: "Hola, {firstName}:\n\nGracias por escribirnos. Ya leí su mensaje y con gusto le ayudo.\n\n[Lo que contesta a la pregunta]\n\nSi prefiere hablar, llámenos al {phone} o dígame a qué hora le puedo llamar.\n\nUn cordial saludo,\n{sender}",
    },
  },
  {
    channel: "mail",
    title: { en: "Documents needed", es: "Documentos que necesitamos" },
    subject: { en: "What to bring to {practice}", es: "Lo que debe traer a {practice}" },
    body: {
      en: "Hello {firstName},\n\nTo prepare your return, please bring these to your appointment:\n\n- a photo ID of each adult\n- last year’s tax return, if you have it\n- the Social Security card or ITIN letter of everyone on the return\n- all the forms you received for the tax year, such as W-2, 1099, 1098 and 1095-A\n- your bank’s routing and account numbers\n- [anything else for this case]\n\nFor your safety, please do not send these documents by email or by message. Bring them with you, or ask us how to send them safely.\n\nIf something is missing, come anyway and we will look at it together. Call us at {phone} with any question.\n\nKind regards,\n{sender}",
      es: "Hola, {firstName}:\n\nPara preparar su declaración, por favor traiga a su cita lo siguiente:\n\n- una identificación con foto de cada persona adulta\n- la declaración de impuestos del año pasado, si la tiene\n- la tarjeta de Seguro Social o la carta del ITIN de cada persona de la declaración\n- todos los formularios que recibió del año que declara, como W-2, 1099, 1098 y 1095-A\n- los números de ruta y de cuenta de su banco\n- [algo más para este caso]\n\nPor su seguridad, no nos mande estos documentos por correo electrónico ni por mensaje. Tráigalos, o pregúntenos cómo enviarlos de forma segura.\n\nSi le falta algo, venga de todos modos y lo vemos juntos. Llámenos al {phone} si tiene alguna pregunta.\n\nUn cordial saludo,\n{sender}",
    },
  },
  {
    channel: "mail",
    title: { en: "Link to a video call", es: "Enlace de una videollamada" },
    subject: { en: "Your video call with {practice}", es: "Su videollamada con {practice}" },
    body: {
      en: "Hello {firstName},\n\nWith this link you join our video call; please open it a few minutes before we begin:\n\n[the link]\n\nIf it does not open, call us at {phone} and we will go on by telephone.\n\nKind regards,\n{sender}",
      es: "Hola, {firstName}:\n\nCon este enlace entra a nuestra videollamada; por favor ábralo unos minutos antes de la hora:\n\n[el enlace]\n\nSi no abre, llámenos al {phone} y seguimos por teléfono.\n\nUn cordial saludo,\n{sender}",
    },
  },
  {
    channel: "mail",
    title: { en: "Link to the app", es: "Enlace de la aplicación" },
    subject: { en: "The link to the app of {practice}", es: "El enlace de la aplicación de {practice}" },
    body: {
      en: "Hello {firstName},\n\nOpen this link on your phone to get our app:\n\n[the link]\n\nPhotograph your documents in the app and send them to us there, not by email. We prepare your return and write to you when something is missing.\n\nIf it does not open, call us at {phone} and we will help you.\n\nKind regards,\n{sender}",
      es: "Hola, {firstName}:\n\nAbra este enlace en su teléfono para obtener nuestra aplicación:\n\n[el enlace]\n\nFotografíe sus documentos en la aplicación y envíenoslos por ahí, no por correo electrónico. Nosotros preparamos su declaración y le escribimos si falta algo.\n\nSi no abre, llámenos al {phone} y le ayudamos.\n\nUn cordial saludo,\n{sender}",
    },
  },
  {
    channel: "mail",
    title: { en: "Times offered by email", es: "Horarios disponibles por correo" },
    subject: { en: "Times for your appointment", es: "Horarios para su cita" },
    body: {
      en: "Hello {firstName},\n\nThese times are available for your appointment:\n\n{times}\n\nWhich one suits you? Answer this email or call us at {phone} and I will keep it for you.\n\nKind regards,\n{sender}",
      es: "Hola, {firstName}:\n\nTenemos estos horarios disponibles para su cita:\n\n{times}\n\n¿Cuál le queda mejor? Conteste este correo o llámenos al {phone} y se lo aparto.\n\nUn cordial saludo,\n{sender}",
    },
  },
];
