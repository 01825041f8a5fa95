import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";

/** Priority and policy of each thread of this process, fields 19 and 41 of its `stat`; what has ended is left out. */
const threads = () =>
  readdirSync("/proc/self/task").flatMap((id) => {
    try {
      const fields = readFileSync(`/proc/self/task/${id}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
      return [{ nice: Number(fields[16]), policy: Number(fields[38]) }];
    } catch {
      return [];
    }
  });

test.runIf(process.platform === "linux")(
  "a thread behind the server has a share of a busy core",
  async () => {
    const module = new URL("./yield-to-server.ts", import.meta.url).href;
    const code = `import(${JSON.stringify(module)}).then(({ yieldThread }) => {
    yieldThread();
    require("node:worker_threads").parentPort.on("message", () => {}).postMessage("ready");
  })`;
    const thread = new Worker(code, { eval: true });
    onTestFinished(() => void thread.terminate());
    await once(thread, "message");
    const idleTimeAlone = 5;
    expect(threads().map(({ policy }) => policy)).not.toContain(idleTimeAlone);
    expect(threads().map(({ nice }) => nice)).toContain(constants.priority.PRIORITY_BELOW_NORMAL);
  },
);
