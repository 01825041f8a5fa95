import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** In Spanish the service is "teneduría de libros", the term of IRS Publication 850. */
const en = {
  title: "Monthly bookkeeping",
  description:
    "Monthly bookkeeping packages for small businesses: sorted transactions, reconciled accounts and reports you can read. Free setup.",
  heading: "Books you can read, every month",
  lead: "We sort your transactions, reconcile your accounts and send you a report that says how your business is doing, in plain words.",
  tiersHeading: "Choose your monthly package",
  tiersHint: "Choose by what your business spends and how much moves through its accounts in a month.",
  action: "Book Free Consultation",
  process: {
    heading: "How it works",
    points: [
      {
        title: "Free setup",
        text: "We set up your books, connect your accounts and agree on the categories.",
      },
      {
        title: "Sorting",
        text: "Every transaction goes into its category; we ask when something is not clear.",
      },
      { title: "Reconciling", text: "Your books and your bank statements match, to the cent." },
      { title: "Your report", text: "Income, expenses and what is left, and anything that stands out." },
    ],
  },
  industries: {
    heading: "Industries we serve",
    lead: "Small businesses with little time for paperwork.",
    points: [
      { title: "Construction and trades" },
      { title: "Restaurants and food trucks" },
      { title: "Cleaning and landscaping" },
      { title: "Transport and delivery" },
      { title: "Salons and personal care" },
      { title: "Shops and online sales" },
      { title: "Freelancers and consultants" },
    ],
  },
} as const;

const es: Words<typeof en> = {
  title: "Teneduría de libros mensual",
  description:
    "Paquetes mensuales para pequeños negocios: movimientos ordenados, cuentas conciliadas e informes claros. Preparación inicial sin costo.",
  heading: "Cuentas claras, cada mes",
  lead: "Teneduría de libros quiere decir que llevamos las cuentas de su negocio: ordenamos sus movimientos, conciliamos sus cuentas y le mandamos un informe que dice cómo va su negocio, en palabras claras.",
  tiersHeading: "Elija su paquete mensual",
  tiersHint: "Elija según lo que gasta su negocio y cuánto se mueve en sus cuentas en un mes.",
  action: "Reservar consulta gratis",
  process: {
    heading: "Cómo funciona",
    points: [
      {
        title: "Preparación inicial sin costo",
        text: "Organizamos sus registros, conectamos las cuentas y acordamos las categorías.",
      },
      {
        title: "Ordenar",
        text: "Cada movimiento va en su categoría; si algo no está claro, preguntamos.",
      },
      { title: "Conciliar", text: "Sus registros y sus estados de cuenta coinciden, al centavo." },
      { title: "Su informe", text: "Ingresos, gastos y lo que queda, y cualquier cosa que deba revisarse." },
    ],
  },
  industries: {
    heading: "Negocios que atendemos",
    lead: "Pequeños negocios con poco tiempo para el papeleo.",
    points: [
      { title: "Construcción y oficios" },
      { title: "Restaurantes y camiones de comida" },
      { title: "Limpieza y jardinería" },
      { title: "Transporte y entregas" },
      { title: "Salones y cuidado personal" },
      { title: "Tiendas y ventas en línea" },
      { title: "Trabajadores por cuenta propia y consultores" },
    ],
  },
};

type BookkeepingWords = Words<typeof en>;
export const bookkeepingWords: Both<BookkeepingWords> = { en, es };
