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
  address: optionalText,
  tz: optionalLine(),
  tier: optionalLine(),
  comments: optionalText,
});

/** Who is not at home when we come is called, too. */
export const needsPhone = (meeting?: string) => meeting === "phone" || meeting === "visit";

/** The form as the script of the calendar checks it; the address of a visit, which is rare, waits for the server. */
export const appointmentForm = v.pipe(
  fields,
  v.forward(
    v.check(({ meeting, phone }) => !needsPhone(meeting) || phone !== "", "phone-required"),
    ["phone"],
  ),
  v.forward(
    v.check(({ meeting, phone }) => !needsPhone(meeting) || dialedDigits(phone) !== "", "phone-invalid"),
    ["phone"],
  ),
);
