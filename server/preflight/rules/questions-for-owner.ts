import { findOpenQuestions, type OpenQuestion } from "../facts/open-questions.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

const questions: OpenQuestion[] = [
  {
    question: "acceptance-agent",
    asks: "Is the office a Certifying Acceptance Agent? The page should say which.",
    pattern: /prepare Form W-7|Acceptance Agent/i,
    files: /words[\\/]services[\\/]itin\.ts$/,
    source: sources.acceptanceAgents,
  },
  {
    question: "itin-with-return-price",
    asks: "Does the price of an ITIN with a return hold for every return, or is it a “from” price?",
    pattern: /ITIN Application \+ Tax Return/i,
    files: /practice[\\/]tiers\.yaml$/,
    source: sources.circular230,
  },
  {
    question: "phone-is-answered",
    asks: "Is the phone answered in all hours that the site shows?",
    pattern: /somebody answers|we answer the phone|picks? up the phone|a person you can call/i,
    files: /words[\\/]about\.ts$/,
  },
  {
    question: "ways-to-pay",
    asks: "Which payments do you take, and is the fee ever taken from the refund?",
    pattern: /how do I pay|do you take the fee|\bZelle\b|pay us when/i,
    files: /practice[\\/]faqs\.yaml$/,
  },
  {
    question: "preparers",
    asks: "Who signs returns, with which credential, PTIN and first year?",
    pattern: /\bPTIN\b|\b(?:who prepares|prepares? your) (?:your )?tax/i,
    files: /words[\\/]about\.ts$/,
    source: sources.choosingPreparer,
  },
  {
    question: "our-mistakes",
    asks: "When the mistake is yours, who pays penalty and interest, and for how long do you correct it free?",
    pattern: /(?:we )?made a mistake|we make a mistake|correct (?:it|our mistakes)/i,
    files: /practice[\\/]faqs\.yaml$|words[\\/](?:home|about)\.ts$/,
    source: sources.circular230,
  },
  {
    question: "app-name",
    asks: "What is the app called, and where is it in the two stores?",
    pattern: /\bthe app\b|mobile app/i,
    files: /words[\\/]services[\\/]filing\.ts$/,
  },
  {
    question: "travel-area",
    asks: "How far does the travel fee go?",
    pattern: /^(?:we come to you|travel)/i,
    files: /practice[\\/]rates\.yaml$/,
    source: sources.notaryFees,
  },
  {
    question: "public-transport",
    asks: "Which stop, and how many minutes on foot?",
    pattern: /public transport|\bDART\b|bus stop/i,
    files: /words[\\/]contact\.ts$/,
  },
  {
    question: "newsletter-pace",
    asks: "How often is the newsletter really sent?",
    pattern: /once a month|newsletter/i,
    files: /words[\\/]blog\.ts$/,
  },
  {
    question: "whatsapp-reader",
    asks: "Who reads WhatsApp, and do they answer appointments there and no tax questions?",
    pattern: /whatsapp/i,
    files: /words[\\/](?:contact|letters|compare|home)\.ts$/,
    source: sources.returnInformation,
  },
  {
    question: "payroll-sales-tax",
    asks: "Do you collect Texas sales tax on 80 % of the payroll charge?",
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
