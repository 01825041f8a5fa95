import { expect, test } from "vitest";
import { outcomeOf } from "./book-appointment.ts";

const answer = (status: number, body: unknown) => outcomeOf(Response.json(body, { status }));
const near = [{ start: "2026-11-23T10:00:00-06:00", end: "2026-11-23T10:30:00-06:00" }];

test("a booked appointment has a page of its own", async () => {
  expect(await answer(200, { id: "a", manageUrl: "/appointments/t", where: "We will call you." })).toEqual({
    status: "booked",
    manageUrl: "/appointments/t",
    where: "We will call you.",
  });
});

test("a time that is gone comes with the nearest free ones, or with none", async () => {
  const gone = { error: "That time was just taken.", code: "slot-taken" };
  expect(await answer(409, { ...gone, slots: near })).toEqual({ status: "taken", slots: near });
  expect(await answer(409, gone)).toEqual({ status: "taken", slots: [] });
});

test("a refusal says why and at which field", async () => {
  const error = "Please enter a valid email address";
  expect(await answer(400, { error, field: "email" })).toEqual({
    status: "refused",
    message: error,
    field: "email",
  });
  expect(await answer(429, { error: "Please wait" })).toMatchObject({
    status: "refused",
    message: "Please wait",
  });
  expect(await answer(409, { error: "Sent before with other answers" })).toMatchObject({ status: "refused" });
});

test("an answer that nobody understands is a refusal without words", async () => {
  const page = new Response("<h1>Bad gateway</h1>", { status: 502 });
  expect(await outcomeOf(page)).toEqual({ status: "refused", message: undefined, field: undefined });
  expect(await answer(200, {})).toMatchObject({ status: "refused" });
});
