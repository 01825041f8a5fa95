import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookAppointment, getCalendar, moveAppointment } from "#domain/office/calendar-operations.ts";
import { getCounts } from "#domain/office/counts-operations.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { ana, book, bookAna, change, consultationByPhone, tokenIn } from "./appointment-calls.ts";
import { openDesk } from "./desk-calls.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ settings: { RATE_LIMITS: "off" } });
});
afterAll(() => app.end());

/** Instants that Temporal reads, at and near the ends of what it can count with. */
const far = [
  "+275760-09-13T00:00:00Z",
  "+275760-09-12T23:59:00Z",
  "-271821-04-20T00:00:00Z",
  "1999-12-31T23:59:59Z",
  "2201-01-01T00:00:00Z",
  "+002201-01-01T00:00:00Z",
];

test.each(far)("a booking that starts %s has no time", async (start) => {
  const answer = await book(app, { ...ana, start });
  expect([answer.status, await answer.json()]).toMatchObject([400, { field: "start" }]);
});

test("an appointment is neither moved to nor shown at a far date", async () => {
  const { manageUrl } = await bookAna(app);
  const token = tokenIn(manageUrl);
  for (const start of far) {
    const moved = await change(app, token, { action: "move", start });
    const location = new URL(moved.headers.get("location") ?? "", app.url);
    expect([start, moved.status, location.search]).toEqual([start, 303, ""]);
    const query = new URLSearchParams({ step: "confirm-move", start });
    const page = await fetch(`${app.url}${new URL(manageUrl).pathname}?${query}`);
    expect([start, page.status]).toEqual([start, 200]);
  }
});

test("days that far away show times as any day without them", async () => {
  const { manageUrl } = await bookAna(app, { start: "2026-11-24T14:30:00-06:00" });
  const path = new URL(manageUrl).pathname;
  for (const day of ["+275760-09-13", "-271821-04-19", "9999-12-31", "0000-01-01"]) {
    const question = new URLSearchParams({ service: "consultation", from: day, to: day, week: day });
    for (const address of ["/booking/v1/slots", "/appointments", `${path}?step=move`]) {
      const url = `${address}${address.includes("?") ? "&" : "?"}${question}`;
      expect([url, (await fetch(app.url + url)).status < 500]).toEqual([url, true]);
    }
  }
});

test("the office asks for no days at the ends of the calendar, and nobody waits for them", async () => {
  const { call } = await openDesk(app);
  const ends = [
    { from: "9999-12-30", to: "9999-12-31" },
    { from: "0000-01-02", to: "0000-01-03" },
    { from: "2026-02-30", to: "2026-03-01" },
  ];
  for (const operation of [getCalendar, getCounts])
    for (const input of ends) expect(await call(operation, input)).toMatchObject({ code: "input-invalid" });
  const [lead] = await app.leads();
  const booking = { ...consultationByPhone, personId: lead?.person_id, reason: "Asked for it" };
  for (const start of ["2200-11-24T10:00", "2027-12-27T10:00", "2026-11-28T18:00:07.123Z"])
    expect(await call(bookAppointment, { ...booking, start })).toMatchObject({
      code: "input-invalid",
      field: "start",
    });
  expect(await call(bookAppointment, { ...booking, start: "2027-11-27T18:00" })).toHaveProperty("id");
  for (const start of ["9999-12-31T23:00", "2026-11-31T10:00:00Z"]) {
    const moved = await call(moveAppointment, { id: randomUUID(), start, reason: "", letter: false });
    expect(moved).toMatchObject({ code: expect.stringContaining("invalid") });
  }
});
