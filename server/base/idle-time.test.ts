import { expect, test } from "vitest";
import { inIdleTime, type Turn } from "./idle-time.ts";

test("what idle time is too short for is done again at a low priority, and a mistake is not", async () => {
  const turns: Turn[] = [];
  const limits: AbortSignal[] = [];
  const done = await inIdleTime(20, async (turn, limit) => {
    turns.push(turn);
    limits.push(limit);
    if (turn === "low") return "done";
    const { promise, reject } = Promise.withResolvers<never>();
    limit.addEventListener("abort", () => reject(limit.reason));
    return promise;
  });
  expect(done).toBe("done");
  // A machine without an idle core begins with the second.
  expect(turns.at(-1)).toBe("low");
  expect(limits.map(({ aborted }) => aborted)).toEqual(turns.map((turn) => turn === "idle"));
  const mistake = () => Promise.reject(new Error("a mistake"));
  await expect(inIdleTime(20, mistake)).rejects.toThrow("a mistake");
});
