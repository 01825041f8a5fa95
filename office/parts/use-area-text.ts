import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * A text area that shows `text`, without a `value` of its own: its undo takes back what was typed in one go. React's `value`
 * writes each letter into the default text as well, and the browser then takes back one letter at a time.
 */
export function useAreaText(text: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (area.current && area.current.value !== text) area.current.value = text;
  });
  return area;
}

/** Writes over a part of a field, or all of it, as one who types: its undo brings back what stood there. */
export function typeOver(field: HTMLTextAreaElement, text: string, from = 0, to = field.value.length): void {
  field.focus();
  field.setSelectionRange(from, to);
  // Deprecated, yet the one way to write into a field that its undo knows; the event of an input follows from it.
  document.execCommand("insertText", false, text);
}
