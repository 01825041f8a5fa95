import type { ChosenSlot } from "./slots.ts";

/** The chosen time and its tier, if it has one. It lives as long as the tab, over a reload and a change of language. */
type KeptChoice = { tier?: string | undefined; slot?: ChosenSlot | false };

const storageName = "choice:appointment";

/** What is kept, or the choice that takes its place. */
export function keptChoice(next?: KeptChoice): KeptChoice {
  // A browser that keeps nothing, or nothing that can be read, begins anew.
  try {
    if (next?.slot) sessionStorage[storageName] = JSON.stringify(next);
    else if (next) delete sessionStorage[storageName];
    const { tier, slot }: KeptChoice = JSON.parse(sessionStorage[storageName]);
    // The tab may have been left for days.
    return slot && Date.parse(slot.start) > Date.now() && Date.parse(slot.end) ? { tier, slot } : {};
  } catch {
    return {};
  }
}
