import * as v from "valibot";
import { expect, test } from "vitest";
import { templateRule } from "./template-rule.ts";

const sound = {
  channel: "mail",
  titleEn: "Hello",
  titleEs: "Saludo",
  subjectEn: "Hello",
  subjectEs: "Saludo",
  bodyEn: "Hello, {firstName}",
  bodyEs: "Hola, {firstName}",
};
const problemOf = (change: object) => {
  const [issue] = v.safeParse(templateRule, { ...sound, ...change }).issues ?? [];
  return issue && [issue.path?.[0]?.key, issue.message];
};

test("a problem is said at the text of its language", () => {
  expect(problemOf({})).toBeUndefined();
  expect(problemOf({ subjectEn: "" })).toEqual(["subjectEn", "subject-required"]);
  expect(problemOf({ subjectEs: "" })).toEqual(["subjectEs", "subject-required"]);
  expect(problemOf({ bodyEn: "Hello, {fistName}" })).toEqual(["bodyEn", "blank-unknown"]);
  expect(problemOf({ bodyEs: "Hola, {nombre}" })).toEqual(["bodyEs", "blank-unknown"]);
  const onWhatsApp = { channel: "whatsapp", bodyEn: "Send your SSN, {firstName}" };
  expect(problemOf(onWhatsApp)).toEqual(["bodyEn", "tax-data-asked"]);
});
