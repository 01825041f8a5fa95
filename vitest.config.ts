import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{content,domain,ui,site,build,server,scripts}/**/*.test.ts", "tests/{api,house}/**/*.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Two cores: more workers only make each other late.
    maxWorkers: 2,
  },
});
