import { getField, listFields } from "#domain/office/field-operations.ts";
import { getLaunchList, getWebsite, listRevisions } from "#domain/office/website-operations.ts";
import { useOffice } from "../base/office-context.ts";

const names: readonly unknown[] = [getWebsite, listFields, getField, listRevisions, getLaunchList].map(
  ({ name }) => name,
);

/** Reads again what the screens of the website show. */
export function useWebsiteChanged() {
  const { queries } = useOffice();
  return () => queries.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.includes(name) });
}
