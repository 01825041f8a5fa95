import { chosenLink } from "./chosen-link.ts";

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
        history.replaceState(history.state, "", location.href.split("#")[0]);
    },
    true,
  );
  // Earlier, the browser's own walk to the named place would take the focus out of the dialog again.
  if (document.readyState === "complete") open();
  else addEventListener("load", open);
}

/**
 * A link chosen in a dialog or in the menu sheet closes it, also one to a place on the same page, but not one that
 * leaves the page where it is; a press beside a dialog closes it too, but not one that began in it and selects something.
 */
export function closeDialogs() {
  let isBeside = false;
  addEventListener("mousedown", (event) => {
    // Only the backdrop of a dialog is hit outside its box. The second click of a double click on the button that
    // opened it is none beside it.
    const box = (event.target as Element).getBoundingClientRect();
    isBeside =
      event.detail < 2 && (event.x < box.x || event.x > box.right || event.y < box.y || event.y > box.bottom);
  });
  addEventListener("click", (event) => {
    const target = event.target as Element;
    const dialog = target.closest("dialog");
    if (chosenLink(event)) {
      dialog?.close();
      target.closest<HTMLElement>(":popover-open")?.hidePopover();
    }
    if (isBeside && target === dialog) dialog.close();
  });
}
