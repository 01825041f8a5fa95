// The calendar may stand beside the form of a request. What is typed there goes along, and the chosen moment comes back.

import { keptInDraft } from "#ui/form/kept-in-draft.ts";

const formOf = (id: string) => document.querySelector<HTMLFormElement>(`form#${id}`);
const fieldOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

/**
 * Copies what was typed into a request since it was copied last. What it held is kept, lest a field that was changed
 * here since is overwritten; where nothing is kept, only empty fields are filled.
 */
export function copyTyped(requestId: string, target: HTMLFormElement): void {
  const names = ["name", "email", "phone", "comments"];
  const typed = names.map((name) => [name, fieldOf(formOf(requestId), name)?.value ?? ""] as const);
  const before: Copied | undefined = keptInDraft(target, "copied");
  const isKept = keptInDraft(target, "copied", Object.fromEntries(typed));
  for (const [name, value] of typed) {
    const field = fieldOf(target, name);
    if (value && field && value !== before?.[name] && (isKept || !field.value)) type(field, value);
  }
}

type Copied = Readonly<Record<string, string>>;

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

/** Takes a focus that nothing else got, as the request's button is gone, to the choices of the page. */
export function focusChoices(): void {
  if (document.activeElement?.matches("body, dialog:not([open]) *"))
    document.querySelector<HTMLElement>("[data-tier]")?.focus();
}

// The event keeps the draft, and warns of numbers that do not belong there.
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
