import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // The browser tests run at the same time: what is waited for may come late, most of all what gives way to all others.
    expect: { poll: { timeout: 60_000 } },
    // The browser tests fill the cores while API tests wait; another worker would load all modules once more.
    maxWorkers: 2,
    // No test changes what a module holds, so a worker loads each module once.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "rooms",
          include: [
            "{content,domain,ui,site,office,build,server,scripts}/**/*.test.ts",
            "tests/house/*.test.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "api",
          include: ["tests/api/*.test.ts"],
          globalSetup: "tests/postgres-setup.ts",
          setupFiles: "tests/light-compression.ts",
        },
      },
    ],
  },
});
