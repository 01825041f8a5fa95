import type { BusinessFields } from "#domain/forms/business-form.ts";
import type { Both } from "#domain/locale.ts";
import type { Words } from "../format/fill-in.ts";

type StepWords = {
  question: string;
  why: string;
  /** Said beside the resting Next button. */
  toGoOn: string;
};
type Hints<Question extends keyof BusinessFields> = Partial<Record<BusinessFields[Question], string>>;

/** The Start Your Business page: its questions and why we ask them. Names of fields and answers stand in forms.ts. */
const en = {
  title: "Start your business",
  description:
    "A few short questions and a plan for your new business in Texas: formation and EIN, bookkeeping, payroll and advice, with prices. Free, in English or Spanish.",
  hero: {
    heading: "Start your business in Texas",
    lead: "A few short questions and your plan: the services that fit your business and where their prices start.",
    facts: ["Takes about two minutes", "Free, with no obligation", "An answer within {responseHours} hours"],
  },
  progress: "Step {step} of {steps}",
  steps: {
    businessType: {
      question: "What kind of business will it be?",
      why: "It tells us which documents the state and the IRS will ask for.",
      toGoOn: "Choose an answer to continue.",
    },
    owners: {
      question: "Who will own it?",
      why: "The number of owners helps decide which tax return the business files.",
      toGoOn: "Answer both questions to continue.",
    },
    // No sum for the 1099: the threshold, $2,000 for payments made in 2026, is indexed from 2027 on.
    payroll: {
      question: "Will you need payroll?",
      why: "With the first employee come withholding, deposits and quarterly forms. Contractors may need a 1099.",
      toGoOn: "Choose an answer to continue.",
    },
    bookkeeping: {
      question: "Would you like us to keep your books?",
      why: "Clean books from the first month make your first tax return easier.",
      toGoOn: "Choose an answer to continue.",
    },
    advisory: {
      question: "Would you like advice for your business?",
      why: "For example, on the type of entity, what to set aside for taxes, or what to pay yourself.",
      toGoOn: "Choose an answer to continue.",
    },
    person: {
      question: "Who is the plan for?",
      why: "So that an advisor can contact you about your plan, and for our confirmation by email.",
      toGoOn: "Enter your name, email and phone to continue.",
    },
  } satisfies Record<string, StepWords>,
  citizens: {
    question: "Are all owners US citizens or US tax residents?",
    // The specification asks for citizens; the law asks for citizens or residents (IRC 1361(b)(1)(C)).
    why: "US tax residents include people who have a green card or pass the IRS's substantial presence test. An S corporation cannot have an owner who is a nonresident for tax purposes. An LLC can.",
  },
  hints: {
    businessType: {
      solo: "One owner, no company registered yet",
      partnership: "Two or more owners together",
      llc: "A company registered with the state",
      "not-sure": "We will look at it together",
    } satisfies Hints<"businessType">,
    needsPayroll: {
      yes: "Employees, contractors or both",
      no: "Nobody to pay for now",
    } satisfies Hints<"needsPayroll">,
    needsBookkeeping: {
      yes: "Month by month",
      no: "I do it, or someone else does",
      training: "I will do it, if you show me how",
    } satisfies Hints<"needsBookkeeping">,
    needsAdvisory: {
      yes: "From the beginning",
      no: "Not for now",
      later: "Once the business is open",
    } satisfies Hints<"needsAdvisory">,
  },
  previous: "Previous",
  next: "Next",
  summary: {
    heading: "Your answers so far",
    open: "not answered yet",
    change: "Change",
  },
  plan: {
    more: "See the service: {service}",
    download: "Download Summary (PDF)",
    startOver: "Start over",
    waiting: "One moment: your plan will appear here.",
  },
  prices: {
    heading: "What forming a company costs",
    hint: "Choose a package, then ask for your free consultation.",
  },
} as const;

const es: Words<typeof en> = {
  title: "Abra su negocio",
  description:
    "Unas preguntas y el plan de su nuevo negocio en Texas: constitución y EIN, teneduría de libros, nómina y asesoría, con precios. Gratis, en español o inglés.",
  hero: {
    heading: "Abra su negocio en Texas",
    lead: "Unas preguntas cortas y su plan: los servicios que le convienen a su negocio y sus precios iniciales.",
    facts: [
      "Toma unos dos minutos",
      "Gratis y sin compromiso",
      "Respuesta en menos de {responseHours} horas",
    ],
  },
  progress: "Paso {step} de {steps}",
  steps: {
    businessType: {
      question: "¿Qué tipo de negocio será?",
      why: "Así sabemos qué documentos le van a pedir el estado y el IRS.",
      toGoOn: "Elija una respuesta para continuar.",
    },
    owners: {
      question: "¿Quiénes serán los dueños?",
      why: "El número de dueños ayuda a definir qué declaración de impuestos presenta el negocio.",
      toGoOn: "Conteste las dos preguntas para continuar.",
    },
    payroll: {
      question: "¿Va a necesitar nómina?",
      why: "Con el primer empleado empiezan la retención, los depósitos y los formularios trimestrales. A los contratistas quizá haya que darles un 1099.",
      toGoOn: "Elija una respuesta para continuar.",
    },
    bookkeeping: {
      question: "¿Quiere que llevemos las cuentas de su negocio?",
      why: "Con las cuentas en orden desde el primer mes, la primera declaración de impuestos es más fácil.",
      toGoOn: "Elija una respuesta para continuar.",
    },
    advisory: {
      question: "¿Le gustaría recibir asesoría para su negocio?",
      why: "Por ejemplo, sobre el tipo de entidad, cuánto apartar para los impuestos o qué sueldo asignarse.",
      toGoOn: "Elija una respuesta para continuar.",
    },
    person: {
      question: "¿Para quién es el plan?",
      why: "Para comunicarnos con usted y hablar de su plan, y para nuestra confirmación por correo electrónico.",
      toGoOn: "Escriba su nombre, correo y teléfono para continuar.",
    },
  },
  citizens: {
    question: "¿Todos los dueños son ciudadanos o residentes de los Estados Unidos para efectos tributarios?",
    why: "Son residentes para efectos tributarios, por ejemplo, quienes tienen tarjeta verde o cumplen con la prueba de presencia sustancial del IRS. Una corporación S no puede tener un dueño que sea extranjero no residente; una LLC sí.",
  },
  hints: {
    businessType: {
      solo: "Un solo dueño, sin compañía registrada todavía",
      partnership: "Dos o más dueños juntos",
      llc: "Una compañía registrada en el estado",
      "not-sure": "Lo vemos juntos",
    },
    needsPayroll: {
      yes: "Empleados, contratistas o ambos",
      no: "Por ahora no hay a quién pagarle",
    },
    needsBookkeeping: {
      yes: "Cada mes",
      no: "Las llevo yo, u otra persona",
      training: "Las llevo yo, si me enseñan cómo",
    },
    needsAdvisory: {
      yes: "Desde el principio",
      no: "Por ahora no",
      later: "Cuando el negocio ya esté abierto",
    },
  },
  previous: "Anterior",
  next: "Siguiente",
  summary: {
    heading: "Sus respuestas hasta ahora",
    open: "sin contestar",
    change: "Cambiar",
  },
  plan: {
    more: "Ver el servicio: {service}",
    download: "Descargar el resumen (PDF)",
    startOver: "Empezar de nuevo",
    waiting: "Un momento: aquí aparecerá su plan.",
  },
  prices: {
    heading: "Cuánto cuesta constituir una compañía",
    hint: "Elija un paquete y pida su consulta gratis.",
  },
};

export type WizardWords = Words<typeof en>;
export const wizardWords: Both<WizardWords> = { en, es };
