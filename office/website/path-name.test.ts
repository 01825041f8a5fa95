import { expect, test } from "vitest";
import { labelOf, wholeNameOf } from "./field-names.ts";
import { pageOf } from "./page-of.ts";
import { pathName } from "./path-name.ts";

test.each([
  ["tiers/inPerson/tiers/families/price", "In person, families: Price", "/services/in-person"],
  ["business/name", "Name, contacts and address: Name of the practice", "/contact"],
  [
    "faqs/pages/notary/late-hours",
    "On the page of the notary service, late hours: Question and answer",
    "/services/notary-public",
  ],
  ["hours/home/openings", "Hours on the home page: Opening hours", "/"],
  ["articles/itin-apply-and-renew", "Articles, itin apply and renew", "/blog/itin-apply-and-renew"],
  ["of/an/older/release", "of/an/older/release", "/"],
])("%s is %s, shown on %s", (path, name, page) => {
  expect(pathName(path, "en", { services: [], entries: [] })).toBe(name);
  expect(pageOf(path)).toBe(page);
});

test("a testimonial is shown on the page about the practice, an article that was taken out on the list of the others", () => {
  expect(pageOf("testimonials/family")).toBe("/about");
  expect(pageOf("articles/itin-apply-and-renew", true)).toBe("/blog");
  expect(pageOf("tiers/inPerson/tiers/families", true)).toBe("/services/in-person");
});

test("an entry that the practice has a name for is called by it", () => {
  const services = [
    { ids: ["families"], name: { en: "Another set", es: "Otra" } },
    { ids: ["inPerson/families"], name: { en: "Families", es: "Familias" } },
  ];
  const entries = [{ path: "testimonials/family", name: { en: "Ana R.", es: "Ana R." } }];
  const price = "tiers/inPerson/tiers/families/price";
  expect(pathName(price, "es", { services, entries })).toBe("En persona, Familias: Precio");
  expect(pathName("testimonials/family", "es", { services, entries })).toBe(
    "Testimonios, Ana R.: Testimonio",
  );
});

test("a question is its own name", () => {
  const title = { en: "Can you come at night?", es: "¿Pueden venir de noche?" };
  const question = { path: "faqs/pages/notary/late-hours", pattern: "faqs/pages/*/*", title } as const;
  const name = "En la página del servicio notarial, ¿Pueden venir de noche?";
  expect(labelOf(question, "en")).toBe(title.en);
  expect(wholeNameOf(question, "es")).toBe(name);
  const entries = [{ path: question.path, name: title }];
  expect(pathName(question.path, "es", { services: [], entries })).toBe(name);
});

test("the name of an entry is not said twice", () => {
  const title = { en: "Personal taxes", es: "Impuestos personales" };
  const path = "faqs/categories/personal-taxes/title";
  const field = { path, pattern: "faqs/categories/*/title", title } as const;
  expect(wholeNameOf(field, "es")).toBe("Página de preguntas: impuestos personales, Nombre del grupo");
});
