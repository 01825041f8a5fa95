import { createCache } from "./cache.ts";

const answers = createCache<string, boolean>(100);

/** Whether the `Intl` of this machine knows a time zone: an IANA name, or an offset like `+05:00`. */
export const isTimeZone = (name: string): boolean => answers(name, () => isKnown(name));

function isKnown(name: string): boolean {
  try {
    return name !== "" && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}
