import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    include: ["tests/soak/*.test.ts"],
    globalSetup: "tests/postgres-setup.ts",
  },
});
