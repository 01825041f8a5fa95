import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./scripts/find-chromium.ts";

export default defineConfig({
  testDir: "tests/e2e",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  projects: [
    { name: "together", testIgnore: "long-tasks.spec.ts" },
    { name: "alone", testMatch: "long-tasks.spec.ts", dependencies: ["together"], workers: 1 },
  ],
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: "test-results/playwright.json" }]],
  outputDir: "test-results/browser",
  use: {
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    timezoneId: "America/Chicago",
  },
});
