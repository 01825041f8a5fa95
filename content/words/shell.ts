import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

/** What every page says around its own words: header, menus, footer, bars. */
const en = {
  skip: "Skip to the content",
  mainMenu: "Main menu",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  close: "Close",
  dismiss: "Not now",
  homeLink: "home page",
  // What the owner alone sees before a publish.
  preview: { notPublic: "Preview, not public", leave: "Leave" },
  // Named by the specification (§2). They share one line of the header with the links, so Spanish stays as short.
  menus: {
    fileYourTaxes: "File Your Taxes",
    aboutUs: "About Us",
    otherServices: "Other Services",
  },
  links: {
    personalTaxes: "Personal Taxes",
    inPerson: "In-Person",
    mobileApp: "Mobile App",
    virtual: "Virtual",
    compareOptions: "Compare Options",
    businessTaxes: "Business Taxes",
    startYourBusiness: "Start Your Business",
    bookkeeping: "Bookkeeping",
    about: "About Us",
    faqs: "FAQs",
    blog: "Blog",
    services: "All Services",
    notaryPublic: "Notary Public",
    advisory: "Advisory",
    payroll: "Payroll Services",
    itinApplication: "ITIN Application",
    contact: "Contact",
    appointments: "Book an Appointment",
    // The page is part of the specification (§2); visitors should see that it is not for them.
    webhookConfig: "Webhook (for our staff)",
    privacy: "Privacy",
    terms: "Terms",
  },
  clientPortal: "Client Portal",
  newTab: "(opens in a new tab)",
  bookAppointment: "Book Appointment",
  // In the language it leads to, for those who cannot read this one.
  otherLanguage: "Español",
  theme: { label: "Appearance", system: "System", light: "Light", dark: "Dark" },
  phoneBar: { label: "Quick contact", call: "Call", whatsapp: "WhatsApp", book: "Book" },
  footer: {
    services: "Services",
    practice: "About us",
    visit: "Visit us",
    hours: "Hours",
    openInMaps: "open in maps",
    legal: "Legal",
  },
  sample: "This site shows a sample practice. Its people, addresses and numbers are made up.",
} as const;

const es: Words<typeof en> = {
  skip: "Ir al contenido",
  mainMenu: "Menú principal",
  menu: "Menú",
  openMenu: "Abrir el menú",
  closeMenu: "Cerrar el menú",
  close: "Cerrar",
  dismiss: "Ahora no",
  homeLink: "página de inicio",
  preview: { notPublic: "Vista previa, no es pública", leave: "Salir" },
  menus: {
    fileYourTaxes: "Declarar impuestos",
    aboutUs: "Nosotros",
    otherServices: "Otros servicios",
  },
  links: {
    personalTaxes: "Impuestos personales",
    inPerson: "En persona",
    mobileApp: "Por la aplicación",
    virtual: "Por video",
    compareOptions: "Comparar opciones",
    businessTaxes: "Impuestos de negocios",
    startYourBusiness: "Abrir un negocio",
    bookkeeping: "Teneduría de libros",
    about: "Quiénes somos",
    faqs: "Preguntas frecuentes",
    blog: "Blog",
    services: "Todos los servicios",
    notaryPublic: "Notary Public (servicios notariales)",
    advisory: "Asesoría",
    payroll: "Servicios de nómina",
    itinApplication: "Solicitud de ITIN",
    contact: "Contacto",
    appointments: "Reservar una cita",
    webhookConfig: "Webhook (para nuestro personal)",
    privacy: "Privacidad",
    terms: "Términos",
  },
  clientPortal: "Portal de clientes",
  newTab: "(se abre en otra pestaña)",
  bookAppointment: "Reservar cita",
  otherLanguage: "English",
  theme: { label: "Apariencia", system: "Sistema", light: "Claro", dark: "Oscuro" },
  phoneBar: { label: "Contacto rápido", call: "Llamar", whatsapp: "WhatsApp", book: "Reservar" },
  footer: {
    services: "Servicios",
    practice: "Nosotros",
    visit: "Visítenos",
    hours: "Horario",
    openInMaps: "ver en el mapa",
    legal: "Avisos legales",
  },
  sample: "Este sitio muestra una oficina de ejemplo. Sus personas, direcciones y números son inventados.",
};

export type ShellWords = Words<typeof en>;
export const shellWords: Both<ShellWords> = { en, es };

/** Shown on the English home page to those whose browser prefers Spanish. */
export const spanishOffer = {
  question: "¿Prefiere leer en español?",
  accept: "Ver en español",
  dismiss: "No, gracias",
};
