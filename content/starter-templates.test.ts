import * as v from "valibot";
import { expect, test } from "vitest";
import { addTemplate } from "#domain/office/template-operations.ts";
import { starterTemplates } from "./starter-templates.ts";

test("the templates that a practice begins with pass the rules for its own", () => {
  for (const template of starterTemplates) expect(v.parse(addTemplate.input, template)).toEqual(template);
});

test.each([
  ["a title in one language", { title: { en: "First", es: "" } }, "title-required"],
  ["a text in one language", { body: { en: "Hello", es: " " } }, "message-required"],
  ["a mail without a subject", { channel: "mail" }, "subject-required"],
  ["a blank that nothing fills", { body: { en: "Hi {nick}", es: "Hola {nick}" } }, "blank-unknown"],
  ["other blanks in the other language", { body: { en: "Hi {firstName}", es: "Hola" } }, "blanks-differ"],
  ["one more blank for the sender", { body: { en: "Hi [you]", es: "Hola" } }, "blanks-differ"],
  ["tax data over WhatsApp", { body: { en: "Hi", es: "Mándeme su ITIN" } }, "tax-data-asked"],
  ["the noun that Texas forbids", { body: { en: "Hi", es: ["Su notari", "o"].join("") } }, "notary-word"],
])("%s is refused", (_, change, code) => {
  const subject = { en: "", es: "" };
  const template = {
    channel: "whatsapp",
    title: { en: "First", es: "Primero" },
    subject,
    body: { en: "Hi", es: "Hola" },
  };
  const result = v.safeParse(addTemplate.input, { ...template, ...change });
  expect(result.issues?.[0].message).toBe(code);
});

test("what they ask for over WhatsApp is an appointment or a time to call, and no tax question", () => {
  const bodies = starterTemplates
    .filter(({ channel }) => channel === "whatsapp")
    .flatMap(({ body }) => [body.en, body.es]);
  const asked = bodies
    .flatMap((body) => body.split(/(?<=[.?!])\s/))
    .filter((each) => /\bhere\b|aquí/.test(each));
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((each) => !/appointment|when I|keep it|citas?\b|qué hora|aparto/.test(each))).toEqual(
    [],
  );
});

test("the documents for a return are those of its tax year, which is not the year of the letter", () => {
  for (const { title, body } of starterTemplates)
    for (const text of [body.en, body.es]) {
      expect(text).not.toMatch(/from this year|de este año/);
      if (title.en === "Documents needed") expect(text).toMatch(/ITIN[\s\S]*W-2[\s\S]*1095-A/);
    }
});

test("no letter is signed with the practice's name, which the program puts under each with phone and email", () => {
  for (const { channel, body } of starterTemplates)
    if (channel === "mail")
      for (const text of [body.en, body.es])
        expect(text).toMatch(/(?:Kind regards|Un cordial saludo),\n\{sender\}$/);
});
