import { minutes } from "#domain/durations.ts";
import { newIdempotencyKey } from "#ui/form/idempotency-key.ts";

/** How long a try that got no answer is repeated by the next one, in milliseconds; after that it is meant anew. */
const lifetime = minutes(10);

/**
 * Keeps the idempotency key of each call that is under way or got no answer, by what it asks: whoever tries again, or
 * presses twice, asks for the same thing and gets it done once. An answer, a refusal too, ends a key.
 */
export function createCommandKeys() {
  const keys = new Map<string, { key: string; since: number }>();
  return {
    keyFor(call: string): string {
      const kept = keys.get(call);
      if (kept && Date.now() - kept.since < lifetime) return kept.key;
      const key = newIdempotencyKey();
      keys.set(call, { key, since: Date.now() });
      return key;
    },
    end: (call: string) => keys.delete(call),
  };
}
