import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";

// biome-ignore lint/suspicious/noExplicitAny: any part of a YAML file may be changed here.
type PracticeFiles = Record<string, any>;

// One listener for all: more than ten would be taken for a leak.
const homes: string[] = [];
process.once("exit", () => {
  for (const home of homes) rmSync(home, { recursive: true, force: true });
});

/**
 * Makes a folder with the content of a real practice that has nothing left to mend: the data of the sample with true
 * facts, a few words and one article, all checked on a `day`. `alter` may break it again. It is deleted with the process.
 */
export function makeCleanPractice(day: string, alter: (files: PracticeFiles) => void = () => {}): string {
  const home = mkdtempSync(join(tmpdir(), "ventanilla-clean-"));
  homes.push(home);
  const files: PracticeFiles = {};
  for (const name of readdirSync("content/practice")) {
    files[name.replace(".yaml", "")] = parse(readFileSync(join("content/practice", name), "utf8"));
  }
  mend(files, day);
  alter(files);
  write(
    home,
    "practice/",
    Object.entries(files).map(([name, data]) => [`${name}.yaml`, stringify(data)]),
  );
  write(home, "words/", [["home.ts", words]]);
  for (const locale of ["en", "es"]) {
    write(home, `articles/${locale}/`, [["itin.md", articleOf(day)]]);
    write(home, `legal/${locale}/`, [["privacy.md", "We keep requests safe.\n"]]);
  }
  return home;
}

/** The settings of a practice that is ready to go live. */
export const cleanSettings = {
  SITE_URL: "https://www.rio-impuestos.com",
  SMTP_URL: "smtps://office:k3n7Qp@mail.rio-impuestos.com:465",
  WEBHOOK_URL: "https://automation.rio-impuestos.com/leads",
  WEBHOOK_SECRET: "whsec_9VbPq0c2m1Zt7yXw4uLr8sNf6dGh3jKa5eTo2iQvBnM=",
};

function write(home: string, folder: string, files: string[][]) {
  mkdirSync(join(home, "content", folder), { recursive: true });
  for (const [name = "", text = ""] of files) writeFileSync(join(home, "content", folder, name), text);
}

const words = `const en = {
  heading: "Your taxes, in your language.",
  lead: "We prepare them with you.",
} as const;

const es = {
  heading: "Sus impuestos, en su idioma.",
  lead: "Los preparamos con usted.",
};

export const homeWords = { en, es };
`;

const articleOf = (day: string) => `---
title: ITIN
checked: ${day}
taxYear: ${day.slice(0, 4)}
---
Form W-7.
`;

function mend(files: PracticeFiles, day: string) {
  const { business, hours, proof, catalogue, tiers, rates, testimonials, deadlines, faqs, preflight } = files;
  const address = { street: "100 Main Street", city: "Richardson", state: "TX", zip: "75080" };
  Object.assign(business, {
    name: "Río Impuestos",
    legalName: "Río Impuestos LLC",
    tagline: { en: "Taxes and books in your language", es: "Impuestos y teneduría de libros en su idioma" },
    owner: {
      name: "Rosa Ríos",
      title: { en: "Bilingual tax preparer", es: "Preparadora de impuestos bilingüe" },
    },
    phone: { shown: "(972) 234-5678", dialed: "+19722345678" },
    email: "office@rio-impuestos.com",
    mail: { from: "Río Impuestos <office@rio-impuestos.com>", to: "office@rio-impuestos.com" },
    address: { ...address, mapsUrl: "https://www.google.com/maps/search/?api=1&query=100+Main+Street" },
    contactNotes: { phone: open, email: open, address: open },
    arrivalNotes: [],
    portalUrl: "https://portal.rio-impuestos.com/login",
    websiteId: "rio-website",
    sample: false,
  });
  business.whatsapp.number = "19722345678";
  Object.assign(hours, { contact: hours.home });
  hours.notary.notes = [];
  hours.closedDays = [
    { date: `${Number(day.slice(0, 4)) + 2}-01-01`, name: { en: "New Year's Day", es: "Año Nuevo" } },
  ];
  Object.assign(proof, { heroClients: "500", satisfiedClients: "500", returnsPrepared: "1,200" });
  Object.assign(proof, { yearsOfExperience: "10", responseHours: 72 });
  const prices = [40, 300, 100, 75, 10, 50, 100, 299];
  for (const [index, entry] of catalogue.entries()) entry.from = prices[index];
  catalogue[5].description = { en: "Plus $6 per person paid", es: "Más $6 por persona pagada" };
  catalogue[7].description = { en: "Plus the $300 state fee", es: "Más la tarifa estatal de $300" };
  mendTiers(tiers);
  for (const act of rates.notary.acts) act.price = 10;
  rates.notary.surcharges = [{ id: "mobile", name: { en: "Travel", es: "Traslado" }, price: 25 }];
  while (rates.notary.caps.fees.length < 12) {
    const row = {
      id: `row-${rates.notary.caps.fees.length}`,
      name: { en: "Protest", es: "Protesto" },
      price: 4,
    };
    rates.notary.caps.fees.push(row);
  }
  rates.notary.caps.checked = day;
  deadlines.checked = day;
  for (const testimonial of testimonials) testimonial.sample = false;
  for (const rule of deadlines.rules) {
    delete rule.dueDate;
    rule.label = { en: "S corporations", es: "Corporaciones S" };
    rule.ctaText = { en: "See prices", es: "Ver precios" };
  }
  for (const list of [
    ...faqs.categories.map(({ questions }: PracticeFiles) => questions),
    ...Object.values(faqs.pages),
  ])
    list.splice(0, list.length, question(list[0].id, day));
  const answered = [
    "client-figures",
    "company-formation",
    "travel-area",
    "itin-with-return-price",
    "texas-filing-fee",
  ];
  preflight.answers = answered.map((name) => ({ question: name, on: day, by: "Rosa Ríos" }));
}

const open = { en: "Monday to Friday", es: "De lunes a viernes" };

function mendTiers(tiers: PracticeFiles) {
  tiers.virtual.tiers.push({ ...tiers.virtual.tiers[0], id: "investors" });
  for (const set of Object.values(tiers)) {
    set.notes = [];
    for (const tier of set.tiers) tier.name = { en: `Level ${tier.id}`, es: `Nivel ${tier.id}` };
    for (const tier of set.tiers) tier.description = { en: `For ${tier.id}.`, es: `Para ${tier.id}.` };
  }
  for (const tier of tiers.businessFormation.tiers) tier.features = [{ en: "EIN", es: "EIN" }];
}

const question = (id: string, checked: string) => ({
  id,
  question: { en: "Which form is it?", es: "¿Qué formulario es?" },
  answer: { en: "Form 1040.", es: "El Formulario 1040." },
  audiences: ["all"],
  source: {
    title: { en: "IRS: Form 1040", es: "IRS: Formulario 1040" },
    url: "https://www.irs.gov/form1040",
  },
  checked,
});
