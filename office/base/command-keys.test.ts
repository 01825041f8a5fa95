import { expect, test, vi } from "vitest";
import { hours, minutes } from "#domain/durations.ts";
import { undoTouch } from "#domain/office/answer-operations.ts";
import { createCallOperation } from "./call-operation.ts";
import { createCommandKeys } from "./command-keys.ts";

test("a key without an answer ends: the same command an hour later is meant anew", () => {
  vi.useFakeTimers();
  const keys = createCommandKeys();
  const first = keys.keyFor("log a call");
  vi.advanceTimersByTime(minutes(5));
  expect(keys.keyFor("log a call")).toBe(first);
  vi.advanceTimersByTime(hours(1));
  expect(keys.keyFor("log a call")).not.toBe(first);
  vi.useRealTimers();
});

test("a command keeps its key until it is answered, and the next one gets another", async () => {
  const keys: string[] = [];
  const answers = [
    () => Promise.reject(new TypeError("fetch failed")),
    // What came of its answer was cut off.
    () => Promise.resolve(new Response('{"undo')),
    () => Promise.resolve(Response.json({}, { status: 503 })),
    () => Promise.resolve(Response.json({})),
    () => Promise.resolve(Response.json({ code: "too-late", error: "", request_id: "" }, { status: 409 })),
    () => Promise.resolve(Response.json({})),
  ];
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers["idempotency-key"] ?? "");
    return answers[keys.length - 1]?.();
  });
  const call = createCallOperation(async () => "token");
  const undo = (id: string) => call(undoTouch, { id }).catch(({ code }) => code);
  const first = "0198f6c2-0000-7000-8000-000000000001";
  const outcomes: unknown[] = [];
  for (const _ of answers) outcomes.push(await undo(first));
  expect(outcomes).toEqual(["no-connection", "no-connection", "unavailable", {}, "too-late", {}]);
  vi.unstubAllGlobals();
  const [lost, cut, failed, done, refused, again] = keys;
  expect([cut, failed, done]).toEqual([lost, lost, lost]);
  expect(new Set([lost, refused, again]).size).toBe(3);
});
