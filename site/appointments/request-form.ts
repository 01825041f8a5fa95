// The calendar may stand beside the form of a request. What is typed there goes along, and the chosen moment comes back.

import { keptInDraft } from "#ui/form/kept-in-draft.ts";

const copiedName = "copied";
const formOf = (id: string) => document.querySelector<HTMLFormElement>(`form#${id}`);
const fieldOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

/** What was copied from a request; kept, lest a field that was changed here since is overwritten. */
export type Copied = Readonly<Record<string, string>>;

/** Copies what was typed into a request since it was copied last. Gives what is copied then. */
export function copyTyped(requestId: string, target: HTMLFormElement, copied?: Copied): Copied {
  const before = copied ?? keptInDraft<Copied>(target, copiedName) ?? {};
  const typed: Record<string, string> = { ...before };
  for (const name of ["name", "email", "phone", "comments"]) {
    const value = fieldOf(formOf(requestId), name)?.value;
    const field = fieldOf(target, name);
    if (!value || !field || value === before[name]) continue;
    type(field, value);
    typed[name] = value;
    keptInDraft(target, copiedName, typed);
  }
  return typed;
}

/** Puts the chosen moment into the slot field of a request, for a visitor who sends that after all. */
export function fillSlot(requestId: string, moment: string): void {
  const field = fieldOf(formOf(requestId), "slot");
  if (field) type(field, moment);
}

/** Clears and closes a request that a booked appointment has made needless. */
export function withdrawRequest(requestId: string): void {
  const form = formOf(requestId);
  form?.dispatchEvent(new Event("lead:sent"));
  form?.reset();
  form?.closest("dialog")?.close();
}

/** Takes a focus that nothing else got, as the request's button is gone, to the choices of the request on the page. */
export function focusChoices(requestId: string): void {
  if (!document.activeElement?.matches("body, dialog:not([open]) *")) return;
  const fields = [...(formOf(requestId)?.elements ?? [])] as HTMLElement[];
  fields.find((field) => field.checkVisibility())?.focus();
}

// The event keeps the draft, and warns of numbers that do not belong there.
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
