/** A UUID of version 4; `randomUUID` is missing on plain http addresses other than localhost. */
export const newIdempotencyKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte, place) => (place === 6 ? 64 + (byte % 16) : place === 8 ? 128 + (byte % 64) : byte))
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
