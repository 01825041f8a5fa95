import { argon2Sync } from "node:crypto";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { deriveTag } from "./derive-tag.ts";

const parameters = (message: string) => ({
  message,
  nonce: Buffer.alloc(16, 7),
  memory: 64,
  passes: 1,
  parallelism: 1,
  tagLength: 32,
});

test("tags are those of argon2id, and a thread that is free derives the next one", async () => {
  const post = vi.spyOn(Worker.prototype, "postMessage");
  onTestFinished(() => post.mockRestore());
  for (const message of ["one", "two", "three"])
    expect(await deriveTag(parameters(message))).toEqual(argon2Sync("argon2id", parameters(message)));
  expect(post.mock.contexts).toHaveLength(3);
  expect(new Set(post.mock.contexts).size).toBe(1);
});
