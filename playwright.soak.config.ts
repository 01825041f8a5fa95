import type { PlaywrightTestProject } from "@playwright/test";
import gate from "./playwright.config.ts";
import { firefoxPath, webkitPaths } from "./scripts/find-engines.ts";
import type { Themes } from "./tests/e2e/axe.ts";
import { driveStockFirefox } from "./tests/soak/firefox-engine.ts";
import { driveDebianWebkit } from "./tests/soak/webkit-engine.ts";

const themes = (...both: Themes) => ({ metadata: { themes: both } });
const journeys = { ...themes("light", "dark"), testMatch: "e2e/*.spec.ts", grep: /@journey/, workers: 1 };
const firefox = firefoxPath();
const webkit = webkitPaths();
if (webkit) driveDebianWebkit(webkit);

// What is measured runs as a visitor's browser runs it, with scripts that are optimized.
const { args = [], ...launchOptions } = gate.use?.launchOptions ?? {};
const measured = {
  launchOptions: { ...launchOptions, args: args.filter((arg) => !arg.startsWith("--js-flags")) },
};

const sideBySide: PlaywrightTestProject[] = [
  {
    ...themes("light", "dark"),
    name: "other languages, themes and early taps",
    testMatch: "e2e/*.spec.ts",
    grep: /@soak/,
  },
  // What the gate looks at in the light theme alone, and where it can in parts.
  {
    ...themes("light", "dark"),
    name: "whole pages, dark theme",
    testMatch: ["e2e/{office,desk}-*.spec.ts", "e2e/accessibility.spec.ts"],
    grepInvert: /@soak/,
  },
  { name: "every page", testMatch: "soak/every-page-soak.spec.ts" },
  ...(firefox ? [{ ...journeys, name: "Firefox", use: driveStockFirefox(firefox) }] : []),
  // A window for each journey, on a screen that the processor draws: it takes four times as long as elsewhere.
  ...(webkit ? [{ ...journeys, name: "WebKit", use: { browserName: "webkit" as const } }] : []),
];

export default {
  ...gate,
  // Menus, dialogs and pages come and go as visitors see them, who asked for nothing else.
  use: { ...gate.use, contextOptions: { reducedMotion: "no-preference" } },
  projects: [
    ...sideBySide,
    // Alone on the machine: tests at their side would be measured too.
    {
      name: "long tasks",
      testMatch: "soak/long-tasks.spec.ts",
      workers: 1,
      use: measured,
      dependencies: sideBySide.flatMap(({ name }) => name ?? []),
    },
  ],
};
