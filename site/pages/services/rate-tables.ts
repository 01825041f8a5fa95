import { fillCount, fillIn } from "#content/format/fill-in.ts";
import type { NotaryWords } from "#content/words/services/notary-public.ts";
import type { PayrollWords } from "#content/words/services/payroll.ts";
import type { Locale } from "#domain/locale.ts";
import { formatMoney } from "#domain/money.ts";
import type { Practice } from "#domain/practice/practice.ts";

type Fee = { name: Record<Locale, string>; price: number };

const feeRows = (fees: readonly Fee[], locale: Locale, sign = "") =>
  fees.map(({ name, price }) => ({ label: name[locale], value: sign + formatMoney(price, locale) }));

/** What payroll costs, and what that comes to for a team of three. */
export function payrollTables({ rates }: Practice, locale: Locale, words: PayrollWords["pricing"]) {
  const { basePerMonth, perEmployee, perContractor } = rates.payroll;
  const team = { employees: 2, contractors: 1 };
  const total = basePerMonth + team.employees * perEmployee + team.contractors * perContractor;
  return [
    {
      heading: words.table,
      rows: [
        { label: words.base, value: formatMoney(basePerMonth, locale) },
        { label: words.employee, value: `+ ${formatMoney(perEmployee, locale)}` },
        { label: words.contractor, value: `+ ${formatMoney(perContractor, locale)}` },
      ],
    },
    {
      heading: words.example,
      rows: [
        { label: words.base, value: formatMoney(basePerMonth, locale) },
        {
          label: fillCount(words.people.employees, team.employees),
          value: formatMoney(team.employees * perEmployee, locale),
        },
        {
          label: fillCount(words.people.contractors, team.contractors),
          value: formatMoney(team.contractors * perContractor, locale),
        },
        { label: words.total, value: formatMoney(total, locale) },
      ],
      text: words.salesTax,
    },
  ];
}

/**
 * Notarial acts, what is agreed apart from them, and discounts for several documents. The caps of the law stand
 * here in English; a Spanish page carries them in its notice.
 */
export function notaryTables({ rates: { notary } }: Practice, locale: Locale, words: NotaryWords["rates"]) {
  const tables = [
    { heading: words.acts, rows: feeRows(notary.acts, locale) },
    { heading: words.extras, rows: feeRows(notary.surcharges, locale, "+ "), text: words.extrasText },
    {
      heading: words.discounts,
      rows: notary.discounts.map(({ documents, percent }) => ({
        label: fillIn(words.documents, { count: documents }),
        value: fillIn(words.off, { percent }),
      })),
    },
    ...(locale === "en"
      ? [{ heading: words.capsHeading, rows: feeRows(notary.caps.fees, locale), text: words.capsText }]
      : []),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}
