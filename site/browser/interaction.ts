import type { ClientDirective } from "astro";
import { lateStylesAttribute } from "#ui/late-styles-attribute.ts";

let lateStyles: Promise<unknown> | undefined;

const triggers = ["pointerenter", "focusin", "click", "submit"];

/**
 * Hydrates an island when the visitor first reaches for it. A submit or a button pressed before React has taken
 * over is held back and replayed then; native controls (links, fields, dialog buttons) act on their own meanwhile.
 * An island says that it has taken over by an `island:ready` event. If its script cannot be had, the form is sent
 * the plain way, and `data-failed` shows what waited for the script.
 */
const directive: ClientDirective = (load, _options, element) => {
  let isLoading = false;
  let form: HTMLFormElement | undefined;
  let button: HTMLButtonElement | null = null;

  const hydrateOn = (event: Event) => {
    const target = event.target as HTMLFormElement;
    if (event.type === "submit") {
      event.preventDefault();
      // React may hear it before it is ready: the browser would refuse to send the form again at the replay.
      event.stopPropagation();
      target.ariaBusy = "true";
      form = target;
    } else if (event.type === "click") {
      button = target.closest("button[type=button]:not([command])") ?? button;
    }
    hydrate();
  };
  const hydrate = () => {
    if (isLoading) return;
    isLoading = true;
    Promise.all([load(), loadProps(element), loadLateStyles()]).then(([start]) => start(), replay);
  };
  const replay = (event?: Event) => {
    for (const name of triggers) element.removeEventListener(name, hydrateOn, true);
    if (event?.type !== "island:ready") {
      element.dataset.failed = "true";
      form?.submit();
    } else if (form) form.requestSubmit();
    else button?.click();
  };
  for (const name of triggers) element.addEventListener(name, hydrateOn, true);
  element.addEventListener("island:ready", replay, { once: true });
  element.addEventListener("astro:hydration-error", replay);
  // It has the focus already, holds the place that the address names, or shows what this browser keeps.
  if (element.matches(":focus-within") || element.querySelector(":target,[data-stored]")) hydrate();
};
export default directive;

// The build keeps the props of an island in a file of their own. One request that a phone's line loses is made again.
async function loadProps(element: HTMLElement) {
  const props = element.dataset.props;
  if (!props) return;
  const answer = await fetch(props).catch(() => fetch(props));
  if (!answer.ok) throw new Error(props);
  element.setAttribute("props", await answer.text());
}

// What islands draw has its rules in a file of its own; without it they still work.
function loadLateStyles() {
  const root = document.documentElement;
  const href = root.getAttribute(lateStylesAttribute);
  if (!href) return lateStyles;
  root.removeAttribute(lateStylesAttribute);
  lateStyles = new Promise((resolve) => {
    const settings = { rel: "stylesheet", href, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement("link"), settings));
  });
  return lateStyles;
}
