import { Temporal } from "temporal-polyfill";
import { createCache } from "../cache.ts";
import { isTimeZone } from "../time-zone.ts";

const answers = createCache<string, boolean>(100);

/** Whether Temporal can count in a time zone: it refuses letters of ICU such as AST, which `Intl` takes. */
export const isSlotZone = (name: string): boolean => answers(name, () => isTimeZone(name) && isCounted(name));

function isCounted(name: string): boolean {
  try {
    return Boolean(Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name));
  } catch {
    return false;
  }
}
