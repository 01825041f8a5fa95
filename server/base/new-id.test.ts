import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("ids of one moment rise in the order in which they were made, whatever was made between them", () => {
  const [one, other] = [new Date("2026-01-15T15:00:00Z"), new Date("2026-01-15T15:00:01Z")];
  const ids = Array.from({ length: 600 }, () => [newId(one), newId(other)]);
  for (const place of [0, 1]) {
    const made = ids.map((pair) => pair[place]);
    expect(made).toEqual(made.toSorted());
    expect(new Set(made).size).toBe(600);
  }
});
