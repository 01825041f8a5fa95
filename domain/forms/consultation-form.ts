import * as v from "valibot";
import { email, line, longest, optionalLine, optionalText } from "./form-values.ts";

export const consultationForm = v.object({
  serviceType: line("service-type-required"),
  name: line("name-required"),
  email: email(),
  phone: line("phone-required", longest.phone),
  service: optionalLine(),
  comments: optionalText,
});
