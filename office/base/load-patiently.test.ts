import { expect, onTestFinished, test, vi } from "vitest";
import { loadPatiently } from "./load-patiently.ts";

test("a script that cannot be had is asked for until it comes, one that breaks is not", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const load = vi.fn(async () => "part").mockRejectedValueOnce(new TypeError("offline"));
  const loaded = loadPatiently(load);
  await vi.runAllTimersAsync();
  expect([await loaded, load.mock.calls.length]).toEqual(["part", 2]);
  await expect(loadPatiently(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});
