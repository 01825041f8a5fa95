import { useOffice } from "../base/office-context.ts";
import { pathName } from "./path-name.ts";

/** Names fields by their addresses, with entries as the practice calls them. */
export function usePathName() {
  const { locale, names } = useOffice();
  return (path: string) => pathName(path, locale, names);
}
