import type { ClientDirective } from "astro";

const wakes = ["pointerenter", "focusin", "click", "submit"];

/**
 * Hydrates an island when the visitor first reaches for it. A submit or a button pressed before React has taken
 * over is held back and repeated then; native controls (links, fields, dialog buttons) act on their own meanwhile.
 * An island says that it has taken over by an `island:ready` event. If its script cannot be had, the form is sent
 * the plain way.
 */
const directive: ClientDirective = (load, _options, element) => {
  let isWaking = false;
  let form: HTMLFormElement | undefined;
  let button: HTMLButtonElement | null = null;

  const wake = (event: Event) => {
    const target = event.target as HTMLFormElement;
    if (event.type === "submit") {
      event.preventDefault();
      target.ariaBusy = "true";
      form = target;
    } else if (event.type === "click") {
      button = target.closest("button[type=button]:not([command])") ?? button;
    }
    if (isWaking) return;
    isWaking = true;
    load().then((hydrate) => hydrate(), sleep);
  };
  const sleep = (event?: Event) => {
    for (const name of wakes) element.removeEventListener(name, wake, true);
    if (event?.type !== "island:ready") form?.submit();
    else if (form) form.requestSubmit();
    else button?.click();
  };
  for (const name of wakes) element.addEventListener(name, wake, true);
  element.addEventListener("island:ready", sleep, { once: true });
  element.addEventListener("astro:hydration-error", sleep);
};
export default directive;
