import * as v from "valibot";
import { email, line, longest, optionalLine, optionalText, type ProblemCode } from "../forms/form-values.ts";
import { dialedDigits } from "../forms/phone-number.ts";
import { tidyLine } from "../forms/tidy-text.ts";
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
  // Typed or filled in by the browser on two lines.
  address: v.pipe(
    optionalText,
    v.transform((text) => text.split("\n").map(tidyLine).filter(Boolean).join(", ").replaceAll(",,", ",")),
    v.maxLength<string, number, ProblemCode>(longest.line, "too-long"),
  ),
  tz: optionalLine(),
  tier: optionalLine(),
  comments: optionalText,
});

/** A ZIP code after the number of the house, or a city: a part of the address without digits. */
const placeInAddress = /\D\d{5}(?!\d)|,\s*[^\s\d,][^\d,]*(?:,|$)/;
/** Who is not at home when we come is called, too. */
const needsPhone = (meeting: string) => meeting === "phone" || meeting === "visit";

export const appointmentForm = v.pipe(
  fields,
  v.forward(
    v.check(({ meeting, address }) => meeting !== "visit" || address !== "", "address-required"),
    ["address"],
  ),
  v.forward(
    v.check(
      ({ meeting, address }) => meeting !== "visit" || placeInAddress.test(address),
      "address-incomplete",
    ),
    ["address"],
  ),
  v.forward(
    v.check(({ meeting, phone }) => !needsPhone(meeting) || phone !== "", "phone-required"),
    ["phone"],
  ),
  v.forward(
    v.check(({ meeting, phone }) => !needsPhone(meeting) || dialedDigits(phone) !== "", "phone-invalid"),
    ["phone"],
  ),
);
