import { listTiers } from "#domain/appointments/tier-appointments.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import type { PracticeFile } from "#domain/practice/practice.ts";
import { inDollars } from "../facts/catalogue-prices.ts";
import type { LaunchFacts } from "../facts/launch-facts.ts";
import type { Finding, Rule } from "../facts/rule.ts";
import { placeOf, type SourceText } from "../facts/source-text.ts";
import { sources } from "../facts/sources.ts";

export const contradictingFigures: Rule = {
  id: "contradicting-figures",
  severity: "warning",
  title: "A figure that other places contradict",
  reason: "Only one of them is so, and readers hold you to the better one.",
  source: sources.circular230,
  find: (facts) =>
    [...rates(facts), ...levels(facts), ...appointments(facts), virtualLevels(facts), answers(facts)].flatMap(
      findOthers,
    ),
};

type Said = { amount: number; place: string };
/** The amounts that hold, where they stand, and what is said elsewhere. Money is in cents. */
type Figure = { amounts: number[]; places: string[]; said: Said[]; isMoney?: boolean };

function findOthers({ amounts, places, said, isMoney }: Figure): Finding[] {
  const others = said.filter(({ amount }) => !amounts.includes(amount));
  if (amounts.length === 0 || others.length === 0) return [];
  const list = (each: readonly number[], locale: Locale) =>
    new Intl.ListFormat(languageTags[locale]).format(
      [...new Set(each)].map((amount) => (isMoney ? inDollars(amount) : String(amount))),
    );
  const elsewhere = others.map(({ amount }) => amount);
  return [
    {
      places: [...new Set([...places, ...others.map(({ place }) => place)])],
      says: {
        en: `This is ${list(amounts, "en")}, but ${list(elsewhere, "en")} elsewhere.`,
        es: `Aquí dice ${list(amounts, "es")}, pero en otro lugar ${list(elsewhere, "es")}.`,
      },
      proposal: {
        en: `Say ${list(amounts, "en")} in each place, if it is right.`,
        es: `Diga ${list(amounts, "es")} en cada lugar, si es lo correcto.`,
      },
    },
  ];
}

/** The amounts that texts name, each the first group of a pattern. */
const amountsIn = (texts: readonly SourceText[], pattern: RegExp, unit = 1): Said[] =>
  texts.flatMap((each) =>
    [...each.text.matchAll(pattern)].map((match) => ({
      amount: Math.round(Number(match[1]?.replaceAll(",", "")) * unit),
      place: placeOf(each, match.index),
    })),
  );

const textsOf = ({ texts }: LaunchFacts, name: PracticeFile, path: string) =>
  texts.filter(
    (each) => each.path.startsWith(path) && each.file.replaceAll("\\", "/").endsWith(`practice/${name}.yaml`),
  );

/** What the notes of levels repeat from the rates. */
function rates(facts: LaunchFacts): Figure[] {
  const { payroll, mobileAppDiscount } = facts.practice.rates;
  const rate = (amount: number, path: string, set: string, pattern: RegExp): Figure => ({
    amounts: [amount],
    places: [facts.at("rates", path)],
    said: amountsIn(textsOf(facts, "tiers", set), pattern, 100),
    isMoney: true,
  });
  const saving = /\b(?:save|ahorr[ae]) \$(\d[\d,]*(?:\.\d\d)?)/gi;
  return [
    rate(
      payroll.perEmployee,
      "payroll.perEmployee",
      "payroll.",
      /\$(\d[\d,]*(?:\.\d\d)?)[^$]{1,20}\b(?:employee|empleado)/gi,
    ),
    rate(
      payroll.perContractor,
      "payroll.perContractor",
      "payroll.",
      /\$(\d[\d,]*(?:\.\d\d)?)[^$]{1,20}\b(?:contractor|contratista)/gi,
    ),
    rate(mobileAppDiscount, "mobileAppDiscount", "", saving),
  ];
}

/** "A 45-minute session", and each in "45, 60 or 90 minutes". */
const minutes = /\b(\d+)(?=(?:, \d+)*(?: (?:or|and|o|y) \d+)?[ -]minut)/gi;

/** The levels that say their length in words, too. */
const levels = (facts: LaunchFacts): Figure[] =>
  listTiers(facts.practice.tiers).flatMap(({ setName, tier }) => {
    const path = `${setName}.tiers.${facts.practice.tiers[setName].tiers.indexOf(tier)}.`;
    const said = amountsIn(textsOf(facts, "tiers", path), minutes);
    return tier.minutes
      ? { amounts: [tier.minutes], places: [facts.at("tiers", `${path}minutes`)], said }
      : [];
  });

/** The appointments that have their length in their name, and the free consultation. */
function appointments(facts: LaunchFacts): Figure[] {
  const { practice, at } = facts;
  return practice.appointments.types.flatMap((type, index): Figure[] => {
    const path = `types.${index}.`;
    const place = at("appointments", `${path}minutes`);
    const said = amountsIn(textsOf(facts, "appointments", `${path}name.`), minutes);
    const promised = {
      amounts: [practice.proof.freeConsultationMinutes],
      places: [at("proof", "freeConsultationMinutes")],
      said: [{ amount: type.minutes, place }],
    };
    return [
      { amounts: [type.minutes], places: [place], said },
      ...(type.id === "consultation" ? [promised] : []),
    ];
  });
}

/** What the questions of the virtual page say of all its levels. */
function virtualLevels(facts: LaunchFacts): Figure {
  const { tiers } = facts.practice.tiers.virtual;
  return {
    amounts: tiers.flatMap((tier) => tier.minutes ?? []),
    places: tiers.map((_, index) => facts.at("tiers", `virtual.tiers.${index}.minutes`)),
    said: amountsIn(textsOf(facts, "faqs", "pages.virtual."), minutes),
  };
}

const promisesAnswer = /answer|repl[iy]|response|business day|respond|respuesta|contest|día hábil/i;
const tellsVisitors = /practice[\\/](?:business|faqs)\.yaml$|[\\/]articles[\\/]|[\\/]terms\.md$/;

/** What texts promise of the time in which an answer comes. */
const answers = ({ practice, texts, at }: LaunchFacts): Figure => ({
  amounts: [practice.proof.responseHours],
  places: [at("proof", "responseHours")],
  said: amountsIn(
    texts.filter(({ file, text }) => tellsVisitors.test(file) && promisesAnswer.test(text)),
    /\b(?:within|en menos de|en) (\d+) (?:hours|horas)/gi,
  ),
});
