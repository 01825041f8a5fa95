import { useEffect, useState } from "react";
import type { Month } from "#ui/dates/month-grid.ts";
import { fetchSlots, type SlotsByDay } from "./slots.ts";

type MonthSlots = {
  /** Undefined until they are there. */
  days: SlotsByDay | undefined;
  isFailed: boolean;
  retry: () => void;
};

/** The free times of a month, asked for once an hour; a failed try is made again when the connection comes back. */
export function useMonthSlots(service: string, month: Month, timeZone: string, now: Date): MonthSlots {
  const key = `${service} ${month} ${timeZone} ${now.toISOString().slice(0, 13)}`;
  /** Null where the try has failed. */
  const [slotsByKey, setSlotsByKey] = useState<Record<string, SlotsByDay | null>>({});
  const days = slotsByKey[key];
  const isFailed = days === null;
  const isAsked = days !== undefined;
  const retry = () => setSlotsByKey({});

  useEffect(() => {
    if (isAsked) return;
    const stop = new AbortController();
    const keep = (slots: SlotsByDay | null) =>
      stop.signal.aborted || setSlotsByKey((others) => ({ ...others, [key]: slots }));
    fetchSlots(service, month, timeZone, stop.signal).then(keep, () => keep(null));
    return () => stop.abort();
  }, [key, service, month, timeZone, isAsked]);

  useEffect(() => {
    if (!isFailed) return;
    const again = () => setSlotsByKey({});
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [isFailed]);

  return { days: days ?? undefined, isFailed, retry };
}
