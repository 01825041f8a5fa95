import { expect, test } from "vitest";
import { deskNames } from "./desk-names.ts";
import { loadPractice } from "./load-practice.ts";

test("what a booking holds has a name in both languages, also what the calendar fills in by itself", () => {
  const { appointment = {} } = deskNames(loadPractice()).fields;
  const kept = ["service", "start", "meeting", "tier", "name", "email", "phone", "address", "comments"];
  for (const field of kept)
    expect(appointment[field]?.label, field).toEqual({
      en: expect.stringMatching(/^[A-Z]/),
      es: expect.any(String),
    });
  expect(appointment.meeting?.choices?.video).toEqual({ en: "By video call", es: "Por videollamada" });
});

test("an entry of the website is called as the practice calls it, by its place in the content", () => {
  const practice = loadPractice();
  const [testimonial] = practice.testimonials;
  const [act] = practice.rates.notary.acts;
  expect(deskNames(practice).entries).toEqual(
    expect.arrayContaining([
      { path: `testimonials/${testimonial?.id}`, name: testimonial?.name },
      { path: `rates/notary/acts/${act?.id}`, name: act?.name },
    ]),
  );
});
