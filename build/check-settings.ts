import { ContentError, loadPractice } from "#content/practice.ts";
import { EnvError, readEnv } from "#server/base/env.ts";

// Before a build: a wrong setting or fact is told in one sentence, not in a stack of the build's own.
try {
  readEnv(process.env);
  loadPractice();
} catch (error) {
  if (!(error instanceof EnvError || error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
