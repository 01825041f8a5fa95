import { expect, test } from "vitest";
import { keepSearchedText, readSearchedText } from "./searched-text.ts";

test.each([
  ["rosa@example.com", "email"],
  [" +52 (55) 1234-5678 ", "phone"],
  ["0173", "phone"],
  ["Rosa Delgadillo", "name"],
  ["3M Taquería", "name"],
] as const)("a search for %s fills the field of that kind", (text, field) => {
  keepSearchedText(text);
  expect(readSearchedText()).toEqual({ name: "", email: "", phone: "", [field]: text.trim() });
});
