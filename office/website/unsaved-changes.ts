import { useSyncExternalStore } from "react";

/** A typed change that is not stored yet. One that acts at once is stored by its own button alone. */
type Unsaved = {
  /** Resolves with whether it is stored. */
  save: () => Promise<boolean>;
  actsAtOnce: boolean;
};

let all: readonly Unsaved[] = [];
const listeners = new Set<() => void>();

function set(next: readonly Unsaved[]) {
  all = next;
  for (const notify of listeners) notify();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Remembers a typed change until the returned function is called. */
export function rememberUnsaved(unsaved: Unsaved): () => void {
  set([...all, unsaved]);
  return () => set(all.filter((each) => each !== unsaved));
}

/** How many typed changes are not stored yet. */
export const useUnsavedCount = () => useSyncExternalStore(subscribe, () => all.length);

/** Stores the typed drafts; resolves with whether none is left, settings counted only if wanted. */
export async function saveAll(which: "drafts" | "with-settings"): Promise<boolean> {
  const drafts = all.filter(({ actsAtOnce }) => !actsAtOnce);
  const hasSettings = drafts.length < all.length;
  const stored = await Promise.all(drafts.map(({ save }) => save()));
  return stored.every(Boolean) && (which === "drafts" || !hasSettings);
}
