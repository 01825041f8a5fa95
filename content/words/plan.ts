import type { PlanNote, RecommendationCode } from "#domain/forms/recommendations.ts";
import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

type ServiceWords = Record<RecommendationCode, { title: string; includes: string }>;

/** What the business plan says, on the page and on paper. Prices come from the practice's files. */
const en = {
  fileName: "business-plan.pdf",
  title: "Your business plan",
  preparedFor: "Prepared for {name} on {date}",
  answersHeading: "Your answers",
  servicesHeading: "What we recommend",
  services: {
    // The specification's title (§4). It names the S corporation, so a note follows where the law rules one out.
    formation: {
      title: "LLC/S-Corp Formation & EIN Setup",
      includes:
        "Your company registered with the state of Texas, and its EIN, the number by which the IRS knows it.",
    },
    bookkeeping: {
      title: "Bookkeeping Setup",
      includes:
        "Your books set up, then kept month by month, in the package that fits your expenses and transactions.",
    },
    payroll: {
      title: "Payroll Services",
      includes: "Payroll for your employees, your contractors or both.",
    },
    advisory: {
      title: "Business Advisory",
      includes: "A session about your business with the person who knows its numbers.",
    },
    "quarterly-planning": {
      title: "Quarterly Tax Planning & Advisory (optional)",
      includes: "A look at your numbers every quarter, before your estimated taxes are due.",
    },
  } satisfies ServiceWords,
  from: "from {price}",
  fromMonthly: "from {price} a month",
  fromSession: "from {price} a session",
  notesHeading: "Good to know",
  notes: {
    "nonresident-owner":
      "You told us that not every owner is a US citizen or a US tax resident. An owner who is neither, a nonresident alien, rules out an S corporation (Internal Revenue Code 1361(b)(1)(C)). An LLC stays possible.",
  } satisfies Partial<Record<PlanNote, string>>,
  stepsHeading: "Next steps",
  steps: [
    "Talk it over with us: the first consultation of {freeConsultationMinutes} minutes is free.",
    "Have at hand the name you want for the business, its address, and the names of all owners.",
    "We agree with you on the services and the final price before any work begins.",
  ],
  noSsn: "Please do not send Social Security numbers by message or e-mail.",
  contactHeading: "How to reach us",
  contact: { phone: "Phone", email: "E-mail", address: "Office", site: "Website", hours: "Hours" },
  // Circular 230 binds to a published fee for 30 days (31 CFR 10.30), so the plan names the day of its prices.
  validity:
    "Prices as published on our website on {date}. They are starting prices: the final one may vary with complexity. This plan was made from your answers; it is general information, not legal advice.",
  page: "Page {page} of {pages}",
  /** Answers whoever opens the address of the PDF with the address of the page that makes one. */
  takesAnswers: "A plan is made from your answers. Please start here: {address}",
} as const;

const es: Words<typeof en> = {
  fileName: "plan-de-negocio.pdf",
  title: "Su plan de negocio",
  preparedFor: "Preparado para {name} el {date}",
  answersHeading: "Sus respuestas",
  servicesHeading: "Lo que le recomendamos",
  services: {
    formation: {
      title: "Constitución de LLC o corporación S, con EIN",
      includes:
        "Su compañía registrada en el estado de Texas, con su EIN, el número con el que la identifica el IRS.",
    },
    bookkeeping: {
      title: "Organización de la teneduría de libros",
      includes:
        "Sus libros organizados desde el principio y al día cada mes, con el paquete que corresponda a sus gastos y transacciones.",
    },
    payroll: {
      title: "Servicios de nómina",
      includes: "La nómina de sus empleados, de sus contratistas o de ambos.",
    },
    advisory: {
      title: "Asesoría para su negocio",
      includes: "Una sesión dedicada a su negocio, con quien conoce sus números.",
    },
    "quarterly-planning": {
      title: "Planificación tributaria trimestral y asesoría (opcional)",
      includes: "Una revisión de sus números cada trimestre, antes de que venza el impuesto estimado.",
    },
  },
  from: "desde {price}",
  fromMonthly: "desde {price} al mes",
  fromSession: "desde {price} por sesión",
  notesHeading: "Conviene saber",
  notes: {
    "nonresident-owner":
      "Usted indicó que no todos los dueños son ciudadanos o residentes de los EE. UU. para efectos tributarios. Si uno de ellos es extranjero no residente, la ley no permite la corporación S (Código de Impuestos Internos, sección 1361(b)(1)(C)). La LLC sigue siendo posible.",
  },
  stepsHeading: "Próximos pasos",
  steps: [
    "Converse con nosotros: la primera consulta, de {freeConsultationMinutes} minutos, es gratis.",
    "Tenga a la mano el nombre que quiere para el negocio, su dirección y los nombres de todos los dueños.",
    "Acordamos con usted los servicios y el precio final antes de empezar cualquier trabajo.",
  ],
  noSsn: "Por favor, no envíe números de Seguro Social por mensaje ni por correo electrónico.",
  contactHeading: "Cómo comunicarse con nosotros",
  contact: {
    phone: "Teléfono",
    email: "Correo electrónico",
    address: "Oficina",
    site: "Sitio web",
    hours: "Horario",
  },
  validity:
    "Precios publicados en nuestro sitio web el {date}. Son precios iniciales: el final puede variar según la complejidad. Este plan se hizo con sus respuestas; es información general y no es asesoría legal.",
  page: "Página {page} de {pages}",
  takesAnswers: "El plan se prepara con sus respuestas. Comience aquí: {address}",
};

export type PlanWords = Words<typeof en>;
export const planWords: Both<PlanWords> = { en, es };
