import { runTests } from "./run-tests.ts";

// Repeated, visual and timing tests that are too slow for each commit.
runTests(["--config", "vitest.soak.config.ts"], ["--config", "playwright.soak.config.ts"]);
