import { expect, test } from "vitest";
import { searchPages } from "./page-search.ts";

const pages = [
  { path: "/es", title: "Ventanilla" },
  { path: "/es/services/personal-taxes", title: "Declaración de impuestos personales" },
  { path: "/es/services/tax-preparation", title: "Declaración de impuestos personales" },
  { path: "/es/services/payroll", title: "Nómina" },
  { path: "/es/contact", title: "Contacto" },
];
const pathsFor = (badPath: string) => searchPages(badPath, pages).map((page) => page.path);

test("words without accents find titles with them", () => {
  expect(pathsFor("/es/declaracion-personal")[0]).toBe("/es/services/personal-taxes");
  expect(pathsFor("/es/NOMINA")).toEqual(["/es/services/payroll"]);
});

test("encoded accents and the beginning of a word are understood", () => {
  expect(pathsFor("/es/n%C3%B3mina.html")).toEqual(["/es/services/payroll"]);
  expect(pathsFor("/es/contac")).toEqual(["/es/contact"]);
  expect(pathsFor("/es/tax")).toEqual(["/es/services/tax-preparation"]);
});

test("a page that shares only its folder is not offered beside one that holds more", () => {
  expect(pathsFor("/es/services/payroll-nomina")).toEqual(["/es/services/payroll"]);
});

test("pages that read alike are offered once", () => {
  expect(pathsFor("/es/impuestos")).toEqual(["/es/services/personal-taxes"]);
});

test("nothing in common finds nothing, and neither does a broken address", () => {
  expect(pathsFor("/wp-login.php")).toEqual([]);
  expect(pathsFor("/%E0%A4%A")).toEqual([]);
  expect(pathsFor("/".repeat(100_000))).toEqual([]);
});
