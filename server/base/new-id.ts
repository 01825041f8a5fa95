import { randomFillSync } from "node:crypto";
import { v7 } from "uuid";

const size = 16;
const pool = new Uint8Array(256 * size);
let used = pool.length;

/** A UUID v7 of a moment. Its random bits are drawn for 256 ids at once: one by one they took 4 % of a lead. */
export const newId = (now: Date): string => v7({ msecs: now.getTime(), rng: drawBits });

function drawBits(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += size;
  return pool.slice(used - size, used);
}
