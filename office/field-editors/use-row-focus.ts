import { useRef } from "react";

/** Focuses what is in a list once it is drawn anew. A row says its place with `data-row`, a button to move it with `data-move`. */
export function useRowFocus() {
  const list = useRef<HTMLFieldSetElement>(null);
  /** Focuses the first of some places that is there. */
  const focus = (...selectors: string[]) =>
    requestAnimationFrame(() => {
      const found = selectors.map((selector) => list.current?.querySelector<HTMLElement>(selector));
      found.find(Boolean)?.focus();
    });
  /** Focuses the button that moved a row; at an end of the list it goes, and the other one is left. */
  const focusMoved = (place: number, by: -1 | 1) =>
    focus(`[data-row="${place}"] [data-move="${by}"]`, `[data-row="${place}"] [data-move]`);
  return { list, focus, focusMoved };
}
