import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

// A script as a test runner is one: with a worker, a browser in a group of its own, and a server that takes no signal.
const script = `
  const { spawn } = require("node:child_process");
  const wait = "process.send?.(0); setInterval(() => {}, 1000);";
  const start = (code, detached) => {
    const child = spawn(process.execPath, ["-e", code + wait], { detached, stdio: ["ignore", "inherit", "inherit", "ipc"] });
    return new Promise((resolve) => child.once("message", () => resolve(child.pid)));
  };
  Promise.all([
    start("", false),
    start("", true),
    start("process.on('SIGTERM', () => {});", false),
  ]).then((pids) => console.log([process.pid, ...pids].join(" ")));
`;
const run = `
  import { startInOrder } from "./scripts/start-in-order.ts";
  await startInOrder(process.env, 500)(["-e", ${JSON.stringify(script)}]);
  console.log("went on");
`;

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a run of tests that gets a signal leaves nothing behind that it started, in whatever group", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", run]);
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on("line", (line) => lines.push(line));
  await once(reader, "line");
  const pids = lines.join(" ").split(" ").map(Number);
  expect(pids.map(isAlive)).toEqual([true, true, true, true]);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([1, null]);
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
  expect(lines).toHaveLength(1);
});
