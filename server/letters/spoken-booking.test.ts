import { expect, test } from "vitest";
import { spokenConsent } from "#domain/people/people.ts";
import { sampleAppointment } from "#tests/sample-appointments.ts";
import { appointmentLetter } from "./appointment-letter.ts";

test.each([
  ["en", /when you spoke with us.*\(972\) 555-0142/],
  ["es", /cuando habló con nosotros.*\(972\) 555-0142/],
] as const)("a letter of a booking by phone does not speak of the website (%s)", (locale, why) => {
  const lead = { page: "", consent_version: spokenConsent };
  const { text } = appointmentLetter(sampleAppointment("booked", locale, { lead }), "visitor");
  expect(text).toMatch(why);
  expect(text).not.toMatch(/our website|nuestro sitio/);
});
