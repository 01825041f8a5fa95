import { useRef, useState } from "react";

/** The people who are selected for one change. */
export type Selection = {
  ids: ReadonlySet<string>;
  /** `isRange` takes all between this one and the last that was selected. */
  toggle: (id: string, isRange?: boolean) => void;
  clear: () => void;
};

export function useSelection(shownIds: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef("");
  const toggle = (id: string, isRange = false) => {
    const [from, to] = [shownIds.indexOf(last.current), shownIds.indexOf(id)].sort(
      (one, other) => one - other,
    );
    last.current = id;
    if (isRange && from !== undefined && from >= 0 && to !== undefined) {
      const range = new Set(shownIds.slice(from, to + 1));
      return setIds((before) => before.union(range));
    }
    setIds((before) => before.symmetricDifference(new Set([id])));
  };
  return { ids, toggle, clear: () => setIds(new Set()) };
}
