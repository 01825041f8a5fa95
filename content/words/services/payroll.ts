import type { Both } from "#domain/locale.ts";
import type { Words } from "../../format/fill-in.ts";

const en = {
  title: "Payroll for small businesses",
  description:
    "Payroll for employees and contractors of small Texas businesses: a monthly base and a price per person paid, only in months when payments are issued.",
  heading: "Pay your people on time",
  lead: "You tell us the hours. We work out the pay and the withholding, prepare the payments and file what has to be filed.",
  schedule: "Request a consultation",
  included: {
    heading: "What is included",
    points: [
      { title: "Pay and withholding", text: "Worked out for every pay period, with a stub for each person." },
      {
        title: "Deposits",
        text: "We prepare each deposit of federal payroll taxes and remind you; the money leaves your account.",
      },
      { title: "Quarterly and yearly returns", text: "Forms 941 and 940, and the Texas wage report." },
      {
        // Both are due on January 31, to payee and government; IRC 7503 moves that past a weekend, we do not.
        title: "Forms W-2 and 1099-NEC",
        text: "For your team, the IRS and Social Security, by January 31 or the next business day.",
      },
      { title: "New hires", text: "Forms W-4 and I-9 explained, and the report to the state." },
      { title: "A person to ask", text: "In English or in Spanish, for you and for your team." },
    ],
  },
  pricing: {
    heading: "How the price works",
    lead: "Charged only in months when payments are issued.",
    base: "Base for the month",
    employee: "For each employee paid",
    contractor: "For each contractor paid",
    table: "Monthly price",
    example: "Example of a month",
    people: {
      employees: { one: "{count} employee", other: "{count} employees" },
      contractors: { one: "{count} contractor", other: "{count} contractors" },
    },
    total: "Total of the month",
    // Payroll is data processing, taxed on 80 % of the charge (34 Tex. Admin. Code 3.330).
    salesTax: "Plus Texas sales tax on 80% of the charge.",
  },
} as const;

const es: Words<typeof en> = {
  title: "Nómina para pequeños negocios",
  description:
    "Nómina de empleados y contratistas para pequeños negocios de Texas: una base mensual y un precio por persona pagada, solo en los meses en que hay pagos.",
  heading: "Pague a su gente a tiempo",
  lead: "Usted nos dice las horas. Nosotros calculamos el sueldo y la retención, preparamos los pagos y presentamos lo que haya que presentar.",
  schedule: "Pedir una consulta",
  included: {
    heading: "Qué incluye",
    points: [
      { title: "Sueldo y retención", text: "Calculados en cada período, con un talón para cada persona." },
      {
        title: "Depósitos",
        text: "Preparamos cada depósito de los impuestos federales de nómina y le avisamos; el dinero sale de su cuenta.",
      },
      {
        title: "Declaraciones trimestrales y anuales",
        text: "Los Formularios 941 y 940, y el informe de sueldos de Texas.",
      },
      {
        title: "Formularios W-2 y 1099-NEC",
        text: "Para su gente, el IRS y el Seguro Social, a más tardar el 31 de enero o el siguiente día hábil.",
      },
      {
        title: "Contrataciones nuevas",
        text: "Los Formularios W-4 e I-9 explicados, y el aviso al estado.",
      },
      { title: "Alguien a quien preguntar", text: "En español o en inglés, para usted y para su equipo." },
    ],
  },
  pricing: {
    heading: "Cómo se calcula el precio",
    lead: "Se cobra solo en los meses en que se emiten pagos.",
    base: "Base del mes",
    employee: "Por cada empleado pagado",
    contractor: "Por cada contratista pagado",
    table: "Precio mensual",
    example: "Ejemplo de un mes",
    people: {
      employees: { one: "{count} empleado", other: "{count} empleados" },
      contractors: { one: "{count} contratista", other: "{count} contratistas" },
    },
    total: "Total del mes",
    salesTax: "Más el impuesto sobre las ventas de Texas sobre el 80% del cobro.",
  },
};

export type PayrollWords = Words<typeof en>;
export const payrollWords: Both<PayrollWords> = { en, es };
