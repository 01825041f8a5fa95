import { prepareEngines } from "./find-engines.ts";
import { runTests } from "./run-tests.ts";

for (const missing of prepareEngines()) console.log(missing);
// Repeated, visual and timing tests that are too slow for each commit.
runTests(["--config", "vitest.soak.config.ts"], ["--config", "playwright.soak.config.ts"]);
