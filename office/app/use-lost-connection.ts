import { useSyncExternalStore } from "react";
import { serverNow } from "../base/server-clock.ts";

let lostAt: number | undefined;

/** Since when the browser believes that it has no connection, in milliseconds; undefined while it has one. */
export const useLostConnection = () => useSyncExternalStore(subscribe, read);

function read(): number | undefined {
  if (navigator.onLine) lostAt = undefined;
  else lostAt ??= serverNow();
  return lostAt;
}

function subscribe(listener: () => void) {
  const events = ["online", "offline"] as const;
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}
