import { expect, test } from "vitest";
import { contactPageForm } from "#domain/forms/contact-forms.ts";
import { heroForm } from "#domain/forms/hero-form.ts";
import { problemWords } from "./problem-words.ts";

test("a form brings the sentences of its own problems and no others", () => {
  expect(Object.keys(problemWords(heroForm, "en")).sort()).toEqual([
    "email-invalid",
    "fields-required",
    "too-long",
  ]);
  const contact = problemWords(contactPageForm, "es");
  expect(contact["service-of-interest-required"]).toBe("Elija el servicio que le interesa");
  expect(contact).not.toHaveProperty("slot-taken");
});
