import { useSyncExternalStore } from "react";
import { serverNow } from "../base/server-clock.ts";

let lost: number | "over" | undefined;

/** Since when the browser believes that it has no connection, in milliseconds; "over" once it has one again. */
export const useLostConnection = () => useSyncExternalStore(subscribe, read);

function read() {
  if (!navigator.onLine) lost = typeof lost === "number" ? lost : serverNow();
  else if (lost) lost = "over";
  return lost;
}

function subscribe(listener: () => void) {
  const events = ["online", "offline"] as const;
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}
