import { prepareEngines } from "./find-engines.ts";
import { runTests } from "./run-tests.ts";

// Repeated, visual and timing tests that are too slow for each commit. Words after `npm run soak --` go to those without a
// browser, which then run alone.
const only = process.argv.slice(2);
if (only.length === 0) for (const missing of prepareEngines()) console.log(missing);
const browser = only.length > 0 ? {} : { playwright: ["--config", "playwright.soak.config.ts"] };
await runTests({ vitest: ["--config", "vitest.soak.config.ts", ...only], ...browser, oneByOne: true });
