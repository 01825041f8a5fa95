import { useEffect, useState } from "react";
import type { Day, Month } from "#ui/dates/month-grid.ts";
import { fetchSlots, type SlotsByDay } from "./slots.ts";

type MonthSlots = {
  /** Undefined until they are there. */
  days: SlotsByDay | undefined;
  isFailed: boolean;
  retry: () => void;
};

/** The free times of a month, asked for once a day; a failed try is made again when the connection comes back. */
export function useMonthSlots(service: string, month: Month, timeZone: string, today: Day): MonthSlots {
  const key = `${service} ${month} ${timeZone} ${today}`;
  const [slotsByKey, setSlotsByKey] = useState<Record<string, SlotsByDay>>({});
  const [failedKey, setFailedKey] = useState<string>();
  const days = slotsByKey[key];
  const isLoaded = Boolean(days);
  const isFailed = failedKey === key;
  const retry = () => setFailedKey(undefined);

  useEffect(() => {
    if (isLoaded || isFailed) return;
    let isWanted = true;
    const stop = new AbortController();
    fetchSlots(service, month, timeZone, stop.signal).then(
      (slots) => isWanted && setSlotsByKey((others) => ({ ...others, [key]: slots })),
      () => isWanted && setFailedKey(key),
    );
    return () => {
      isWanted = false;
      stop.abort();
    };
  }, [key, service, month, timeZone, isLoaded, isFailed]);

  useEffect(() => {
    if (!isFailed) return;
    const again = () => setFailedKey(undefined);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [isFailed]);

  return { days, isFailed, retry };
}
