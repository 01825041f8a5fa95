import { runTests } from "./run-tests.ts";

// What is worth repeating often, looking at twice or measuring alone, but not before each commit.
runTests(["--config", "vitest.soak.config.ts"], ["--config", "playwright.soak.config.ts"]);
