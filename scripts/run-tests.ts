import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPath } from "./find-chromium.ts";
import { skipReasons } from "./skip-reasons.ts";

const results = { vitest: "test-results/vitest.json", playwright: "test-results/playwright.json" };

/** Runs Vitest, then Playwright if it has arguments, and prints one last line with the number of all tests. */
export function runTests(vitestArgs: string[], playwrightArgs?: string[]): never {
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  // All temporary files of the tests, deleted afterwards. Postgres runs under another account and needs access.
  const temporary = mkdtempSync(join(tmpdir(), "ventanilla-test-"));
  chmodSync(temporary, 0o711);
  process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));
  const env = { ...process.env, CHROMIUM: chromiumPath(), TMPDIR: temporary };
  const run = (...args: string[]) => spawnSync(process.execPath, args, { stdio: "inherit", env }).status ?? 1;

  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${results.vitest}`];
  const vitest = run("node_modules/vitest/vitest.mjs", "run", ...reporters, ...vitestArgs);
  const playwright = playwrightArgs
    ? run("node_modules/@playwright/test/cli.js", "test", ...playwrightArgs)
    : 0;

  const units = readResult(results.vitest);
  const browser = readResult(results.playwright)?.stats;
  const passed = (units?.numPassedTests ?? 0) + (browser?.expected ?? 0);
  const failed = (units?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
  const skipped = (units?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
  const reasons = skipReasons(readResult(results.playwright)?.suites ?? []);
  const skips = skipped > 0 ? `, ${[`${skipped} skipped`, ...reasons].join("; ")}` : "";
  console.log(`\n${passed} passed, ${failed} failed${skips}`);
  process.exit(vitest || playwright || (failed > 0 ? 1 : 0));
}

function readResult(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
