import { expect, test } from "vitest";
import { isStale } from "./signal-topics.ts";

test("a signal about another person leaves a person's answer as it is, and no list", () => {
  const signal = { topic: "people", id: "one" };
  expect(isStale("get-person", { id: "one" }, signal)).toBe(true);
  expect(isStale("get-person", { id: "other" }, signal)).toBe(false);
  expect(isStale("get-person", { id: "other" }, { ...signal, id: "" })).toBe(true);
  expect(isStale("list-people", {}, signal)).toBe(true);
  expect(isStale("list-templates", {}, signal)).toBe(false);
});

test("hours that are published make the calendar and its free times stale", () => {
  const signal = { topic: "website", id: "a revision" };
  for (const operation of ["get-calendar", "list-free-times", "list-offered-times"])
    expect([operation, isStale(operation, {}, signal)]).toEqual([operation, true]);
});
