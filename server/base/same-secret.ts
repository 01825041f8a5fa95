import { timingSafeEqual } from "node:crypto";

/** Whether two texts are alike, in a time that does not tell where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
