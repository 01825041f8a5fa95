/** Opens and closes dialogs in browsers that do not know `command` yet. */
export function commandFallback() {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  addEventListener("click", (event) => {
    const button = (event.target as Element).closest("button[commandfor]");
    const dialog = document.getElementById(
      button?.getAttribute("commandfor") as string,
    ) as HTMLDialogElement | null;
    if (button?.getAttribute("command") === "close") dialog?.close();
    else dialog?.showModal();
  });
}

/** Opens the dialog that the address names, and lets go of the name when it closes. */
export function openNamedDialog() {
  const open = () => {
    const dialog = document.getElementById(location.hash.slice(1));
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  };
  addEventListener("hashchange", open);
  addEventListener(
    "close",
    ({ target }) => {
      if (`#${(target as Element).id}` === location.hash)
        history.replaceState(history.state, "", location.pathname + location.search);
    },
    true,
  );
  // Earlier, the browser's own walk to the named place would take the focus out of the dialog again.
  if (document.readyState === "complete") open();
  else addEventListener("load", open);
}

/**
 * A link chosen in a dialog or in the menu sheet closes it, also one to a place on the same page; a press beside a
 * dialog closes it too.
 */
export function closeDialogs() {
  addEventListener("click", (event) => {
    const target = event.target as Element;
    if (target.closest("a[href]")) {
      target.closest("dialog")?.close();
      target.closest<HTMLElement>(":popover-open")?.hidePopover();
    }
    // The second click of a double click on the button that opened it is none beside it.
    if (event.detail < 2 && target instanceof HTMLDialogElement && isOutside(target, event)) target.close();
  });
}

const isOutside = (dialog: HTMLDialogElement, { clientX: x, clientY: y }: MouseEvent) => {
  const box = dialog.getBoundingClientRect();
  return x < box.left || x > box.right || y < box.top || y > box.bottom;
};
