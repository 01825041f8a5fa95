/**
 * Takes the focus into the menu sheet of narrow screens once a frame has shown it, and closes the sheet when the focus
 * goes on behind it and when the window gets wide enough for the row. Opening, Esc and the way back of the focus are
 * the popover's own.
 */
export function followMenuSheet() {
  const [closer, opener] = document.querySelectorAll<HTMLButtonElement>("[popovertarget]");
  const sheet = closer?.popoverTargetElement as HTMLElement | null | undefined;
  if (!closer || !opener || !sheet) return;
  // Without script the popover does it, before its first frame and with a layout of its own.
  closer.autofocus = false;
  sheet.addEventListener("toggle", () => {
    requestAnimationFrame(() => setTimeout(() => sheet.contains(document.activeElement) || closer.focus()));
  });
  sheet.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !sheet.contains(relatedTarget as Node)) sheet.hidePopover();
  });
  addEventListener("resize", () => opener.checkVisibility() || sheet.hidePopover());
}
