/** Does something with each item in turn, whatever became of those before; throws at the end what failed. */
export async function tryEach<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  }
  throwAll(errors);
}

/** Throws errors that were kept until other work was done; nothing when there are none. */
export function throwAll(errors: readonly unknown[]): void {
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} failed, the first: ${errors[0]}`);
  if (errors.length === 1) throw errors[0];
}
