/** Where the visit began, as the page's shared script noted it. */
export function savedAttribution(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem("visit") ?? "{}");
  } catch {
    return {};
  }
}

/** A UUID of version 4; `randomUUID` is missing on plain http addresses other than localhost. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte, place) => (place === 6 ? 64 + (byte % 16) : place === 8 ? 128 + (byte % 64) : byte))
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");

/** The field of a name, of several choices the first. */
export function fieldNamed(form: HTMLFormElement | null, name: string) {
  const found = form?.elements.namedItem(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  return field instanceof HTMLElement ? field : undefined;
}
