import { useSyncExternalStore } from "react";
import { readStored, store } from "../base/stored-text.ts";

const storageName = "office-single-keys";
const listeners = new Set<() => void>();
let areOff = readStored(storageName) === "off";

/** Whether single letters run commands; whoever speaks to the computer turns them off (WCAG 2.1.4). */
export const areSingleKeysOn = () => !areOff;
export const useSingleKeys = () => useSyncExternalStore(subscribe, areSingleKeysOn);

/** Turns them on or off in this browser. */
export function setSingleKeys(areOn: boolean): void {
  areOff = !areOn;
  store(storageName, areOn ? "" : "off");
  for (const notify of listeners) notify();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
