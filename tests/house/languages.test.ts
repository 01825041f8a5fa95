import { describe, expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { localPath } from "#content/routes.ts";
import { locales } from "#domain/locale.ts";
import { type BuiltPage, builtPages, onEachPage, pageAt, parsePage } from "./built-site.ts";
import { foreignSentences, repeatedFrom, saidOn } from "./language-guard.ts";

const { business, testimonials } = loadPractice();
const { street, city, state, zip } = business.address;
const literally = (name: string) => new RegExp(RegExp.escape(name), "g");
const names = [
  ...[business.legalName, business.name, business.owner.name, business.email].map(literally),
  ...testimonials.flatMap(({ name }) => [literally(name.en), literally(name.es)]),
  literally(street),
  literally(`${city}, ${state} ${zip}`),
];
/** Words that both languages spell alike, forms of the IRS, and an example of an address. */
const alike = [
  /^(?:Blog|LLC|Micro|No|Total)$/g,
  /\b(?:W-[2-9]|10(?:98|99)(?:-[A-Z]+)?)\b/g,
  /^https:\/\/hooks\.example\.com\/…$/g,
];

const strangersOn = (page: BuiltPage) =>
  saidOn(page).flatMap(({ locale, text }) => foreignSentences(text, locale, names));
const untranslatedOn = (page: BuiltPage, twin: BuiltPage) => repeatedFrom(twin, page, [...names, ...alike]);

test.each(locales)("no sentence of the other language stands on a page in %s", (locale) => {
  const pages = builtPages.filter((page) => page.locale === locale);
  expect(pages.length).toBeGreaterThan(30);
  expect(onEachPage(strangersOn, pages)).toEqual([]);
});

test("no words are the same on a page and on its twin, but names", () => {
  const untranslated = builtPages
    .filter(({ locale }) => locale === "en")
    .flatMap((english) => {
      const spanish = pageAt(localPath(english.path, "es"));
      return spanish
        ? untranslatedOn(spanish, english).map((text) => `${spanish.path}: ${text}`)
        : [english.path];
    });
  expect(untranslated).toEqual([]);
});

describe("the guard of the languages finds", () => {
  const spanish = (body: string) => parsePage("/es/x", `<html lang="es"><body>${body}</body></html>`);
  const english = (body: string) => parsePage("/x", `<html lang="en"><body>${body}</body></html>`);

  test.each([
    ["a sentence", "<p>Le ayudamos con su declaración. Call us before the office closes.</p>"],
    ["a short line", "<button>Choose your plan</button>"],
    ["a line with marked words in it", "<p>We <strong>answer</strong> in a <a href='/'>day</a></p>"],
    ["a name of a picture", `<img src="/x.png" alt="The door of our office">`],
    ["a placeholder", `<input placeholder="Type your name">`],
    [
      "what an island will say",
      `<astro-island props='{"words":[0,{"sent":[0,"We will call you"]}]}'></astro-island>`,
    ],
    ["Spanish that is marked as English", `<p lang="en">Le llamamos antes de la cita.</p>`],
  ])("%s", (_, body) => {
    expect(strangersOn(spanish(body))).toHaveLength(1);
  });

  test("Spanish on an English page", () => {
    expect(strangersOn(english("<p>Read on.</p><p>Lea más sobre los servicios.</p>"))).toHaveLength(1);
  });

  test("a label that nobody translated", () => {
    const [page, twin] = [spanish("<p>Cerrar</p><p>Book now</p>"), english("<p>Close</p><p>Book now</p>")];
    expect(strangersOn(page)).toEqual([]);
    expect(untranslatedOn(page, twin)).toEqual(["Book now"]);
  });

  test("nothing in a sound page, in what is marked as English, and in names", () => {
    const body = `<p>${business.name}: le ayudamos con los impuestos.</p><p lang="en">I may not give legal advice.</p>`;
    expect(strangersOn(spanish(body))).toEqual([]);
    expect(
      untranslatedOn(spanish(`<p>${business.owner.name}</p>`), english(`<p>${business.owner.name}</p>`)),
    ).toEqual([]);
  });
});
