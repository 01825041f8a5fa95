import * as v from "valibot";
import { email, line, longest, optionalLine, optionalText } from "../forms/form-values.ts";
import { dialedDigits } from "../forms/phone-number.ts";
import { meetingWays } from "../practice/appointment-choices.ts";

const fields = v.object({
  service: line("service-type-required"),
  start: line("time-required"),
  /** Blank means the type's first way to meet. */
  meeting: v.pipe(
    v.optional(v.string("meeting-required"), ""),
    v.picklist(["", ...meetingWays], "meeting-required"),
  ),
  name: line("name-required"),
  email: email(),
  phone: optionalLine(longest.phone),
  address: optionalLine(),
  tz: optionalLine(),
  tier: optionalLine(),
  comments: optionalText,
});

export const appointmentForm = v.pipe(
  fields,
  v.forward(
    v.check(({ meeting, phone }) => meeting !== "phone" || phone !== "", "phone-required"),
    ["phone"],
  ),
  v.forward(
    v.check(({ meeting, phone }) => meeting !== "phone" || dialedDigits(phone) !== "", "phone-invalid"),
    ["phone"],
  ),
  v.forward(
    v.check(({ meeting, address }) => meeting !== "visit" || address !== "", "address-required"),
    ["address"],
  ),
);
