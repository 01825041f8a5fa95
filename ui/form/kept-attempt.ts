/** What was sent and its idempotency key. */
export type KeptAttempt = { content: string; key: string };

/**
 * The last attempt to send a form, or the one that takes its place. It is kept as a part of the form's draft
 * (`drafts.ts`), over a reload and until the form is sent; a form without a draft keeps none.
 */
export function keptAttempt(form: HTMLFormElement | null, next?: KeptAttempt): KeptAttempt | undefined {
  const draftName = form?.dataset.draft;
  if (!draftName) return undefined;
  const storageName = `draft:${draftName}`;
  // A browser that keeps nothing, or nothing that can be read, begins anew.
  try {
    const draft = new Map(JSON.parse(sessionStorage.getItem(storageName) ?? "[]"));
    if (next) sessionStorage.setItem(storageName, JSON.stringify([...draft.set("attempt", next)]));
    return draft.get("attempt") as KeptAttempt | undefined;
  } catch {
    return undefined;
  }
}
