/** An island that has the focus already, or a place that the address names, has been reached for. */
export function hydrateReached() {
  for (const place of [document.querySelector(":target"), document.activeElement]) {
    place?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  }
}
