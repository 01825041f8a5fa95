import type { ClientDirective } from "astro";

const triggers = ["pointerenter", "focusin", "click", "submit"];

/**
 * Hydrates an island when the visitor first reaches for it. A submit or a button pressed before React has taken
 * over is held back and replayed then; native controls (links, fields, dialog buttons) act on their own meanwhile.
 * An island says that it has taken over by an `island:ready` event. If its script cannot be had, the form is sent
 * the plain way.
 */
const directive: ClientDirective = (load, _options, element) => {
  let isLoading = false;
  let form: HTMLFormElement | undefined;
  let button: HTMLButtonElement | null = null;

  const hydrate = (event: Event) => {
    const target = event.target as HTMLFormElement;
    if (event.type === "submit") {
      event.preventDefault();
      target.ariaBusy = "true";
      form = target;
    } else if (event.type === "click") {
      button = target.closest("button[type=button]:not([command])") ?? button;
    }
    if (isLoading) return;
    isLoading = true;
    load().then((start) => start(), replay);
  };
  const replay = (event?: Event) => {
    for (const name of triggers) element.removeEventListener(name, hydrate, true);
    if (event?.type !== "island:ready") form?.submit();
    else if (form) form.requestSubmit();
    else button?.click();
  };
  for (const name of triggers) element.addEventListener(name, hydrate, true);
  element.addEventListener("island:ready", replay, { once: true });
  element.addEventListener("astro:hydration-error", replay);
};
export default directive;
