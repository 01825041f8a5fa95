import { expect, test } from "vitest";
import { appointmentForm } from "../appointments/appointment-form.ts";
import { businessForm } from "../forms/business-form.ts";
import { consultationForm } from "../forms/consultation-form.ts";
import { contactPageForm } from "../forms/contact-forms.ts";
import { heroForm } from "../forms/hero-form.ts";
import { quizForm } from "../forms/quiz-form.ts";
import { tierRequestForm } from "../forms/tier-request-form.ts";
import { allowedFields, usualFieldGroups, webhookFieldNames } from "./webhook-fields.ts";

test("every field of every form belongs to a group, so that an owner can choose it", () => {
  const forms = [contactPageForm, consultationForm, businessForm, tierRequestForm, quizForm];
  const entries = [...forms, heroForm.pipe[0], appointmentForm.pipe[0]].flatMap((form) =>
    Object.keys(form.entries),
  );
  const fields = Object.fromEntries(entries.map((name) => [name, "x"]));
  expect(allowedFields(fields, webhookFieldNames)).toEqual(fields);
});

test("an endpoint gets kind and time always, and by default not what people wrote", () => {
  const fields = { formType: "contact", timestamp: 1, firstName: "Ana", message: "secret", locale: "es" };
  const { message, firstName, ...always } = fields;
  expect(allowedFields(fields, [])).toEqual(always);
  expect(allowedFields(fields, usualFieldGroups)).toEqual({ ...always, firstName });
});
