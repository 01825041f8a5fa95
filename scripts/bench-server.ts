import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";

/** Starts a script in a process of its own. */
export function start(args: string[], env: Record<string, string>) {
  return spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Resolves once an address answers; throws after 20 s. */
export async function answers(url: string) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

/** The value below which a share of all lies; 0 without any. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? 0;

/** How busy the machine was in the last minute: figures of a load above the number of its cores say little. */
export const machineLoad = (): string =>
  `load ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`;

/** Starts the server as `run.mjs` does, with an empty database. */
export const startServer = (port: number, settings: Record<string, string> = {}) =>
  start(["--max-semi-space-size=8", "--max-old-space-size=256", "server/main.ts"], {
    PORT: String(port),
    DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-bench-")),
    ...settings,
  });
