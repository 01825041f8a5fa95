import { setTimeout as wait } from "node:timers/promises";
import type { Booking } from "./expect-booked-once.ts";

export const siteUrl = "https://www.example.com";
const firstDay = "2026-11-24";
const lastDay = "2027-01-18";

/** A booking that a visitor is about to make. */
export const newBooking = (start: string): Booking => ({
  email: `visitor-${crypto.randomUUID()}@example.com`,
  key: crypto.randomUUID(),
  path: "",
  start,
  states: new Set(["none", start]),
});

/** Books, or repeats what got no answer; resolves with whether the booking was acknowledged. */
export async function book(url: string, booking: Booking): Promise<boolean> {
  const fields = { name: "Ana Prueba", phone: "214 555 0177", email: booking.email, start: booking.start };
  const answer = await post(`${url}/booking/v1/appointments`, {
    headers: { "content-type": "application/json", "idempotency-key": booking.key },
    body: JSON.stringify({ locale: "en", tz: "America/Chicago", service: "consultation", ...fields }),
  });
  if (answer?.status === 409) booking.states = new Set(["none"]);
  if (answer?.status !== 200) return false;
  booking.path = new URL(JSON.parse(answer.text).manageUrl).pathname;
  booking.states = new Set([booking.start]);
  return true;
}

/** Moves a booking to another start, or cancels it; resolves with whether the change was acknowledged. */
export async function change(url: string, booking: Booking, state: string): Promise<boolean> {
  const before = new Set(booking.states);
  booking.states.add(state);
  const fields = state === "cancelled" ? { action: "cancel" } : { action: "move", start: state };
  const answer = await post(url + booking.path, {
    headers: { origin: siteUrl },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  if (answer?.status === 409) booking.states = before;
  if (answer?.status !== 303 || !/\?done=/.test(answer.location)) return false;
  booking.states = new Set([state]);
  return true;
}

async function post(url: string, request: RequestInit) {
  try {
    const answer = await fetch(url, { method: "POST", ...request });
    const { status, headers } = answer;
    return { status, location: headers.get("location") ?? "", text: await answer.text() };
  } catch {
    // The server is dead: without a pause the workers would only make bookings that nobody hears of.
    await wait(20);
    return undefined;
  }
}

/** The times that visitors are offered in eight weeks. */
export async function listStarts(url: string): Promise<string[]> {
  const query = `service=consultation&from=${firstDay}&to=${lastDay}&tz=America/Chicago`;
  const answer = await fetch(`${url}/booking/v1/slots?${query}`);
  const { slots } = (await answer.json()) as { slots: { start: string }[] };
  return slots.map(({ start }) => start);
}
