/** Cuts ids into parts of at most so many, for operations that take no more. */
export function* partsOf(ids: readonly string[], most: number): Generator<string[]> {
  for (let done = 0; done < ids.length; done += most) yield ids.slice(done, done + most);
}

/**
 * Changes people by as many calls as it takes, up to the first that fails; resolves with its error and with those who
 * were changed before it.
 */
export async function changeInParts<Each>(
  ids: readonly string[],
  most: number,
  change: (ids: string[]) => Promise<{ changed: Each[] }>,
): Promise<{ changed: Each[]; error?: unknown }> {
  const changed: Each[] = [];
  try {
    for (const part of partsOf(ids, most)) changed.push(...(await change(part)).changed);
  } catch (error) {
    return { changed, error };
  }
  return { changed };
}
