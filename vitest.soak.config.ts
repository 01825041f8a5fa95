import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // As in the gate, whose helpers wait here too.
    expect: { poll: { timeout: 60_000 } },
    include: ["tests/soak/*.test.ts"],
    globalSetup: "tests/postgres-setup.ts",
  },
});
