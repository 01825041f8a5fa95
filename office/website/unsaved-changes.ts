import { useSyncExternalStore } from "react";
import type { Field } from "#domain/office/website-values.ts";

/** A typed change that is not stored yet. One that acts at once is stored by its own button alone. */
type Unsaved = {
  field: Field;
  /** Resolves with whether it is stored. */
  save: () => Promise<boolean>;
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

/** Stores the typed drafts; resolves with the fields of which something typed is left, settings among them. */
export async function saveAll(): Promise<Field[]> {
  const fields = await Promise.all(
    all.map(async ({ field, save }) => (!field.actsAtOnce && (await save()) ? [] : field)),
  );
  return fields.flat();
}
