import { expect, test, vi } from "vitest";
import { hours, minutes, seconds } from "#domain/durations.ts";
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
  vi.useFakeTimers();
  const keys: string[] = [];
  const answers: ((signal?: AbortSignal) => Promise<Response>)[] = [
    () => Promise.reject(new TypeError("fetch failed")),
    // None comes.
    (signal) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    // What came of its answer was cut off.
    () => Promise.resolve(new Response('{"undo')),
    () => Promise.resolve(Response.json({}, { status: 503 })),
    () => Promise.resolve(Response.json({})),
    () => Promise.resolve(Response.json({ code: "too-late", error: "", request_id: "" }, { status: 409 })),
    () => Promise.resolve(Response.json({})),
  ];
  type Request = { headers: Record<string, string>; signal?: AbortSignal };
  vi.stubGlobal("fetch", (_: string, { headers, signal }: Request) => {
    keys.push(headers["idempotency-key"] ?? "");
    return answers[keys.length - 1]?.(signal);
  });
  const call = createCallOperation(async () => "token");
  const undo = (id: string) => call(undoTouch, { id }).catch(({ code }) => code);
  const first = "0198f6c2-0000-7000-8000-000000000001";
  const outcomes: unknown[] = [];
  for (const _ of answers) {
    const outcome = undo(first);
    await vi.advanceTimersByTimeAsync(seconds(60));
    outcomes.push(await outcome);
  }
  const unanswered = ["no-connection", "no-connection", "no-connection", "unavailable"];
  expect(outcomes).toEqual([...unanswered, {}, "too-late", {}]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const [lost, late, cut, failed, done, refused, again] = keys;
  expect([late, cut, failed, done]).toEqual([lost, lost, lost, lost]);
  expect(new Set([lost, refused, again]).size).toBe(3);
});
