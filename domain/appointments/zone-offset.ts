import { createCache } from "../cache.ts";
import { inZone } from "../deadlines/local-day.ts";
import { days } from "../durations.ts";

type ZoneOffset = { milliseconds: number; text: string };

const newDayCache = () => createCache<number, ZoneOffset[]>(400);
const daysOfZones = createCache<string, ReturnType<typeof newDayCache>>(20);

/** The UTC offset at an instant (epoch milliseconds), computed each time only on a day of a clock change. */
export function offsetAt(instant: number, timeZone: string): ZoneOffset {
  const day = Math.floor(instant / days(1));
  const ofDay = daysOfZones(timeZone, newDayCache);
  const [first, last] = ofDay(day, () => [days(day), days(day + 1) - 1].map((at) => lookUp(at, timeZone)));
  return first && first.milliseconds === last?.milliseconds ? first : lookUp(instant, timeZone);
}

function lookUp(instant: number, timeZone: string): ZoneOffset {
  const { offset, offsetNanoseconds } = inZone(instant, timeZone);
  return { milliseconds: offsetNanoseconds / 1e6, text: offset };
}
