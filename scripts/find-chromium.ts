import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Path of the Chromium for the browser tests: `CHROMIUM`, else the usual places, else Debian's package, which only
 * root can install. Throws a sentence that says what to do when none can be had.
 */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, but there is no such file.`);
  const found = named ?? usualPlaces.find(existsSync);
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Error("The browser tests need Chromium: install it, or name its program in CHROMIUM.");
  }
  execFileSync("apt-get", ["update"], { stdio: "inherit" });
  execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"], { stdio: "inherit" });
  return "/usr/bin/chromium";
}
