import { type RefObject, useLayoutEffect, useState } from "react";

type Control =
  | HTMLFormElement
  | HTMLButtonElement
  | HTMLInputElement
  | HTMLSelectElement
  | HTMLTextAreaElement;

/** Takes over inputs, presses and focus: when a browser translates the page, React draws its islands anew. */
export function useRedrawnControls(element: RefObject<Element | null>) {
  const [drawn] = useState(() => (typeof document === "undefined" ? undefined : drawnOn(document)));
  useLayoutEffect(() => {
    const island = element.current?.closest("astro-island");
    const gone = drawn?.controls.filter((control) => !control.isConnected);
    if (!island || !gone?.[0]) return;
    for (const [place, control] of controlsIn(island).entries()) {
      const old = gone[place];
      if (old) takeOver(old, control);
      if (old && old === drawn?.focused) control.focus();
    }
  }, [element, drawn]);
}

const controlsIn = (part: ParentNode) => [
  ...part.querySelectorAll<Control>("astro-island :is(form, button, input, select, textarea, [tabindex])"),
];
const drawnOn = (page: Document) => ({ controls: controlsIn(page), focused: page.activeElement });

function takeOver(old: Control, control: Control) {
  if ("checked" in old && "checked" in control) control.checked = old.checked;
  if ("value" in old && "value" in control && old.type !== "hidden") control.value = old.value;
  // Of what was pressed before this script had come the old one is remembered.
  Object.assign(old, {
    click: () => control.click(),
    requestSubmit: () => "requestSubmit" in control && control.requestSubmit(),
  });
}
