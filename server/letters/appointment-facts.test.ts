import { expect, test } from "vitest";
import { sampleAppointment } from "#tests/sample-appointments.ts";
import { appointmentLetter } from "./appointment-letter.ts";

test("a letter names the year of an appointment that is a year away, and none of a nearer one", () => {
  const event = { starts_at: "2027-12-06T16:00:00.000Z", ends_at: "2027-12-06T16:30:00.000Z" };
  const subjects = (happened_at: string) =>
    (["visitor", "practice"] as const).map(
      (reader) =>
        appointmentLetter(sampleAppointment("booked", "en", { event: { ...event, happened_at } }), reader)
          .subject,
    );
  for (const subject of subjects("2026-11-29T15:00:00.000Z"))
    expect(subject).toContain("Monday, December 6, 2027, 10:00 AM CST");
  for (const subject of subjects("2027-03-01T15:00:00.000Z"))
    expect(subject).toContain("Monday, December 6, 10:00 AM CST");
  const spanish = { event: { ...event, happened_at: "2026-11-29T15:00:00.000Z" } };
  expect(appointmentLetter(sampleAppointment("booked", "es", spanish), "visitor").text).toContain(
    "lunes 6 de diciembre de 2027 a las 10:00\u00a0a.\u00a0m. (CST)",
  );
});
