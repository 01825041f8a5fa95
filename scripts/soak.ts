import { prepareEngines } from "./find-engines.ts";
import { runTests } from "./run-tests.ts";

for (const missing of prepareEngines()) console.log(missing);
// Repeated, visual and timing tests that are too slow for each commit.
await runTests({
  vitest: ["--config", "vitest.soak.config.ts"],
  playwright: ["--config", "playwright.soak.config.ts"],
  oneByOne: true,
});
