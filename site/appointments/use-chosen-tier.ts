import { useSyncExternalStore } from "react";

/** The place of the tier that is chosen on the page, from 0; undefined while none is. */
export const useChosenTier = (): number | undefined =>
  useSyncExternalStore(subscribe, chosenPlace, () => undefined);

// A draft and a sent form change radios without an event; the opened dialog takes the focus.
const events = ["change", "focusin"];

function subscribe(notice: () => void) {
  for (const event of events) document.addEventListener(event, notice);
  return () => {
    for (const event of events) document.removeEventListener(event, notice);
  };
}

function chosenPlace() {
  const radio = document.querySelector<HTMLInputElement>("[data-tier]:checked");
  return radio ? Number(radio.dataset.tier) : undefined;
}
