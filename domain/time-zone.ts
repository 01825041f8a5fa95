import { createCache } from "./cache.ts";

const answers = createCache<string, boolean>(100);

/** Whether a text is an IANA time zone name that the `Intl` of this machine knows. */
export const isTimeZone = (name: string): boolean => answers(name, () => isKnown(name));

function isKnown(name: string): boolean {
  try {
    return name !== "" && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}
