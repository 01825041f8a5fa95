import { runTests } from "./run-tests.ts";

// Words after `npm test --` go to the unit and API tests, which then run without those in a browser.
const only = process.argv.slice(2);
const browser = only.length > 0 ? {} : { playwright: [] };
await runTests({ checks: "scripts/check.ts", vitest: only, ...browser, quiet: true });
