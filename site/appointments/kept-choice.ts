import type { ChosenSlot } from "./slots.ts";
import type { Booked } from "./use-appointment-form.ts";

/**
 * The chosen time and its tier, if it has one, and what came of booking it. It lives as long as the tab, over a reload and a
 * change of language, and until the time comes.
 */
type KeptChoice = {
  tier?: string | undefined;
  slot?: ChosenSlot | false | undefined;
  booked?: Booked | undefined;
};

const storageName = "choice:appointment";

/** What is kept, or the choice that takes its place. */
export function keptChoice(next?: KeptChoice): KeptChoice {
  // A browser that keeps nothing, or nothing that can be read, begins anew.
  try {
    if (next?.slot) sessionStorage[storageName] = JSON.stringify(next);
    else if (next) delete sessionStorage[storageName];
    const { tier, slot, booked }: KeptChoice = JSON.parse(sessionStorage[storageName]);
    // The tab may have been left for days.
    return slot && Date.parse(slot.start) > Date.now() && Date.parse(slot.end) ? { tier, slot, booked } : {};
  } catch {
    return {};
  }
}
