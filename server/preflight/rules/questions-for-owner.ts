import { findOpenQuestions, type OpenQuestion } from "../facts/open-questions.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

const questions: OpenQuestion[] = [
  {
    question: "acceptance-agent",
    asks: {
      en: "Is the office a Certifying Acceptance Agent? The page should say which.",
      es: "¿Es la oficina un Agente Tramitador Certificador? La página debe decirlo.",
    },
    pattern: /prepare Form W-7|Acceptance Agent/i,
    files: /words[\\/]services[\\/]itin\.ts$/,
    source: sources.acceptanceAgents,
  },
  {
    question: "itin-with-return-price",
    asks: {
      en: "Does the price of an ITIN with a return hold for every return, or is it a “from” price?",
      es: "¿Vale el precio del ITIN con declaración para cualquier declaración, o es un precio “desde”?",
    },
    pattern: /ITIN Application \+ Tax Return/i,
    files: /practice[\\/]tiers\.yaml$/,
    source: sources.circular230,
  },
  {
    question: "phone-is-answered",
    asks: {
      en: "Is the phone answered in all hours that the site shows?",
      es: "¿Se contesta el teléfono en todo el horario que muestra el sitio?",
    },
    pattern: /somebody answers|we answer the phone|picks? up the phone|a person you can call/i,
    files: /words[\\/]about\.ts$/,
  },
  {
    question: "ways-to-pay",
    asks: {
      en: "Which payments do you take, and is the fee ever taken from the refund?",
      es: "¿Qué formas de pago aceptan, y se cobra alguna vez del reembolso?",
    },
    pattern: /how do I pay|do you take the fee|\bZelle\b|pay us when/i,
    files: /practice[\\/]faqs\.yaml$/,
  },
  {
    question: "preparers",
    asks: {
      en: "Who signs returns, with which credential, PTIN and first year?",
      es: "¿Quién firma las declaraciones, con qué credencial, qué PTIN y desde qué año?",
    },
    pattern: /\bPTIN\b|\b(?:who prepares|prepares? your) (?:your )?tax/i,
    files: /words[\\/]about\.ts$/,
    source: sources.choosingPreparer,
  },
  {
    question: "our-mistakes",
    asks: {
      en: "When the mistake is yours, who pays penalty and interest, and for how long do you correct it free?",
      es: "Cuando el error es de la oficina, ¿quién paga la multa y los intereses, y hasta cuándo lo corrigen gratis?",
    },
    pattern: /(?:we )?made a mistake|we make a mistake|correct (?:it|our mistakes)/i,
    files: /practice[\\/]faqs\.yaml$|words[\\/](?:home|about)\.ts$/,
    source: sources.circular230,
  },
  {
    question: "app-name",
    asks: {
      en: "What is the app called, and where is it in the two stores?",
      es: "¿Cómo se llama la aplicación y dónde está en las dos tiendas?",
    },
    pattern: /\bthe app\b|mobile app/i,
    files: /words[\\/]services[\\/]filing\.ts$/,
  },
  {
    question: "travel-area",
    asks: {
      en: "How far does the travel fee go?",
      es: "¿Hasta qué distancia alcanza el cargo por viaje?",
    },
    pattern: /^(?:we come to you|travel)/i,
    files: /practice[\\/]rates\.yaml$/,
    source: sources.notaryFees,
  },
  {
    question: "public-transport",
    asks: {
      en: "Which stop, and how many minutes on foot?",
      es: "¿Qué parada es, y a cuántos minutos a pie?",
    },
    pattern: /public transport|transporte público|\bDART\b|bus stop/i,
    files: /practice[\\/]business\.yaml$/,
  },
  {
    question: "whatsapp-reader",
    asks: {
      en: "Who reads WhatsApp, and do they answer appointments there and no tax questions?",
      es: "¿Quién lee el WhatsApp, y contesta allí solo sobre citas y no sobre impuestos?",
    },
    pattern: /whatsapp/i,
    files: /words[\\/](?:contact|letters|compare|home)\.ts$/,
    source: sources.returnInformation,
  },
  {
    question: "payroll-sales-tax",
    asks: {
      en: "Do you collect Texas sales tax on 80% of the payroll charge?",
      es: "¿Cobran el impuesto sobre las ventas de Texas por el 80% del cargo de nómina?",
    },
    pattern: /total of the month|sales tax/i,
    files: /words[\\/]services[\\/]payroll\.ts$/,
    source: sources.payrollSalesTax,
  },
];

export const questionsForOwner: Rule = {
  id: "questions-for-owner",
  severity: "warning",
  title: "Facts that only the owner knows",
  reason: "The site says them in general words; what it promises has to be so.",
  source: sources.deceptiveTrade,
  find: (facts) => findOpenQuestions(facts, questions),
};
