/** Whether a text is an IANA name of a time zone that this machine's Intl knows. */
export function isTimeZone(name: string): boolean {
  try {
    return name !== "" && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}
