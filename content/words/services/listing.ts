import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

/** The page of all services; the long texts are named by the ids of the catalogue. */
const en = {
  title: "All services and starting prices",
  description:
    "Personal and business taxes, bookkeeping, payroll, notary public, ITIN assistance, advisory and business formation, each with its starting price.",
  heading: "All our services in one office",
  lead: "Every service has its starting price beside it. The final price depends on your case, and we tell you before we start.",
  learnMore: "Learn More",
  about: {
    "personal-taxes":
      "Federal returns for individuals, students, families, freelancers and investors. In person, by mobile app or by video.",
    "business-taxes":
      "Returns for LLCs, corporations and S corporations, with the schedules that each owner needs.",
    bookkeeping:
      "Your transactions sorted, your bank accounts reconciled, and a report you can read, every month.",
    advisory: "Half an hour or an hour with a professional, before you decide and before the year ends.",
    "notary-public": "Signatures, oaths and certified copies, at the office or where you are.",
    payroll:
      "Pay for employees and contractors, with the deposits and quarterly returns that follow from it.",
    "itin-application": "Form W-7 prepared with you, alone or together with your tax return.",
    "business-formation":
      "Your LLC or corporation registered in Texas, its EIN, and a plan for what comes after.",
  },
  combination: {
    heading: "Most people need more than one",
    text: "A new business needs its formation, its books and its payroll to fit together. A family may need an ITIN and a tax return at the same time. Tell us what you need, and you get one plan and one price.",
    // Two buttons to the contact page, as specified (§2).
    ask: "Ask for a combined plan",
    write: "Contact us",
  },
} as const;

const es: Words<typeof en> = {
  title: "Todos los servicios y sus precios iniciales",
  description:
    "Impuestos personales y de negocios, teneduría de libros, nómina, servicios notariales, ITIN, asesoría y apertura de negocios, cada uno con su precio inicial.",
  heading: "Todos los servicios en una sola oficina",
  lead: "Cada servicio lleva su precio inicial al lado. El precio final depende de su caso, y se lo decimos antes de empezar.",
  learnMore: "Más información",
  about: {
    "personal-taxes":
      "Declaraciones federales para personas, estudiantes, familias, trabajadores por cuenta propia e inversionistas. En persona, por la aplicación o por video.",
    "business-taxes":
      "Declaraciones de LLC, corporaciones y corporaciones S, con los anexos que cada dueño necesita.",
    bookkeeping:
      "Sus movimientos ordenados, sus cuentas de banco conciliadas y un informe que se entiende, cada mes.",
    advisory: "Media hora o una hora con nuestro equipo, antes de decidir y antes de que cierre el año.",
    "notary-public": "Firmas, juramentos y copias certificadas, en la oficina o donde usted esté.",
    payroll:
      "El pago de empleados y contratistas, con los depósitos y las declaraciones trimestrales que le siguen.",
    "itin-application":
      "El Formulario W-7 preparado con usted, solo o junto con su declaración de impuestos.",
    "business-formation":
      "Su LLC o corporación registrada en Texas, su EIN y un plan para lo que viene después.",
  },
  combination: {
    heading: "Casi todos necesitan más de uno",
    text: "En un negocio nuevo, la apertura, las cuentas y la nómina tienen que encajar. Una familia puede necesitar un ITIN y una declaración al mismo tiempo. Cuéntenos qué necesita y recibirá un solo plan y un solo precio.",
    ask: "Pedir un plan combinado",
    write: "Escribirnos",
  },
};

export type ListingWords = Words<typeof en>;
export const listingWords: Both<ListingWords> = { en, es };
