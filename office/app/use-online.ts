import { useSyncExternalStore } from "react";

/** Whether the browser believes that it has a connection. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

function subscribe(listener: () => void) {
  const events = ["online", "offline"] as const;
  for (const name of events) addEventListener(name, listener);
  return () => {
    for (const name of events) removeEventListener(name, listener);
  };
}
