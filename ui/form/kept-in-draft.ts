/** What is kept under a name, or `next`; it lives as long as the form's draft (`drafts.ts`), if there is one. */
export function keptInDraft<Kept>(form: HTMLFormElement | null, name: string, next?: Kept): Kept | undefined {
  const draftName = form?.dataset.draft;
  if (!draftName) return undefined;
  const storageName = `draft:${draftName}`;
  // A browser that keeps nothing, or nothing that can be read, begins anew.
  try {
    const draft = new Map(JSON.parse(sessionStorage[storageName] ?? "[]"));
    if (next) sessionStorage[storageName] = JSON.stringify([...draft.set(name, next)]);
    return draft.get(name) as Kept | undefined;
  } catch {
    return undefined;
  }
}
