import { newIdempotencyKey } from "#ui/form/idempotency-key.ts";

/**
 * Keeps the idempotency key of each call that is under way or got no answer, by what it asks: whoever tries again, or
 * presses twice, asks for the same thing and gets it done once. An answer, a refusal too, ends a key.
 */
export function createCommandKeys() {
  const keys = new Map<string, string>();
  return {
    keyFor(call: string): string {
      const key = keys.get(call) ?? newIdempotencyKey();
      keys.set(call, key);
      return key;
    },
    end: (call: string) => keys.delete(call),
  };
}
