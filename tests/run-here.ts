import { type Command, runCommand } from "../scripts/run-command.ts";
import type { CommandResult } from "./run-script.ts";

/** Runs a command in this process, which saves starting one; what it prints stands as in a terminal. */
export async function runHere(
  command: Command,
  args: string[],
  settings: Record<string, string>,
): Promise<CommandResult> {
  const result = { code: 0, stdout: "", stderr: "" };
  await runCommand(command, {
    args,
    settings,
    print: (text) => {
      result.stdout += `${text}\n`;
    },
    refuse: (sentence) => {
      result.code = 1;
      result.stderr += `${sentence}\n`;
    },
  });
  return result;
}
