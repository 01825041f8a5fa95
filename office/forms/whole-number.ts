/** A whole number as it was typed; undefined when it is none or out of its bounds, both of which belong to it. */
export function wholeNumber(
  typed: FormDataEntryValue | null,
  { least, most }: { least: number; most: number },
): number | undefined {
  const text = typeof typed === "string" ? typed.trim() : "";
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least && number <= most ? number : undefined;
}
