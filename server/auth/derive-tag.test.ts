import { argon2Sync } from "node:crypto";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test, vi } from "vitest";
import { deriveTag } from "./derive-tag.ts";

const parameters = (message: string) => ({
  ...{ message, nonce: Buffer.alloc(16, 7), memory: 64, passes: 1, parallelism: 1, tagLength: 32 },
});
const turns = (post: { mock: { contexts: unknown[] } }) =>
  post.mock.contexts.map((thread) => threadTurns.get(thread as Worker));

/** What each thread was opened for. */
const threadTurns = vi.hoisted(() => new WeakMap<object, string>());
vi.mock("node:worker_threads", async (original) => {
  const real = await original<typeof import("node:worker_threads")>();
  class NotedWorker extends real.Worker {
    constructor(...[file, options]: ConstructorParameters<typeof Worker>) {
      super(file, options);
      threadTurns.set(this, options?.workerData);
    }
  }
  return { ...real, Worker: NotedWorker };
});

afterEach(() => vi.restoreAllMocks());

test("a tag for which idle time is too short is derived at a low priority, and so are the next", async () => {
  const post = vi.spyOn(Worker.prototype, "postMessage");
  // As on a machine whose cores are all busy: the thread of idle time comes to nothing.
  post.mockImplementationOnce(() => {});
  const messages = ["one", "two", "three"];
  for (const message of messages)
    expect(await deriveTag(parameters(message))).toEqual(argon2Sync("argon2id", parameters(message)));
  expect(turns(post)).toEqual(["idle", "low", "low", "low"]);
});
