import { useEffect, useSyncExternalStore } from "react";

let current = "";
const listeners = new Set<() => void>();

function set(title: string) {
  current = title;
  for (const notify of listeners) notify();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Titles the document while a screen is open, where its route knows only what kind of screen it is. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    set(title);
    return () => set("");
  }, [title]);
}

/** The title that the open screen gave itself; empty for none. */
export const useGivenTitle = (): string => useSyncExternalStore(subscribe, () => current);
