// The calendar may stand beside the form of a request. What is typed there goes along, and the chosen moment comes back.

const formOf = (id: string) => document.querySelector<HTMLFormElement>(`form#${id}`);
const fieldOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

/** Copies what was typed into a request to the fields of another form that are still empty. */
export function copyTyped(requestId: string, target: HTMLFormElement): void {
  for (const name of ["name", "email", "phone", "comments"]) {
    const typed = fieldOf(formOf(requestId), name)?.value;
    const field = fieldOf(target, name);
    if (typed && field?.value === "") type(field, typed);
  }
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

// The event keeps the draft, and warns of numbers that do not belong there.
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
