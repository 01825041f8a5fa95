import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { parseDocument } from "yaml";
import { loadPractice } from "#content/load-practice.ts";
import { locales } from "#domain/locale.ts";
import { practiceSchemas } from "#domain/practice/practice.ts";
import type { Json } from "#domain/website/edits.ts";
import { digestOf, valueAt, withValue } from "./content-values.ts";
import { articleFile, practiceFile, readContent } from "./read-content.ts";
import { writeChanges, writeContent } from "./write-content.ts";
import { assignValue, printYaml } from "./yaml-file.ts";

const shipped = readContent();
const slugs = Object.keys(shipped.articles as object);
const edit = (path: string, value: Json) => ({ path, value, base: digestOf(valueAt(shipped, path)) });

const picture = {
  file: `${"0a".repeat(16)}.webp`,
  width: 1200,
  height: 900,
  position: 50,
  alt: { en: "The front desk", es: "La recepción" },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The lines in which a written file differs from the shipped one: those that went, those that came. */
function changedLines(file: string) {
  const [before, after] = ["content", folder].map((root) =>
    readFileSync(join(root, file), "utf8").split("\n"),
  ) as [string[], string[]];
  return [
    before.filter((line) => !after.includes(line)).map((line) => line.trim()),
    after.filter((line) => !before.includes(line)).map((line) => line.trim()),
  ];
}

test("without edits every file is the shipped one to the byte", () => {
  writeContent([], folder);
  for (const name of Object.keys(shipped).filter((each) => each !== "articles"))
    expect(readFileSync(practiceFile(folder, name))).toEqual(readFileSync(practiceFile("content", name)));
});

test("files of an editor on Windows read as those with our line ends", () => {
  writeContent([], folder);
  const files = [
    ...Object.keys(practiceSchemas).map((name) => practiceFile(folder, name)),
    ...slugs.flatMap((slug) => locales.map((locale) => articleFile(folder, locale, slug))),
  ];
  for (const file of files)
    writeFileSync(file, `\uFEFF${readFileSync(file, "utf8").replaceAll("\n", "\r\n")}`);
  expect(readContent(folder)).toEqual(shipped);
});

test("an edit changes its own lines, and comments stay", () => {
  writeContent([edit("appointments/noticeHours", 6), edit("hours/replyBy", "contact")], folder);
  expect(changedLines("practice/hours.yaml")).toEqual([["replyBy: home"], ["replyBy: contact"]]);
  expect(readFileSync(practiceFile(folder, "appointments"), "utf8")).toContain(
    "noticeHours: 6 # The shortest notice for a booking",
  );
  expect(loadPractice(join(folder, "practice")).appointments.noticeHours).toBe(6);
});

test("what is written reads as what was edited, whatever the value holds", () => {
  const question = valueAt(shipped, "faqs/pages/compareOptions/compare-switching") as object;
  const edits = [
    edit("faqs/pages/compareOptions/compare-switching", {
      ...question,
      answer: { en: "Yes: #1, 'at' \"any\" time.\n\n- [x] @home & *more*", es: "Sí:\n\ta veces.\n" },
    }),
    edit("testimonials/family", null),
    edit("testimonials/freelancer/quote", { en: "yes", es: "12:30" }),
    edit("appointments/types/consultation/bring", { en: "Nothing", es: "Nada" }),
    edit("deadlines/postponements", [
      {
        county: "Dallas",
        rule: "file-1099s",
        from: "2027-01-01",
        to: "2027-02-01",
        newDate: "2027-03-01",
        sourceUrl: "https://www.irs.gov/newsroom",
      },
    ]),
    edit("tiers/inPerson/tiers/families/price", 135.5),
    edit("tiers/inPerson/badge", { en: "Near you", es: "Cerca de usted" }),
    edit("pictures/office", picture),
    edit(`articles/${slugs[0]}`, { ...(valueAt(shipped, `articles/${slugs[0]}`) as object), picture }),
  ];
  const { content, parked } = writeContent(edits, folder);
  expect(parked).toEqual([]);
  expect(readContent(folder)).toEqual(content);
  expect(readFileSync(practiceFile(folder, "testimonials"), "utf8")).toMatch(/^# What clients say\./);
});

test("every shipped file is in the form in which an export prints it", () => {
  const every = Object.keys(shipped).filter((name) => name !== "articles");
  for (const name of every) {
    cpSync("content/practice", join(folder, "practice"), { recursive: true });
    writeChanges({ ...shipped, [name]: null }, shipped, folder);
    expect([name, changedLines(`practice/${name}.yaml`)]).toEqual([name, [[], []]]);
  }
});

test("all shipped articles survive an edit that says the same, to the byte", () => {
  expect(slugs.length).toBeGreaterThan(8);
  const nothing = { ...shipped, articles: {} };
  writeContent([], folder);
  writeChanges(nothing, shipped, folder);
  for (const slug of slugs)
    for (const locale of locales)
      expect(readFileSync(articleFile(folder, locale, slug))).toEqual(
        readFileSync(articleFile("content", locale, slug)),
      );
});

test("one edit of an article changes its lines alone; a new article is written whole; one is taken out", () => {
  const [first = "", second = ""] = slugs;
  const article = valueAt(shipped, `articles/${first}`) as { [key: string]: Json };
  const es = article.es as { body: string };
  const changes = { ...article, checked: "2027-01-15", es: { ...es, body: `${es.body}\n\nUna línea más.` } };
  const { content } = writeContent(
    [
      edit(`articles/${first}`, changes),
      edit("articles/brand-new", changes),
      edit(`articles/${second}`, null),
    ],
    folder,
  );
  expect(changedLines(`articles/en/${first}.md`)).toEqual([["checked: 2026-11-20"], ["checked: 2027-01-15"]]);
  expect(changedLines(`articles/es/${first}.md`)[1]).toEqual(["checked: 2027-01-15", "Una línea más."]);
  expect(readContent(folder)).toEqual(content);
  expect(readContent(folder)).toEqual(
    withValue(
      withValue(withValue(shipped, `articles/${first}`, changes), "articles/brand-new", changes),
      `articles/${second}`,
      null,
    ),
  );
});

test("both languages of every shipped article share the facts of their heads", () => {
  const heads = slugs.map((slug) =>
    locales.map((locale) =>
      readFileSync(articleFile("content", locale, slug), "utf8")
        .split("\n")
        .filter((line) => /^(?:category|date|checked|taxYear|featured|service): /.test(line)),
    ),
  );
  expect(heads.filter(([en, other]) => en?.length !== 6 || en.join() !== other?.join())).toEqual([]);
});

test("what an anchor shares is changed in one place alone", () => {
  const document = parseDocument("a: &both\n  en: One\nb: *both\n");
  assignValue(document, { a: { en: "Two" }, b: { en: "One" } });
  expect(printYaml(document)).toBe("a:\n  en: Two\nb:\n  en: One\n");
});
