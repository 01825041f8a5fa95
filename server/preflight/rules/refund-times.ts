import { sources } from "../facts/sources.ts";
import { textRule } from "../facts/text-rule.ts";

export const refundTimes = textRule({
  id: "refund-times",
  severity: "warning",
  title: "Times of refunds in other words than the IRS's",
  reason: "What an e-file provider says of the speed of refunds must agree with the publications of the IRS.",
  source: sources.eFileAdvertising,
  pattern: /(?:about|around|in) 21 days|unos 21 días|en 21 días|\b6 (?:to|a) 8 (?:weeks|semanas)/i,
  proposal: {
    en: "The IRS says it issues most refunds in less than 21 days when you e-file and choose Direct Deposit, and that a paper return takes six weeks or more. No one can promise a date.",
    es: "El IRS dice que paga la mayoría de los reembolsos en menos de 21 días si la declaración es electrónica y con depósito directo, y que una declaración en papel tarda seis semanas o más. Nadie puede prometer una fecha.",
  },
});
