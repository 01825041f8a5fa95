import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Temporal } from "temporal-polyfill";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { addDays } from "#domain/deadlines/local-day.ts";
import { upcomingDeadlines } from "#domain/deadlines/upcoming-deadlines.ts";
import { closedDaysOf } from "#domain/practice/closed-days.ts";
import { isLegalHoliday } from "#domain/practice/legal-holidays.ts";
import { practiceSchemas } from "#domain/practice/practice.ts";
import { ContentError, loadPractice } from "./load-practice.ts";
import { findMistakes } from "./practice-mistakes.ts";

test("the sample practice is complete in both languages, and amounts are cents", () => {
  const practice = loadPractice();
  expect(practice.catalogue.map((entry) => [entry.id, entry.from / 100])).toEqual([
    ["personal-taxes", 75],
    ["business-taxes", 250],
    ["bookkeeping", 150],
    ["advisory", 75],
    ["notary-public", 25],
    ["payroll", 99],
    ["itin-application", 150],
    ["business-formation", 299],
  ]);
  expect(practice.tiers.virtual.tiers.map((tier) => tier.price)).toEqual([12500, 17500, 22500]);
  expect(practice.rates.payroll).toEqual({ basePerMonth: 5000, perEmployee: 600, perContractor: 600 });
  expect(practice.testimonials).toHaveLength(3);
  expect(practice.testimonials.every((testimonial) => testimonial.sample)).toBe(true);
});

test("an answer that tells what the law asks names its source", () => {
  const { categories, pages } = loadPractice().faqs;
  const questions = [...categories.flatMap(({ questions }) => questions), ...Object.values(pages).flat()];
  const telling = questions.filter(({ answer }) => /\blaw\b|sales tax|under oath/i.test(answer.en));
  expect(telling.length).toBeGreaterThan(5);
  expect(telling.filter(({ source }) => !source).map(({ id }) => id)).toEqual([]);
});

test("each mobile-app tier costs 20 dollars less than the same tier in person", () => {
  const { tiers, rates } = loadPractice();
  tiers.inPerson.tiers.forEach((tier, place) => {
    expect(tiers.mobileApp.tiers[place]?.price).toBe((tier.price ?? 0) - rates.mobileAppDiscount);
  });
});

test("a page takes as many levels as its style shows the chosen one of, and no more", () => {
  const style = readFileSync("site/forms/ChosenTier.module.css", "utf8");
  const shown = style.match(/\[data-chosen=/g)?.length ?? 0;
  const tiers = parse(readFileSync("content/practice/tiers.yaml", "utf8"));
  const mistakesWith = (count: number) => {
    const levels = Array.from({ length: count }, (_, at) => ({
      ...tiers.inPerson.tiers[0],
      id: `level-${at}`,
    }));
    return findMistakes(practiceSchemas.tiers, { ...tiers, inPerson: { ...tiers.inPerson, tiers: levels } });
  };
  expect(mistakesWith(shown)).toEqual([]);
  expect(mistakesWith(shown + 1).map(({ says }) => says)).toEqual(["takes at most eight levels"]);
});

test("the five deadlines of 2026 are those of the specification", () => {
  expect(
    loadPractice()
      .deadlines.rules.filter((rule) => rule.dueDate)
      .map((rule) => [rule.label.en, rule.dueDate, rule.ctaText.en, rule.link]),
  ).toEqual([
    ["Quarterly Estimates Q4", "2026-01-15", "Calculate Now", "/services/tax-preparation"],
    ["File 1099s", "2026-01-31", "Send Now", "/services/bookkeeping"],
    ["Partnership Returns", "2026-03-15", "File Now", "/services/business-taxes"],
    ["Corporate Returns", "2026-03-15", "Get Started", "/services/business-taxes"],
    ["Personal Tax Returns", "2026-04-15", "Book Appointment", "/services/personal-taxes"],
  ]);
});

test("after the deadlines of 2026 come those of the next season, on the days that IRC 7503 gives", () => {
  const { deadlines, business } = loadPractice();
  const comingUp = upcomingDeadlines(deadlines, new Date("2026-11-20T15:00:00Z"), business.timeZone);
  expect(comingUp.slice(0, 15).map(({ dueDate, rule }) => `${dueDate} ${rule.label.en}`)).toEqual([
    "2026-12-15 Corporate Estimates",
    "2026-12-31 ITIN Expiration",
    "2026-12-31 Year-End Tax Planning",
    "2027-01-15 Quarterly Estimates Q4",
    "2027-01-20 Texas Sales Tax (Quarterly)",
    "2027-02-01 File 1099s",
    "2027-02-01 W-2s and Form 941",
    "2027-02-01 Texas Wage Report (Quarterly)",
    "2027-03-15 Partnership Returns",
    "2027-03-15 Corporate Returns",
    "2027-04-15 Personal Tax Returns",
    "2027-04-15 Corporate Estimates",
    "2027-04-15 C Corporation Returns",
    "2027-04-15 Quarterly Estimates Q1",
    "2027-04-15 Accounts Abroad (FBAR)",
  ]);
});

test("the closed days, in order, are the holidays on which somebody would work, observed or themselves", () => {
  const { closedDays, home, contact, notary } = loadPractice().hours;
  const dates = closedDays.map(({ date }) => date);
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const isHoliday = (date: string) =>
    /-(01-01|06-19|07-04|11-11|12-25)$/.test(date) || isLegalHoliday(Temporal.PlainDate.from(date), "texas");
  const holidays: typeof closedDays = [];
  for (let date = first; date <= last; date = addDays(date, 1))
    if (isHoliday(date)) holidays.push({ date, name: { en: "Holiday", es: "Feriado" } });
  const worked = [home, contact, notary].flatMap((set) =>
    closedDaysOf({ ...set, byAppointment: [] }, holidays).map(({ date }) => date),
  );
  expect(dates).toEqual([...new Set(worked)].sort());
});

test("who is prepared a return by video is told to have its forms at hand", () => {
  const { types } = loadPractice().appointments;
  const byVideo = types.filter(({ meetings }) => meetings.every((way) => way === "video"));
  expect(byVideo.length).toBeGreaterThan(1);
  for (const { bring } of byVideo)
    for (const text of [bring.en, bring.es]) expect(text).toMatch(/W-2.*1095-A/);
});

describe("a mistake in a content file is told in one sentence", () => {
  let folder: string;
  beforeEach(() => {
    folder = join(mkdtempSync(join(tmpdir(), "practice-")), "practice");
    cpSync("content/practice", folder, { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const complaint = () => {
    try {
      loadPractice(folder);
    } catch (error) {
      expect(error).toBeInstanceOf(ContentError);
      return (error as Error).message.replace(`${folder}/`, "");
    }
    return "no complaint";
  };
  const lineOf = (file: string, start: string) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .findIndex((line) => line.startsWith(start)) + 1;
  const change = (file: string, from: string | RegExp, to: string) => {
    const before = readFileSync(join(folder, file), "utf8");
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(join(folder, file), after);
  };

  test("as it is, there is none", () => expect(complaint()).toBe("no complaint"));

  test("an empty Spanish text", () => {
    change("business.yaml", /^ {2}es: Impuestos.*$/m, "  es:");
    expect(complaint()).toBe(
      `business.yaml, line ${lineOf("business.yaml", "  es:")}: tagline.es needs text here.`,
    );
  });

  test("a missing Spanish text", () => {
    change("tiers.yaml", "{ en: Families, es: Familias }", "{ en: Families }");
    const line = lineOf("tiers.yaml", "      name: { en: Families }");
    expect(complaint()).toBe(`tiers.yaml, line ${line}: taxPreparation.tiers.1.name.es is missing.`);
  });

  test("a sender of mails that is no address, or two", () => {
    for (const sender of ["Ventanilla", "Ventanilla <hello>", "a@example.com, b@example.com"]) {
      change("business.yaml", /^ {2}from: .*$/m, `  from: ${JSON.stringify(sender)}`);
      expect([sender, complaint()]).toEqual([
        sender,
        `business.yaml, line ${lineOf("business.yaml", "  from:")}: mail.from needs a mail address.`,
      ]);
    }
  });

  test("a time zone that is no place: one that Temporal refuses, or that has no summer", () => {
    for (const zone of ["CST", "EST", "Texas/Dallas"]) {
      change("business.yaml", /^timeZone: .*$/m, `timeZone: ${zone}`);
      const line = lineOf("business.yaml", "timeZone:");
      expect([zone, complaint()]).toEqual([
        zone,
        `business.yaml, line ${line}: timeZone needs a time zone like America/Chicago.`,
      ]);
    }
  });

  test("an entry misspelled", () => {
    change("business.yaml", "portalUrl:", "portalURL:");
    expect(complaint()).toMatch(/^business\.yaml, line \d+: portalUrl is missing\.$/);
  });

  test("an entry nobody knows", () => {
    change("proof.yaml", "yearsOfExperience:", "awards: 3\nyearsOfExperience:");
    expect(complaint()).toBe(
      `proof.yaml, line ${lineOf("proof.yaml", "awards")}: awards is not an entry we know.`,
    );
  });

  test("a price written with its sign", () => {
    change("catalogue.yaml", "from: 250", "from: $250");
    const line = lineOf("catalogue.yaml", "  from: $250");
    expect(complaint()).toBe(
      `catalogue.yaml, line ${line}: 1.from needs an amount in dollars, without a sign.`,
    );
  });

  test("text where entries belong", () => {
    change("proof.yaml", /^[^#][\s\S]*/m, "hello");
    expect(complaint()).toBe("proof.yaml, line 2: the file needs entries under it.");
  });

  test("the same entry twice", () => {
    change("proof.yaml", "satisfiedClients:", "heroClients:");
    expect(complaint()).toBe("proof.yaml, line 3: the same entry stands here twice.");
  });

  test("the same id twice", () => {
    change("deadlines.yaml", "id: partnership-returns", "id: file-1099s");
    const line = lineOf("deadlines.yaml", "rules:");
    expect(complaint()).toBe(`deadlines.yaml, line ${line}: rules uses the same id twice.`);
  });

  test("a day that is in no calendar", () => {
    change("hours.yaml", '"2027-11-25"', '"2027-11-31"');
    expect(complaint()).toMatch(
      /^hours\.yaml, line \d+: closedDays\.\d+\.date needs a date like 2026-04-15\.$/,
    );
  });

  test("a deadline on a day that not every year has", () => {
    change("deadlines.yaml", 'days: [ "03-15" ]', 'days: [ "02-29" ]');
    expect(complaint()).toMatch(
      /^deadlines\.yaml, line \d+: rules\.2\.days\.0 names a day that not every year has\.$/,
    );
  });

  const postpone = (rule: string, from: string, to: string, newDate: string) =>
    change(
      "deadlines.yaml",
      /^postponements: .*$/m,
      `postponements: [{ county: Dallas, rule: ${rule}, from: "${from}", to: "${to}", newDate: "${newDate}", sourceUrl: https://www.irs.gov/ }]`,
    );

  test("a postponement of a deadline that does not exist", () => {
    postpone("x", "2027-04-01", "2027-05-01", "2027-06-01");
    expect(complaint()).toMatch(/postpones a rule that is not in the list\.$/);
  });

  test("a postponement that ends before it begins, or moves nothing to a later day", () => {
    for (const [from, to, newDate] of [
      ["2027-05-31", "2027-04-01", "2027-06-15"],
      ["2027-04-01", "2027-05-31", "2026-06-15"],
      ["2027-04-15", "2027-04-15", "2027-04-15"],
    ] as const) {
      postpone("personal-tax-returns", from, to, newDate);
      expect(complaint()).toMatch(/: postponements\.0 needs its days in their order: from, to, newDate\.$/);
    }
    postpone("personal-tax-returns", "2027-04-15", "2027-04-15", "2027-04-16");
    expect(complaint()).toBe("no complaint");
    // As the IRS words it, all that falls due until the new date.
    postpone("personal-tax-returns", "2027-04-01", "2027-06-15", "2027-06-15");
    expect(complaint()).toBe("no complaint");
  });

  test("broken YAML", () => {
    change("hours.yaml", "[ monday,", "[ monday");
    change("proof.yaml", "heroClients: 1,000+", 'heroClients: "1,000+');
    expect(complaint()).toMatch(/^hours\.yaml, line \d+: .+\.$/);
    cpSync("content/practice/hours.yaml", join(folder, "hours.yaml"));
    expect(complaint()).toMatch(/^proof\.yaml, line \d+: this is not valid YAML: .+[^.]\.$/);
  });

  test("an office that closes before it opens", () => {
    const isRefused = /^hours\.yaml, line \d+: home\.openings\.0 needs to close after it opens\.$/;
    change("hours.yaml", 'closes: "17:00"', 'closes: "07:00"');
    expect(complaint()).toMatch(isRefused);
    change("hours.yaml", 'closes: "07:00"', 'closes: "09:00"');
    expect(complaint()).toMatch(isRefused);
  });

  test("an office with two times on one day that overlap", () => {
    const friday = '    - days: [ friday ]\n      opens: "16:59"\n      closes: "20:00"\n';
    change("hours.yaml", "  notes: []", `${friday}  notes: []`);
    const line = lineOf("hours.yaml", "  openings:");
    expect(complaint()).toBe(
      `hours.yaml, line ${line}: home.openings needs times that do not overlap on one day.`,
    );
    change("hours.yaml", "16:59", "17:00");
    expect(complaint()).toBe("no complaint");
  });

  test("a link that leads nowhere", () => {
    change("catalogue.yaml", "link: /services/payroll", "link: /services/payrol");
    expect(complaint()).toMatch(/: 5\.link leads to \/services\/payrol, which is no page of this site\.$/);
    change("catalogue.yaml", "link: /services/payrol", "link: /sent/hero");
    expect(complaint()).toMatch(/: 5\.link leads to \/sent\/hero, which is no page of this site\.$/);
  });

  test("a number without its quotes where text belongs, and half a scheme of a tile", () => {
    change("proof.yaml", /^yearsOfExperience: .*$/m, "yearsOfExperience: 10");
    expect(complaint()).toMatch(/: yearsOfExperience takes its number in quotes\.$/);
    cpSync("content/practice/proof.yaml", join(folder, "proof.yaml"));
    change("catalogue.yaml", "scheme: 1", "scheme: 1.5");
    expect(complaint()).toMatch(/: 1\.scheme takes a whole number from 0 to 5\.$/);
  });

  test("a missing file", () => {
    rmSync(join(folder, "rates.yaml"));
    expect(complaint()).toBe("rates.yaml is missing or cannot be read.");
  });

  test("the word for a notary that Texas forbids", () => {
    change("catalogue.yaml", "Notary Public (servicios notariales)", `Notari${"o"} público`);
    expect(complaint()).toMatch(/: 4\.title\.es may only say Notary Public/);
  });
});
