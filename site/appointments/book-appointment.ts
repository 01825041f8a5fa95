import type { Slot } from "./slots.ts";

type Outcome =
  | { status: "booked"; manageUrl: string; where: string }
  /** Somebody else was faster: the nearest free times, if there are any. */
  | { status: "taken"; slots: readonly Slot[] }
  /** Nothing was booked. Without a message no answer of ours has come, and nobody knows whether it was. */
  | { status: "refused"; message?: string | undefined; field?: string | undefined };

/** How long the server has for an answer, in milliseconds. */
const timeout = 20_000;

/** Sends a request for an appointment. Never throws; the same key on a further try never books twice. */
export async function bookAppointment(request: Record<string, unknown>, key: string): Promise<Outcome> {
  try {
    const answer = await fetch("/booking/v1/appointments", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeout),
    });
    return await outcomeOf(answer);
  } catch {
    return { status: "refused" };
  }
}

/** What an answer of the appointment book means for the visitor. */
export async function outcomeOf(answer: Response): Promise<Outcome> {
  const body = await answer.json().catch(() => ({}));
  if (answer.ok && body.manageUrl)
    return { status: "booked", manageUrl: body.manageUrl, where: body.where ?? "" };
  const { error: message, field, slots = [] } = body;
  if (body.code === "slot-taken") return { status: "taken", slots };
  return { status: "refused", message, field };
}
