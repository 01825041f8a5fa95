import { expect, test } from "vitest";
import { firstBlank } from "./blanks.ts";

test("the first blank that nobody filled is found, a template's or the sender's own", () => {
  expect(firstBlank("Hola, Rosa. De {practice}: traiga [documento].")).toBe("{practice}");
  expect(firstBlank("Traiga [documento] {x}")).toBe("[documento]");
  expect(firstBlank("Nada que llenar: {} [\n]")).toBeUndefined();
});
