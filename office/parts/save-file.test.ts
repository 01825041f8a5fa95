import { resolveObjectURL } from "node:buffer";
import { afterEach, expect, test, vi } from "vitest";
import { seconds } from "#domain/durations.ts";
import { saveFile } from "./save-file.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a browser that asks before it saves a file finds it for a while", async () => {
  vi.useFakeTimers();
  const link = { href: "", download: "", click: vi.fn() };
  vi.stubGlobal("document", { createElement: () => link });
  saveFile("codes.txt", "one two", "text/plain");
  expect(link.click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(seconds(45));
  expect(await resolveObjectURL(link.href)?.text()).toBe("one two");
  vi.advanceTimersByTime(seconds(15));
  expect(resolveObjectURL(link.href)).toBeUndefined();
});
