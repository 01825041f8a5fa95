let offset = 0;

/** Notes the server's clock from the `Date` of an answer, to the second; the clock of a phone may be wrong. */
export function noteServerTime(date: string | null): void {
  const time = Date.parse(date ?? "");
  if (!Number.isNaN(time)) offset = time - Date.now();
}

/** The moment by the server's clock, in milliseconds. */
export const serverNow = () => Date.now() + offset;
