import type { ClientDirective } from "astro";

/**
 * Hydrates an island when the visitor first reaches for it. A submit or a button pressed before React has taken
 * over is held back and repeated then; native controls (links, fields, dialog buttons) act on their own meanwhile.
 * An island says that it has taken over by an `island:ready` event. If its script cannot be had, the form is sent
 * the plain way.
 */
const directive: ClientDirective = (load, _options, element) => {
  let waking = false;
  let repeat: (() => void) | undefined;
  let giveUp: (() => void) | undefined;

  const hold = (event: Event) => {
    if (event instanceof SubmitEvent) {
      const form = event.target as HTMLFormElement;
      event.preventDefault();
      form.setAttribute("aria-busy", "true");
      repeat = () => form.requestSubmit(event.submitter);
      giveUp = () => form.submit();
    } else if (event.type === "click") {
      const button = (event.target as Element).closest<HTMLButtonElement>(
        "button[type=button]:not([command])",
      );
      if (button) repeat = () => button.click();
    }
    if (waking) return;
    waking = true;
    load()
      .then((hydrate) => hydrate())
      .catch(release);
  };
  const release = () => {
    for (const name of wakes) element.removeEventListener(name, hold, true);
    element.querySelector("form")?.removeAttribute("aria-busy");
    if (element.hasAttribute("data-ready")) repeat?.();
    else giveUp?.();
  };
  const wakes = ["pointerenter", "pointerdown", "focusin", "click", "submit"];
  for (const name of wakes) element.addEventListener(name, hold, true);
  element.addEventListener(
    "island:ready",
    () => {
      element.setAttribute("data-ready", "");
      release();
    },
    { once: true },
  );
  addEventListener("astro:hydration-error", (event) => event.target === element && release());
};
export default directive;
