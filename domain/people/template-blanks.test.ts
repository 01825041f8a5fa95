import { expect, test } from "vitest";
import { asksForTaxData, blanksOf, countSenderBlanks, fillBlanks } from "./template-blanks.ts";

test("blanks are found once each, filled by name, and stay where nothing is known", () => {
  const text = "Hi {firstName}, {times}? Call {phone} [your extension], {firstName}.";
  expect(blanksOf(text)).toEqual(["firstName", "phone", "times"]);
  expect(countSenderBlanks(text)).toBe(1);
  expect(fillBlanks(text, { firstName: "Ana", phone: "", constructor: "x" })).toBe(
    "Hi Ana, {times}? Call {phone} [your extension], Ana.",
  );
});

test.each([
  ["Please send your SSN", true],
  ["Mándeme su número de seguro social", true],
  ["Necesito su ITIN y su W-2", true],
  ["una foto de su W2 por aquí", true],
  ["We can help you with your taxes", false],
  ["Traiga sus documentos a la oficina", false],
  ["seguro que sí, einen Moment", false],
])("%j asks for tax data: %s", (text, isAsking) => {
  expect(asksForTaxData(text)).toBe(isAsking);
});
