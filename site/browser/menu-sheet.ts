/**
 * Closes the menu sheet of narrow screens when a link in it is chosen, when the focus goes on behind it, and when the
 * window gets wide enough for the row. Opening, Esc and the focus before and after are the popover's own.
 */
export function closeMenuSheet() {
  const sheet = document.querySelector<HTMLElement>("header [popover]");
  const opener = document.querySelector<HTMLElement>("header [aria-controls]");
  if (!sheet || !opener) return;
  const close = () => {
    if (sheet.matches(":popover-open")) sheet.hidePopover();
  };
  sheet.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a[href]")) close();
  });
  sheet.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !sheet.contains(relatedTarget)) close();
  });
  addEventListener("resize", () => opener.checkVisibility() || close());
}
