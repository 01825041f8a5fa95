import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumPath } from "./find-chromium.ts";

// Runs all tests and ends with one line that counts them all; words after `npm test --` go to the unit and API tests.
const results = { vitest: "test-results/vitest.json", playwright: "test-results/playwright.json" };
rmSync("test-results", { recursive: true, force: true });
mkdirSync("test-results");
// Whatever the tests leave behind goes with this folder. Postgres, which runs under another account, has to pass it.
const temporary = mkdtempSync(join(tmpdir(), "ventanilla-test-"));
chmodSync(temporary, 0o711);
process.on("exit", () => rmSync(temporary, { recursive: true, force: true }));

const only = process.argv.slice(2);
const vitest = run("node_modules/vitest/vitest.mjs", [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${results.vitest}`,
  ...only,
]);
const playwright = only.length > 0 ? 0 : run("node_modules/@playwright/test/cli.js", ["test"]);

const units = readResult(results.vitest);
const browser = readResult(results.playwright)?.stats;
const passed = (units?.numPassedTests ?? 0) + (browser?.expected ?? 0);
const failed = (units?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
const skipped = (units?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(vitest || playwright || (failed > 0 ? 1 : 0));

function run(file: string, args: string[]): number {
  const env = { ...process.env, CHROMIUM: chromiumPath(), TMPDIR: temporary };
  return spawnSync(process.execPath, [file, ...args], { stdio: "inherit", env }).status ?? 1;
}

function readResult(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
