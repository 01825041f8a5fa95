import { argon2Sync } from "node:crypto";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";

const parameters = (message: string) => ({
  ...{ message, nonce: Buffer.alloc(16, 7), memory: 64, passes: 1, parallelism: 1, tagLength: 32 },
});

test("a tag for which idle time is too short is derived by another thread, and so are the next", async () => {
  // Nothing that other tests have derived: each begins with a thread for idle time.
  vi.resetModules();
  const { deriveTag } = await import("./derive-tag.ts");
  const post = vi.spyOn(Worker.prototype, "postMessage");
  onTestFinished(() => post.mockRestore());
  // As on a machine whose cores are all busy: the first thread comes to nothing.
  post.mockImplementationOnce(() => {});
  for (const message of ["one", "two", "three"])
    expect(await deriveTag(parameters(message))).toEqual(argon2Sync("argon2id", parameters(message)));
  const [first, ...others] = post.mock.contexts;
  expect(others).toHaveLength(3);
  expect(new Set(others)).toEqual(new Set([others[0]]));
  expect(others[0]).not.toBe(first);
});
