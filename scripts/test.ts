import { runTests } from "./run-tests.ts";

// Words after `npm test --` go to the unit and API tests, which then run alone.
const only = process.argv.slice(2);
runTests(only, only.length > 0 ? undefined : []);
