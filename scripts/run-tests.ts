import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { failedTests } from "./failed-tests.ts";
import { chromiumPath } from "./find-chromium.ts";
import { skipReasons } from "./skip-reasons.ts";
import { startInOrder } from "./start-in-order.ts";

const results = { vitest: "test-results/vitest.json", playwright: "test-results/playwright.json" };

type Parts = {
  /** A script that has to pass before the browser tests start. */
  checks?: string;
  vitest: string[];
  playwright?: string[];
  /** For tests that measure time: nothing runs beside them. */
  oneByOne?: boolean;
  /** Only what fails is printed test by test. */
  quiet?: boolean;
};

/**
 * Runs the checks and Vitest side by side, and Playwright beside Vitest when the checks have passed: each waits for
 * much of its time. Prints what they say one after the other, then what failed, and one last line with the number of all
 * tests.
 */
export async function runTests({ checks, vitest, playwright, oneByOne, quiet }: Parts): Promise<never> {
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  // All temporary files of the tests, deleted afterwards. Postgres runs under another account and needs access.
  const temporary = mkdtempSync(join(temporaryRoot(), "ventanilla-test-"));
  chmodSync(temporary, 0o711);
  process.on("exit", () => {
    try {
      rmSync(temporary, { recursive: true, force: true });
    } catch (error) {
      // Who still writes there makes no test fail.
      console.warn(error);
    }
  });
  const env = {
    ...process.env,
    CHROMIUM: chromiumPath(),
    TMPDIR: temporary,
    PLAYWRIGHT_JSON_OUTPUT_FILE: results.playwright,
  };
  const start = startInOrder(env);

  const reporters = [
    quiet ? "--reporter=minimal" : "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${results.vitest}`,
  ];
  const checked = checks ? start([checks]) : 0;
  const units = start(["node_modules/vitest/vitest.mjs", "run", ...reporters, ...vitest]);
  const codes = [await checked];
  if (oneByOne) await units;
  if (playwright && codes[0] === 0) {
    const reporter = quiet ? "--reporter=dot,json" : "--reporter=list,json";
    codes.push(await start(["node_modules/@playwright/test/cli.js", "test", reporter, ...playwright]));
  }
  codes.push(await units);
  if (codes[0] !== 0) console.log("\nThe checks failed (see above).");
  finish(codes.some((code) => code !== 0));
}

/** Memory where there is enough of it: nothing waits for a disk, which no test is about. */
function temporaryRoot(): string {
  const memory = "/dev/shm";
  const enough = 2 ** 31;
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > enough ? memory : tmpdir();
}

function finish(hasFailed: boolean): never {
  const units = readResult(results.vitest);
  const browser = readResult(results.playwright)?.stats;
  const passed = (units?.numPassedTests ?? 0) + (browser?.expected ?? 0);
  const failed = (units?.numFailedTests ?? 0) + (browser?.unexpected ?? 0) + (browser?.flaky ?? 0);
  const skipped = (units?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
  const reasons = skipReasons(readResult(results.playwright)?.suites ?? []);
  for (const failure of failedTests(readResult(results.vitest), readResult(results.playwright)))
    console.log(`\n${failure}`);
  const skips = skipped > 0 ? `, ${[`${skipped} skipped`, ...reasons].join("; ")}` : "";
  console.log(`\n${passed} passed, ${failed} failed${skips}`);
  process.exit(hasFailed || failed > 0 ? 1 : 0);
}

function readResult(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
