import * as v from "valibot";
import { email, line, longest, oneOf, optionalLine, text } from "./form-values.ts";

export const homeContactServices = ["tax", "bookkeeping", "notary", "consultation"] as const;
export const contactPageServices = [...homeContactServices, "multiple"] as const;
export const urgencies = ["", "immediate", "week", "month", "flexible"] as const;

const contactPerson = {
  firstName: line("first-name-required"),
  lastName: line("last-name-required"),
  email: email(),
};
export const homeContactForm = v.object({
  ...contactPerson,
  service: oneOf(homeContactServices, "service-required"),
  message: text("message-required"),
  phone: optionalLine(longest.phone),
});
export const contactPageForm = v.object({
  ...contactPerson,
  service: oneOf(contactPageServices, "service-of-interest-required"),
  message: text("message-required"),
  phone: optionalLine(longest.phone),
  urgency: oneOf(urgencies, "form-invalid"),
});
