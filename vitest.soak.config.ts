import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // As in the gate, whose helpers wait here too: a poll that fails says what it saw before its test ends.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    include: ["tests/soak/*.test.ts"],
    globalSetup: "tests/postgres-setup.ts",
  },
});
