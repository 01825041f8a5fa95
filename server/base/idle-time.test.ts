import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { coreCommands, cores, inIdleTime, onLastCore, type Turn, whenBusy } from "./idle-time.ts";

test("what idle time is too short for is done again at a low priority, and a mistake is not", async () => {
  const before = whenBusy.turn;
  onTestFinished(() => {
    whenBusy.turn = before;
  });
  whenBusy.turn = "low";
  const turns: (Turn | undefined)[] = [];
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

test.runIf(cores.length > 1)("the main thread leaves the last core to a process, and comes back", () => {
  const allowed = (thread: string) =>
    /^Cpus_allowed_list:\s*(.*)$/m.exec(readFileSync(`/proc/${thread}/status`, "utf8"))?.[1];
  const before = allowed("self");
  expect(onLastCore(cores).at(-1)).toBe(String(cores.at(-1)));
  const { leave, comeBack } = coreCommands(cores);
  execSync(leave);
  expect(allowed("self")).not.toBe(before);
  // With one core alone there is none to leave, and none to come back to.
  expect(coreCommands(cores.slice(-1))).toEqual({ leave: ":", comeBack: ":" });
  execSync(comeBack);
  expect(allowed("self")).toBe(before);
  expect(allowed("thread-self")).toBe(before);
});
