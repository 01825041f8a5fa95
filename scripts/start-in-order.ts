import { spawn } from "node:child_process";

/**
 * Starts scripts side by side. What one prints appears at once while it is the first that runs; what a later one
 * prints is kept until those before it have ended, so that no two are mixed. Resolves with the exit code.
 */
export function startInOrder(env: NodeJS.ProcessEnv): (args: string[]) => Promise<number> {
  let previous: Promise<unknown> = Promise.resolve();
  return (args) => {
    const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], env });
    const kept: Buffer[] = [];
    let print = (chunk: Buffer) => void kept.push(chunk);
    child.stdout.on("data", (chunk) => print(chunk));
    child.stderr.on("data", (chunk) => print(chunk));
    const turn = previous.then(() => {
      print = (chunk) => void process.stdout.write(chunk);
      for (const chunk of kept) print(chunk);
    });
    const end = () => void child.kill();
    process.once("exit", end);
    const closed = new Promise<number>((resolve) => {
      child.on("close", (code) => {
        process.off("exit", end);
        resolve(code ?? 1);
      });
    });
    previous = Promise.all([turn, closed]);
    return closed;
  };
}
