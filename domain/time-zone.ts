/** Whether a text is an IANA time zone name that the `Intl` of this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return name !== "" && Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
  } catch {
    return false;
  }
}
