import { findOpenQuestions, type OpenQuestion } from "../facts/open-questions.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

const anywhere = /\.(?:yaml|md|ts)$/;

const questions: OpenQuestion[] = [
  {
    question: "texas-filing-fee",
    asks: {
      en: "Is the fee of the state for a certificate of formation still $300 (Form 205)?",
      es: "¿Sigue siendo de $300 el cargo del estado por un certificado de formación (Formulario 205)?",
    },
    pattern: /\$300\)|\$300 state|filing fee \(\$300|State fee to open|The \$300 is/i,
    files: anywhere,
    source: sources.filingFees,
  },
  {
    question: "itin-telephone",
    asks: {
      en: "Is 844-545-5640 still the number for appointments at a Taxpayer Assistance Center?",
      es: "¿Sigue siendo el 844-545-5640 el número para pedir cita en un Centro de Ayuda al Contribuyente?",
    },
    pattern: /844-545-5640/,
    files: anywhere,
    source: {
      name: "IRS: Taxpayer Assistance Centers",
      url: "https://www.irs.gov/help/contact-your-local-irs-office",
    },
  },
  {
    question: "paper-return-time",
    asks: {
      en: "What does the IRS say today of the time a paper return takes?",
      es: "¿Cuánto dice hoy el IRS que tarda una declaración en papel?",
    },
    pattern: /(?:six|6) weeks or (?:longer|more)|6 (?:to|a) 8 (?:weeks|semanas)|seis semanas o más/i,
    files: anywhere,
    source: { name: "IRS: Refunds", url: "https://www.irs.gov/refunds" },
  },
  {
    question: "penalties-1099",
    asks: {
      en: "Are the penalties for late Forms 1099 those of this year?",
      es: "¿Son las de este año las multas por los Formularios 1099 tardíos?",
    },
    pattern: /penalt(?:y|ies).*1099|multas?.*1099|^#+ (?:Penalties|Multas)/i,
    files: /form-1099[^\\/]*\.md$/,
    source: {
      name: "IRS: information return penalties",
      url: "https://www.irs.gov/payments/information-return-penalties",
    },
  },
  {
    question: "form-4547",
    asks: {
      en: "Is Form 4547 (Trump accounts) as the content describes it?",
      es: "¿Es el Formulario 4547 (Cuentas Trump) como lo describe el contenido?",
    },
    pattern: /(?:Form|Formulario) 4547|Trump accounts?|cuentas? Trump/i,
    files: anywhere,
    source: { name: "IRS: About Form 4547", url: "https://www.irs.gov/forms-pubs/about-form-4547" },
  },
  {
    question: "irs-data-sharing",
    asks: {
      en: "How do the cases on the IRS's sharing of data with immigration authorities stand? Promise nothing for the IRS.",
      es: "¿Cómo van los casos sobre los datos que el IRS comparte con inmigración? No prometa nada en nombre del IRS.",
    },
    pattern:
      /limits? how the IRS|before the courts|how a government agency will use|limita cómo el IRS|en los tribunales/i,
    files: anywhere,
    source: { name: "26 USC 6103", url: "https://www.law.cornell.edu/uscode/text/26/6103" },
  },
  {
    question: "premium-tax-credit",
    asks: {
      en: "Was the enhanced premium tax credit extended for 2026 (a bill passed the House in January 2026)?",
      es: "¿Se prorrogó para 2026 el crédito tributario de prima ampliado (la Cámara aprobó un proyecto en enero de 2026)?",
    },
    pattern: /Marketplace health insurance|seguro médico del Mercado|premium tax credit/i,
    files: /[\\/]articles[\\/]/,
    source: { name: "IRS: Premium Tax Credit", url: "https://www.irs.gov/affordable-care-act" },
  },
  {
    question: "refund-without-account",
    asks: {
      en: "What does the IRS do today with a refund without a bank account (CP53E, 30 days)?",
      es: "¿Qué hace hoy el IRS con un reembolso sin cuenta de banco (CP53E, 30 días)?",
    },
    pattern: /CP53E/,
    files: anywhere,
    source: {
      name: "Taxpayer Advocate, January 26, 2026",
      url: "https://www.taxpayeradvocate.irs.gov/news/",
    },
  },
  {
    question: "ownership-reports",
    asks: {
      en: "Has FinCEN made a final rule on reports of beneficial owners (BOI)?",
      es: "¿Publicó FinCEN una regla final sobre los informes de dueños reales (BOI)?",
    },
    pattern: /\bBOI\b|beneficial owner/i,
    files: /[\\/]articles[\\/]/,
    source: { name: "FinCEN: beneficial ownership", url: "https://www.fincen.gov/boi" },
  },
  {
    question: "after-hours-rule",
    asks: {
      en: "Has the Secretary of State a rule on fees after hours?",
      es: "¿Tiene la Secretaría de Estado una regla sobre las tarifas fuera de horario?",
    },
    pattern: /after hours|evening or weekend|fuera de horario|de noche o en fin de semana/i,
    files: /practice[\\/](?:rates|faqs)\.yaml$/,
    source: {
      name: "Texas Secretary of State: notary public",
      url: "https://www.sos.state.tx.us/statdoc/edinfo.shtml",
    },
  },
];

export const unverifiedFacts: Rule = {
  id: "unverified-facts",
  severity: "warning",
  title: "Facts that could not be verified when they were written",
  reason: "Their official source could not be opened; a wrong fact misleads a client.",
  source: sources.circular230,
  find: (facts) => findOpenQuestions(facts, questions),
};
