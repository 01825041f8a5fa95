import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, test, vi } from "vitest";
import { readEnv } from "../base/env.ts";
import { createLogger } from "../base/logger.ts";
import { processMetrics } from "./process-metrics.ts";

test("a disk that does not answer is asked once, and takes only its own numbers away", async () => {
  const { statfs } = fs;
  const space = await statfs("/");
  const away = Promise.withResolvers<typeof space>();
  vi.useFakeTimers();
  const asked: unknown[] = [];
  fs.statfs = ((path: string) => {
    asked.push(path);
    return path === "/backups" ? away.promise : Promise.resolve(space);
  }) as typeof statfs;
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.useRealTimers();
    fs.statfs = statfs;
    syncBuiltinESMExports();
  });
  const env = readEnv({ DATA_DIR: "/", BACKUP_DIR: "/backups" });
  const eventLoop = { readDelay: () => ({}), close() {} } as never;
  const foldersOf = async () => {
    const metrics = processMetrics({ env, log: createLogger({ write() {} }), eventLoop });
    await vi.advanceTimersByTimeAsync(1000);
    const free = (await metrics).find(({ name }) => name === "ventanilla_disk_free_bytes");
    return free?.samples.map(({ labels }) => labels?.folder);
  };
  expect(await foldersOf()).toEqual(["data"]);
  expect(await foldersOf()).toEqual(["data"]);
  expect(asked).toEqual(["/", "/backups", "/"]);
  // As soon as it answers it is asked again.
  away.resolve(space);
  expect(await foldersOf()).toEqual(["data", "backups"]);
  expect(await foldersOf()).toEqual(["data", "backups"]);
});
