import * as v from "valibot";
import { email, line, longest, optionalLine, optionalText } from "./form-values.ts";

// The order of the entries is the order of the specification's checks: the first failure is the one shown.
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
