import { defineConfig } from "@playwright/test";
import { chromiumPath } from "./scripts/find-chromium.ts";

// The last list of features counts, so that those which Playwright turns off stand here again.
const unneededFeatures = [
  "SpareRendererForSitePerProcess",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
];

export default defineConfig({
  testDir: "tests",
  // Ends only what hangs: each thing that is waited for has its own limit.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  testMatch: "e2e/*.spec.ts",
  // Node strips types itself, in half of the time that transpiling takes.
  build: { external: ["**/*.ts"] },
  projects: [{ name: "browser", grepInvert: /@soak/ }],
  forbidOnly: true,
  reporter: "list",
  outputDir: "test-results/browser",
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
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
        // Most scripts of a test run for the first time: to optimize them takes a quarter of all processor time.
        "--js-flags=--no-opt --no-maglev",
        // A process that a test does not need costs more than the test: none is started in advance or for drawing, and
        // the one of the empty page goes on with the site's, whose isolation from its opener would ask for another.
        "--in-process-gpu",
        "--renderer-process-limit=1",
        `--disable-features=${unneededFeatures.join()}`,
      ],
    },
    timezoneId: "America/Chicago",
    // Every click scrolls smoothly otherwise, at ten times the processor time; `inMotion` is for tests of what moves.
    contextOptions: { reducedMotion: "reduce" },
  },
});
