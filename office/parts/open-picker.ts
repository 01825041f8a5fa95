import type { KeyboardEvent } from "react";

/**
 * For a select that acts as soon as another value is chosen: a key that would choose the next one opens its list instead,
 * so that the keyboard gets past the first value. What acts is Enter in the list, as a click does.
 */
export function openPicker(event: KeyboardEvent<HTMLSelectElement>): void {
  const { key, altKey, ctrlKey, metaKey, currentTarget } = event;
  if (altKey || ctrlKey || metaKey || !/^(?:Arrow|Home|End|Page|\S$)/.test(key)) return;
  // Safari opens the list by itself.
  if (!("showPicker" in currentTarget)) return;
  event.preventDefault();
  currentTarget.showPicker();
}
