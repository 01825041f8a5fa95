/** Milliseconds, as the specification gives them. */
const openDelay = 200;
const skipDelay = 300;
const closeDelay = 150;

/**
 * Opens the header's menus under a resting mouse. A menu reached within `skipDelay` of another's closing opens
 * at once. Click and keyboard work by `<details>` itself; Escape and a press elsewhere close. In the sheet of narrow
 * screens each menu opens and closes on its own.
 */
export function openMenusOnHover() {
  const menus = [...document.querySelectorAll<HTMLDetailsElement>("[data-menu]")];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;
  let openedByHover: HTMLDetailsElement | undefined;

  const isInRow = (menu: HTMLDetailsElement) => menu.checkVisibility() && !menu.closest(":popover-open");
  const close = (menu: HTMLDetailsElement) => {
    if (!menu.open || !isInRow(menu)) return;
    menu.open = false;
    closedAt = performance.now();
  };
  const open = (menu: HTMLDetailsElement) => {
    for (const other of menus) if (other !== menu) close(other);
    if (!menu.open) openedByHover = menu;
    menu.open = true;
  };
  for (const menu of menus) {
    menu.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "mouse" || !isInRow(menu)) return;
      clearTimeout(timer);
      const isSkipping = menus.some((other) => other.open) || performance.now() - closedAt < skipDelay;
      if (isSkipping) open(menu);
      else timer = setTimeout(open, openDelay, menu);
    });
    menu.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(timer);
      timer = setTimeout(close, closeDelay, menu);
    });
    menu.querySelector("summary")?.addEventListener("click", (event) => {
      clearTimeout(timer);
      // The click of a hand that hovered first means "open", not "close again".
      if (openedByHover === menu && menu.open) event.preventDefault();
      openedByHover = undefined;
    });
    menu.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget && !menu.contains(relatedTarget as Node)) close(menu);
    });
  }
  addEventListener("pointerdown", (event) => {
    for (const menu of menus) if (!menu.contains(event.target as Node)) close(menu);
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    for (const menu of menus) {
      if (menu.open && isInRow(menu) && menu.contains(document.activeElement))
        menu.querySelector("summary")?.focus();
      close(menu);
    }
  });
}
