import type { AppointmentChoice } from "./calendar-props.ts";
import type { Slot } from "./slots.ts";

/**
 * The chosen time, and what it is for; without an `id` nothing is chosen. It lives as long as the tab, over a reload and
 * a change of language.
 */
type KeptChoice = { id?: string | undefined; slot?: Slot | undefined };

/** What tells a choice from others in both languages: its tier or its type. */
export const idOf = (choice: AppointmentChoice | undefined) => choice?.tier ?? choice?.typeId;

/** What is kept, or the choice that takes its place. */
export function keptChoice(next?: KeptChoice): KeptChoice {
  // A browser that keeps nothing begins anew.
  try {
    if (next) sessionStorage.appointment = JSON.stringify(next);
    return JSON.parse(sessionStorage.appointment);
  } catch {
    return {};
  }
}
