export type KeptAttempt = { content: string; key: string };

/** The last attempt to send a form, or `next`; it lives as long as the form's draft (`drafts.ts`), if there is one. */
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
