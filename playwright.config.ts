import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./scripts/find-chromium.ts";

const taps = "e2e/early-taps.spec.ts";

export default defineConfig({
  testDir: "tests",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  projects: [
    { name: "browser", testMatch: "e2e/*.spec.ts", testIgnore: taps, grepInvert: /@soak/ },
    { name: "early taps", testMatch: taps, repeatEach: 2 },
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
