import { seconds } from "#domain/durations.ts";
import { maxRetries, retryDelay } from "#domain/retry-delay.ts";
import { addDays, type Day, firstDayOf, lastDayOf, type Month } from "#ui/dates/month-grid.ts";
import { wallClock } from "#ui/dates/wall-clock.ts";

/** A free time, both ends as ISO instants. */
export type Slot = { start: string; end: string };
/** A free time as it was chosen: it has the length of a type. */
export type ChosenSlot = Slot & { typeId: string };
/** The free times of a month by their day; a day without any is not in it. */
export type SlotsByDay = ReadonlyMap<Day, readonly Slot[]>;

/** How long the server has for an answer with its body, in milliseconds. */
const timeout = seconds(15);

/** Asks the server for the free times of a month, as a time zone counts its days. Throws when it has no answer. */
export async function fetchSlots(
  service: string,
  month: Month,
  timeZone: string,
  signal: AbortSignal,
): Promise<SlotsByDay> {
  const query = new URLSearchParams({
    service,
    from: firstDayOf(month),
    to: lastDayOf(month),
    tz: timeZone,
  });
  const answer = await readWithRetries(`/booking/v1/slots?${query}`, signal);
  const { slots } = answer as { slots: Slot[] };
  return slotsByDay(slots, timeZone);
}

/** Reads the JSON at an address, after a failure again with back-off. Throws the last failure, at once when `signal` ends it. */
async function readWithRetries(address: string, signal: AbortSignal): Promise<unknown> {
  for (let retry = 1; ; retry++) {
    try {
      return await readJson(address, signal);
    } catch (error) {
      if (signal.aborted || retry > maxRetries) throw error;
      await pause(retryDelay(retry), signal);
      signal.throwIfAborted();
    }
  }
}

async function readJson(address: string, signal: AbortSignal): Promise<unknown> {
  const stop = new AbortController();
  const forget = endAfter(timeout, signal, () => stop.abort());
  try {
    const answer = await fetch(address, { signal: stop.signal });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return await answer.json();
  } finally {
    forget();
  }
}

/** Resolves after so many milliseconds, or when `signal` ends the pause. */
const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const forget = endAfter(time, signal, () => {
      forget();
      resolve();
    });
  });

/**
 * Calls `end` after so many milliseconds or at the signal. By hand, because Safari has `AbortSignal.any` only since
 * 17.4, and Firefox since 124. Returns what forgets it.
 */
function endAfter(time: number, signal: AbortSignal, end: () => void) {
  const timer = setTimeout(end, time);
  signal.addEventListener("abort", end);
  return () => {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  };
}

/** Free times under the days they begin on in a time zone, each day's earliest first. */
export function slotsByDay(slots: readonly Slot[], timeZone: string): SlotsByDay {
  const days = new Map<Day, Slot[]>();
  const inOrder = [...slots].sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  for (const slot of inOrder) {
    const { day } = wallClock(slot.start, timeZone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}

export const minutesOf = ({ start, end }: Slot) => (Date.parse(end) - Date.parse(start)) / 60_000;

/** The days a visitor can look at. The office counts the horizon; where the visitor is, its last day may be one on. */
export function bookableDays(now: Date, timeZone: string, officeZone: string, horizonDays: number) {
  const first = wallClock(now, timeZone).day;
  return { first, last: addDays(wallClock(now, officeZone).day, horizonDays + 1) };
}
