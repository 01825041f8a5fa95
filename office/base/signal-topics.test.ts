import { expect, test } from "vitest";
import { officeOperations } from "#domain/office/office-operations.ts";
import { isStale, topicsOf } from "./signal-topics.ts";

test("a signal about another person leaves a person's answer as it is, and no list", () => {
  const signal = { topic: "people", id: "one" };
  expect(isStale("get-person", { id: "one" }, signal)).toBe(true);
  expect(isStale("get-person", { id: "other" }, signal)).toBe(false);
  expect(isStale("get-person", { id: "other" }, { ...signal, id: "" })).toBe(true);
  const letter = { topic: "newsletter", id: "a campaign" };
  expect(isStale("get-person", { id: "one" }, letter)).toBe(false);
  expect(isStale("get-person", { id: "one" }, { ...letter, id: "" })).toBe(true);
  expect(isStale("preview-campaign", { id: "a campaign" }, letter)).toBe(true);
  expect(isStale("list-people", {}, signal)).toBe(true);
  // The letters of a campaign change nobody who gets them; a change of a subscriber comes without an id.
  expect(isStale("find-subscribers", {}, letter)).toBe(false);
  expect(isStale("find-subscribers", {}, { ...letter, id: "" })).toBe(true);
  expect(isStale("list-campaigns", {}, letter)).toBe(true);
  expect(isStale("list-templates", {}, signal)).toBe(false);
});

test("what is published makes all stale that goes by it", () => {
  const signal = { topic: "website", id: "a revision" };
  const ofTexts = ["get-owner-tasks", "list-campaign-articles"];
  for (const operation of ["get-calendar", "list-free-times", "list-offered-times", ...ofTexts])
    expect([operation, isStale(operation, {}, signal)]).toEqual([operation, true]);
});

/** What no other member of staff changes, or what is asked for anew each time it is wanted. */
const asked = [
  ...["find-first-owner", "get-session", "list-own-sessions", "list-saved-views", "list-sources"],
  ...["export-content", "get-picture", "get-counts", "list-audit"],
];

test("every operation that reads has its topics, and nothing else has", () => {
  const names = officeOperations.map(({ name }) => name);
  expect(Object.keys(topicsOf).filter((name) => !names.includes(name))).toEqual([]);
  const reads = officeOperations.filter(({ method }) => method === "GET").map(({ name }) => name);
  expect(reads.filter((name) => !Object.hasOwn(topicsOf, name)).sort()).toEqual(asked.sort());
});
