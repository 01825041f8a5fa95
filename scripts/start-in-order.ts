import { type ChildProcess, spawn } from "node:child_process";
import { endGroups, hasGroups, signalGroup } from "./process-groups.ts";

/** How long scripts may take to end, in milliseconds; a server that answers its last requests takes 10 s. */
const usualGrace = 11_000;

/**
 * Starts scripts side by side, each in a process group of its own. What one prints appears at once while it is the first
 * that runs; what a later one prints is kept until those before it have ended, so that no two are mixed. Resolves with the
 * exit code. A signal ends the scripts with all that they started, and then this process.
 */
export function startInOrder(
  env: NodeJS.ProcessEnv,
  grace = usualGrace,
): (args: string[]) => Promise<number> {
  const running = new Set<ChildProcess>();
  const leaders = () => [...running].flatMap(({ pid }) => pid ?? []);
  let previous: Promise<unknown> = Promise.resolve();
  let isEnding = false;

  process.once("exit", () => {
    for (const leader of leaders()) signalGroup(leader, "SIGKILL");
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      // A second signal ends all at once.
      if (isEnding) process.exit(1);
      isEnding = true;
      void endGroups(leaders(), grace).then(() => process.exit(1));
    });
  }

  return (args) => {
    const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
    const child = spawn(process.execPath, args, { stdio, env, detached: hasGroups });
    running.add(child);
    const kept: Buffer[] = [];
    let print = (chunk: Buffer) => void kept.push(chunk);
    child.stdout.on("data", (chunk) => print(chunk));
    child.stderr.on("data", (chunk) => print(chunk));
    const turn = previous.then(() => {
      print = (chunk) => void process.stdout.write(chunk);
      for (const chunk of kept) print(chunk);
    });
    const closed = new Promise<number>((resolve) => {
      child.on("close", (code) => {
        running.delete(child);
        // Nothing goes on after a signal.
        if (!isEnding) resolve(code ?? 1);
      });
    });
    previous = Promise.all([turn, closed]);
    return closed;
  };
}
