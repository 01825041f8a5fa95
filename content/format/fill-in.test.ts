import { expect, test } from "vitest";
import { fillCount, fillIn, type Words } from "./fill-in.ts";

const en = {
  hello: "Hello, {person}. {office} answers, {person}.",
  days: { one: "a day", other: "{count} days" },
} as const;
const words: Words<typeof en> = en;

test("each placeholder takes the value of its name, wherever and however often it stands", () => {
  const es: Words<typeof en> = {
    hello: "{office} responde. Hola, {person}.",
    days: { one: "un día", other: "{count} días" },
  };
  expect(fillIn(words.hello, { person: "Ana", office: "Tile & Sons" })).toBe(
    "Hello, Ana. Tile & Sons answers, Ana.",
  );
  expect(fillIn(es.hello, { person: "$& {office}", office: 7 })).toBe("7 responde. Hola, $& {office}.");
});

test("a value that ends in a period ends the sentence too", () => {
  expect(fillIn("Le respondemos antes de las {time}. Gracias.", { time: "5:00 p. m." })).toBe(
    "Le respondemos antes de las 5:00 p. m. Gracias.",
  );
  expect(fillIn("Until {time}.", { time: "5:00 PM" })).toBe("Until 5:00 PM.");
  expect(fillIn("{office}... {office}, {office}", { office: "Tile Inc." })).toBe(
    "Tile Inc.... Tile Inc., Tile Inc.",
  );
});

test("one has a plural form of its own, none and several have the other", () => {
  expect([0, 1, 2, 1000].map((count) => fillCount(words.days, count))).toEqual([
    "0 days",
    "a day",
    "2 days",
    "1000 days",
  ]);
});

test("a missing or misspelt name stops the compiler, and stays in the text", () => {
  // @ts-expect-error: `office` is missing
  expect(fillIn(words.hello, { person: "Ana" })).toBe("Hello, Ana. {office} answers, Ana.");
  // @ts-expect-error: `persona` is no name of this text
  expect(fillIn(words.hello, { persona: "Ana", person: "Eva", office: "Us" })).toBe(
    "Hello, Eva. Us answers, Eva.",
  );
  // @ts-expect-error: the other language has to have the same names
  const es: Words<typeof en>["hello"] = "Hola, {persona}. {office} responde.";
  expect(fillIn(es, { person: "Ana", office: "Us" })).toBe("Hola, {persona}. Us responde.");
});
