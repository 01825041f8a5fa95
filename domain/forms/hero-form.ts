import * as v from "valibot";
import { isMailAddress, line, mailLine, oneOf, type ProblemCode } from "./form-values.ts";

export const heroServices = [
  "personal-taxes",
  "business-taxes",
  "bookkeeping",
  "advisory",
  "notary",
] as const;

const fields = v.object({
  name: line("fields-required"),
  email: mailLine("fields-required"),
  service: oneOf(heroServices, "fields-required"),
});

/** Asks for every field first, and only of a whole form whether its address can be one. */
export const heroForm = v.pipe(
  fields,
  v.forward(
    v.check<v.InferOutput<typeof fields>, ProblemCode>(({ email }) => isMailAddress(email), "email-invalid"),
    ["email"],
  ),
);
