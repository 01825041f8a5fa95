import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

export type CommandResult = { code: number; stdout: string; stderr: string };

/** The environment of a process of its own, with the compiled code that `run.mjs` keeps for the next start. */
export const nodeEnv = (settings: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? resolve("node_modules/.cache/node"),
  ...settings,
});

/** Runs a script in a process of its own. */
export async function runScript(
  script: string,
  args: string[],
  settings: Record<string, string>,
  cwd = ".",
): Promise<CommandResult> {
  const options = { cwd, env: nodeEnv(settings) };
  try {
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [resolve(script), ...args],
      options,
    );
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as CommandResult;
  }
}
