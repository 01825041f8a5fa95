import * as v from "valibot";
import { longest } from "../forms/form-values.ts";
import { appointmentForm } from "./appointment-form.ts";

const placeInAddress = /\D\d{5}(?!\d)|,\s*[^\s\d,][^\d,]*(?:,|$)/;
/** Whether an address has a ZIP code after the number of the house, or a city: a part without digits. */
export const canBeFound = (address: string) => placeInAddress.test(address);

/** The form as the server checks it: for a visit with an address that can be found. */
export const bookingForm = v.pipe(
  appointmentForm,
  // Typed or filled in by the browser on two lines.
  v.transform((all) => ({ ...all, address: all.address.replace(/,?\s*\n\s*/g, ", ") })),
  v.forward(
    v.check(({ address }) => address.length <= longest.line, "too-long"),
    ["address"],
  ),
  v.forward(
    v.check(({ meeting, address }) => meeting !== "visit" || canBeFound(address), "address-required"),
    ["address"],
  ),
);
