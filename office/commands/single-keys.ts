import { useSyncExternalStore } from "react";

const storageName = "office-single-keys";
const listeners = new Set<() => void>();
let areOff = readStored();

/** Whether single letters run commands; whoever speaks to the computer turns them off (WCAG 2.1.4). */
export const areSingleKeysOn = () => !areOff;
export const useSingleKeys = () => useSyncExternalStore(subscribe, areSingleKeysOn);

/** Turns them on or off in this browser. */
export function setSingleKeys(areOn: boolean): void {
  areOff = !areOn;
  try {
    localStorage.setItem(storageName, areOn ? "" : "off");
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
  for (const notify of listeners) notify();
}

function readStored(): boolean {
  try {
    return localStorage.getItem(storageName) === "off";
  } catch {
    return false;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
