import * as v from "valibot";
import { email, line, oneOf } from "./form-values.ts";

export const heroServices = [
  "personal-taxes",
  "business-taxes",
  "bookkeeping",
  "advisory",
  "notary",
] as const;

export const heroForm = v.object({
  name: line("fields-required"),
  email: email("fields-required"),
  service: oneOf(heroServices, "fields-required"),
});
