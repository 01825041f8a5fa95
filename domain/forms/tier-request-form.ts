import * as v from "valibot";
import { email, line, longest, optionalLine, optionalText } from "./form-values.ts";

export const tierRequestForm = v.object({
  tier: line("service-type-required"),
  name: line("name-required"),
  email: email(),
  phone: line("phone-required", longest.phone),
  service: optionalLine(),
  slot: optionalLine(),
  comments: optionalText,
});

export type TierRequestFields = v.InferOutput<typeof tierRequestForm>;
