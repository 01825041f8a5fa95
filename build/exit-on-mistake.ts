import { ContentError } from "#content/load-practice.ts";
import { EnvError } from "#server/base/env.ts";

/** Returns what `read` returns; an invalid setting or content file ends the process with one sentence. */
export function exitOnMistake<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
