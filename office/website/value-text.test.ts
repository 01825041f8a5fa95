import { expect, test } from "vitest";
import { joinFacts } from "#content/format/join-facts.ts";
import type { Locale } from "#domain/locale.ts";
import type { Json } from "#domain/website/edits.ts";
import type { FieldKind } from "#domain/website/field-kinds.ts";
import { excerpts, valueText } from "./value-text.ts";

test.each([
  ["en", ["10% off from 5 documents", "15% off from 10 documents"]],
  ["es", ["10% de descuento desde 5 documentos", "15% de descuento desde 10 documentos"]],
] as const)("discounts are said in words (%s)", (locale, texts) => {
  const discounts = [
    { documents: 5, percent: 10 },
    { documents: 10, percent: 15 },
  ];
  expect(valueText("discounts", discounts, locale)).toBe(joinFacts([...texts]));
});

const both = { en: "A desk", es: "Un escritorio" };
const opening = { days: ["monday", "tuesday"], opens: "09:00", closes: "17:00" };

test.each<[FieldKind, Json, en: string, es: string]>([
  ["flag", true, "Yes", "Sí"],
  ["flag", null, "No", "No"],
  ["money", 12.5, "$12.50", "$12.50"],
  ["money", "twelve", "twelve", "twelve"],
  ["money", null, "Empty", "Vacío"],
  ["line", "", "Empty", "Vacío"],
  ["line", "Ana", "Ana", "Ana"],
  ["number", 0, "0", "0"],
  ["choice", "client", "client", "client"],
  ["choices", ["client", "other"], "client · other", "client · other"],
  ["choices", [], "Empty", "Vacío"],
  ["words", both, "A desk", "Un escritorio"],
  ["words", { en: "", es: "" }, "Empty", "Vacío"],
  ["picture", { file: "desk.jpg", alt: both }, "A desk", "Un escritorio"],
  ["picture", { file: "desk.jpg" }, "Empty", "Vacío"],
  ["picture", null, "Empty", "Vacío"],
  [
    "openings",
    [opening, { days: ["friday"], opens: "nine" }],
    "Monday and Tuesday: 9:00 AM–5:00 PM",
    "Lunes y martes: 9:00 a. m.–5:00 p. m.",
  ],
  ["openings", "", "Empty", "Vacío"],
  [
    "closed-days",
    [{ date: "2026-12-24", name: both }, { date: "soon" }],
    "December 24, 2026 (A desk)",
    "24 de diciembre de 2026 (Un escritorio)",
  ],
  ["closed-days", [], "Empty", "Vacío"],
  ["discounts", [], "Empty", "Vacío"],
  ["fee", { name: both, price: 3 }, "A desk $3", "Un escritorio $3"],
])("a value of the kind %s is said in one line: %j", (kind, value, en, es) => {
  const textIn = (locale: Locale) => valueText(kind, value, locale).replace(/[\u00a0\u202f]/g, " ");
  expect([textIn("en"), textIn("es")]).toEqual([en, es]);
});

test("two long texts are shown from shortly before the place where they differ", () => {
  const start = "Bring your papers of last year and a photo ID. ".repeat(10);
  const [one, other] = excerpts(`${start}We answer today.`, `${start}We answer tomorrow.`);
  expect(one).toBe("…of last year and a photo ID. We answer today.");
  expect(other).toBe("…of last year and a photo ID. We answer tomorrow.");
  expect(excerpts("Short", "Shorter")).toEqual(["Short", "Shorter"]);
  expect(excerpts("a".repeat(300), "b").map(({ length }) => length)).toEqual([141, 1]);
});
