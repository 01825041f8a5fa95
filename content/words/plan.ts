import type { PlanNote, RecommendationCode } from "#domain/forms/recommendations.ts";
import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

type ServiceWords = Record<RecommendationCode, { title: string; includes: string }>;

/** What the business plan says, on the page and on paper. Prices come from the practice's files. */
const en = {
  fileName: "business-plan.pdf",
  title: "Your business plan",
  preparedFor: "Prepared for {name} on {date}",
  prepared: "Prepared on {date}",
  answersHeading: "Your answers",
  servicesHeading: "What we recommend",
  services: {
    // The specification's title (§4). It names the S corporation, so a note follows where the law rules one out.
    formation: {
      title: "LLC/S-Corp Formation & EIN Setup",
      includes:
        "Your company registered with the state of Texas, and its EIN. Whether to be taxed as an S corporation is decided separately.",
    },
    bookkeeping: {
      title: "Bookkeeping Setup",
      includes:
        "Your books set up, then kept every month, in the package that fits your expenses and transactions.",
    },
    payroll: {
      title: "Payroll Services",
      includes: "Payroll for your employees, your contractors or both.",
    },
    advisory: {
      title: "Business Advisory",
      includes: "A session about your business and its numbers.",
    },
    "quarterly-planning": {
      title: "Quarterly Tax Planning & Advisory (optional)",
      includes: "A review of your numbers every quarter, before your estimated taxes are due.",
    },
  } satisfies ServiceWords,
  from: "from {price}",
  fromMonthly: "from {price} a month",
  fromSession: "from {price} a session",
  notesHeading: "Good to know",
  notes: {
    "nonresident-owner":
      "You told us that not every owner is a US citizen or a US tax resident. An S corporation cannot have an owner who is a nonresident for tax purposes (IRC 1361(b)(1)(C)). An LLC can, and one with a single nonresident owner usually has to file Form 5472 each year, even with no tax due; ask us first.",
  } satisfies Partial<Record<PlanNote, string>>,
  // What Texas asks of a new business: Bus. & Com. Code 71, Tax Code 151.201 and 171.203, Labor Code 204.
  checked: "2026-11-20",
  checklistHeading: "Texas checklist",
  checklist: [
    "Name: check that it is available (Secretary of State, sos.state.tx.us).",
    "Registered agent: a person or company with a street address in Texas.",
    "Other business name (DBA): companies file it with the state, sole proprietors with the county clerk.",
    "Sales tax permit: free, if you sell goods or taxable services (comptroller.texas.gov).",
    "Company report (PIR or OIR): by May 15 of each year after you register, even if no tax is due.",
    "Bank account and city licenses; with employees, an account with the Texas Workforce Commission (twc.texas.gov).",
  ],
  stepsHeading: "Next steps",
  steps: [
    "Talk it over with us: the first consultation of {freeConsultationMinutes} minutes is free.",
    "Have ready the name you want for the business, its address, and the names of all owners.",
    "We agree with you on the services and the final price before we start.",
  ],
  noSsn: "Please do not send Social Security numbers by message or email.",
  contactHeading: "How to reach us",
  contact: { phone: "Phone", email: "Email", address: "Office", site: "Website", hours: "Hours" },
  // Circular 230 binds to a published fee for 30 days (31 CFR 10.30), so the plan names the day of its prices.
  validity:
    "Prices as published on our website on {date}. They are starting prices: the final price depends on your case. This plan was made from your answers; it is general information, not tax or legal advice.",
  page: "Page {page} of {pages}",
  /** Answers whoever opens the address of the PDF with the address of the page that makes one. */
  takesAnswers: "A plan is made from your answers. Please start here: {address}",
} as const;

const es: Words<typeof en> = {
  fileName: "plan-de-negocio.pdf",
  title: "Su plan de negocio",
  preparedFor: "Preparado para {name} el {date}",
  prepared: "Preparado el {date}",
  answersHeading: "Sus respuestas",
  servicesHeading: "Lo que le recomendamos",
  services: {
    formation: {
      title: "Constitución de su LLC y EIN (y elección de corporación S, si conviene)",
      includes:
        "Su compañía registrada en el estado de Texas, con su EIN. Si conviene que pague impuestos como corporación S se decide aparte.",
    },
    bookkeeping: {
      title: "Organización de la teneduría de libros",
      includes:
        "Las cuentas de su negocio organizadas desde el principio y al día cada mes, con el paquete que corresponda a sus gastos y movimientos.",
    },
    payroll: {
      title: "Servicios de nómina",
      includes: "La nómina de sus empleados, de sus contratistas o de ambos.",
    },
    advisory: {
      title: "Asesoría para su negocio",
      includes: "Una sesión dedicada a su negocio y sus números.",
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
      "Usted indicó que no todos los dueños son ciudadanos o residentes de los Estados Unidos para efectos tributarios. Una corporación S no puede tener un dueño que sea extranjero no residente (Código de Impuestos Internos, sección 1361(b)(1)(C)). Una LLC sí, y la que tiene un único dueño no residente casi siempre debe presentar cada año el Formulario 5472, aunque no deba impuestos; pregúntenos antes.",
  },
  checked: "2026-11-20",
  checklistHeading: "Pasos para empezar en Texas",
  checklist: [
    "Nombre: compruebe que está disponible (Secretaría de Estado, sos.state.tx.us).",
    "Agente registrado: una persona o compañía con dirección física en Texas.",
    "Otro nombre comercial (DBA): las compañías lo registran en el estado; los dueños únicos, en el condado.",
    "Permiso de impuesto sobre las ventas: gratis, si vende productos o servicios gravados (comptroller.texas.gov).",
    "Informe anual (PIR u OIR): cada 15 de mayo desde el año siguiente, aunque no deba impuesto.",
    "Cuenta de banco y licencias de la ciudad; con empleados, una cuenta en la Comisión de la Fuerza Laboral de Texas (twc.texas.gov).",
  ],
  stepsHeading: "Próximos pasos",
  steps: [
    "Converse con nosotros: la primera consulta, de {freeConsultationMinutes} minutos, es gratis.",
    "Tenga a la mano el nombre que quiere para el negocio, su dirección y los nombres de todos los dueños.",
    "Acordamos con usted los servicios y el precio final antes de empezar.",
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
    "Precios publicados en nuestro sitio web el {date}. Son precios iniciales: el final depende de su caso. Este plan se hizo con sus respuestas; es información general y no es asesoría de impuestos ni legal.",
  page: "Página {page} de {pages}",
  takesAnswers: "El plan se prepara con sus respuestas. Comience aquí: {address}",
};

type PlanWords = Words<typeof en>;
export const planWords: Both<PlanWords> = { en, es };
