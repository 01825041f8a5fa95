import { expect, test } from "vitest";
import { createCache } from "./cache.ts";

test("a value is made once, until newer ones have taken its place", () => {
  const made: string[] = [];
  const cached = createCache<string, string>(2);
  const ask = (key: string) =>
    cached(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(["a", "b", "a", "c", "b", "a"].map(ask)).toEqual(["A", "B", "A", "C", "B", "A"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
});
