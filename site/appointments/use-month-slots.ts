import { useEffect, useState } from "react";
import type { Month } from "#ui/dates/month-grid.ts";
import { fetchSlots, type SlotsByDay } from "./slots.ts";

/** How long the server has for an answer, in milliseconds. */
const patience = 15_000;

type MonthSlots = {
  /** Undefined until they are there. */
  days: SlotsByDay | undefined;
  isFailed: boolean;
  retry: () => void;
};

/** The free times of a month, asked for once; a failed try is made again when the connection comes back. */
export function useMonthSlots(service: string, month: Month, timeZone: string): MonthSlots {
  const key = `${service} ${month} ${timeZone}`;
  const [loaded, setLoaded] = useState<Record<string, SlotsByDay>>({});
  const [failed, setFailed] = useState<string>();
  const days = loaded[key];
  const isLoaded = Boolean(days);
  const isFailed = failed === key;
  const retry = () => setFailed(undefined);

  useEffect(() => {
    if (isLoaded || isFailed) return;
    let isWanted = true;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), patience);
    fetchSlots(service, month, timeZone, stop.signal)
      .then(
        (found) => isWanted && setLoaded((others) => ({ ...others, [key]: found })),
        () => isWanted && setFailed(key),
      )
      .finally(() => clearTimeout(timer));
    return () => {
      isWanted = false;
      stop.abort();
    };
  }, [key, service, month, timeZone, isLoaded, isFailed]);

  useEffect(() => {
    if (!isFailed) return;
    const again = () => setFailed(undefined);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [isFailed]);

  return { days, isFailed, retry };
}
