import { inDollars } from "../facts/catalogue-prices.ts";
import type { LaunchFacts } from "../facts/launch-facts.ts";
import type { Finding, Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

export const chargesLeftOut: Rule = {
  id: "charges-left-out",
  severity: "warning",
  title: "A starting price without what everybody pays beside it",
  reason: "Published fees say who pays which costs.",
  source: sources.circular230,
  find: (facts) => [...payroll(facts), ...formation(facts)],
};

function payroll({ practice, at }: LaunchFacts): Finding[] {
  const index = practice.catalogue.findIndex(({ id }) => id === "payroll");
  const each = inDollars(practice.rates.payroll.perEmployee);
  const description = practice.catalogue[index]?.description;
  // Not $6 in $60 or $6.50.
  const named = new RegExp(`\\${each}(?![\\d.,]*\\d)`);
  const isNamed = description && [description.en, description.es].every((text) => named.test(text));
  if (!description || isNamed || practice.rates.payroll.perEmployee === 0) return [];
  return [
    {
      places: [at("catalogue", `${index}.description`), at("rates", "payroll.perEmployee")],
      says: {
        en: `“${description.en}”: the ${each} for each person paid is not named.`,
        es: `“${description.es}”: no se nombran los ${each} por cada persona pagada.`,
      },
      proposal: {
        en: `Employees and contractors, plus ${each} per person paid`,
        es: `Empleados y contratistas, más ${each} por persona pagada`,
      },
    },
  ];
}

function formation({ practice, at }: LaunchFacts): Finding[] {
  const index = practice.catalogue.findIndex(({ id }) => id === "business-formation");
  const description = practice.catalogue[index]?.description;
  const isNamed = /\$\d|state fee|filing fee/i.test(description?.en ?? "");
  if (!description || (isNamed && /\$\d|tarifa|cuota|cargo/i.test(description.es))) return [];
  return [
    {
      places: [at("catalogue", `${index}.description`)],
      says: {
        en: `“${description.en}”: the fee of the state is not named.`,
        es: `“${description.es}”: no se nombra la tarifa del estado.`,
      },
      proposal: {
        en: "Your LLC or corporation, and its EIN, plus the $300 state fee",
        es: "Su LLC o corporación, y su EIN, más la tarifa estatal de $300",
      },
    },
  ];
}
