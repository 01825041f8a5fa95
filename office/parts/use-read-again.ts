import { useOffice } from "../base/office-context.ts";

/** Reads again what these operations read. */
export function useReadAgain(operations: readonly { name: string }[]) {
  const { queries } = useOffice();
  const names: readonly unknown[] = operations.map(({ name }) => name);
  return () => queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.includes(name) });
}
