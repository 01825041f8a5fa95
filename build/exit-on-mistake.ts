import { ContentError } from "#content/practice.ts";
import { EnvError } from "#server/base/env.ts";

/** What `read` returns; a wrong setting or fact is told in one sentence, without a stack, and ends the process. */
export function exitOnMistake<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
