import { spawnSync } from "node:child_process";
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

/** Chromium without the parts that draw a window: the same pages in two thirds of the time. */
const headlessShell = { path: "/usr/bin/chromium-headless-shell", debianPackage: "chromium-headless-shell" };

/**
 * Path of the Chromium for the browser tests: `CHROMIUM`, else Debian's headless one, which root installs when it is
 * missing, else any in the usual places. Throws a sentence that says what to do when none can be had.
 */
export function chromiumPath(): string {
  const chosenPath = process.env.CHROMIUM;
  if (chosenPath && !existsSync(chosenPath))
    throw new Error(`CHROMIUM names ${chosenPath}, but there is no such file.`);
  if (chosenPath) return chosenPath;
  if (existsSync(headlessShell.path) || installDebian(headlessShell.debianPackage)) return headlessShell.path;
  const usualPath = usualPlaces.find(existsSync);
  if (usualPath) return usualPath;
  if (installDebian("chromium")) return "/usr/bin/chromium";
  throw new Error("The browser tests need Chromium: install it, or name its program in CHROMIUM.");
}

/** Installs packages where root can, on Debian; false where it cannot. */
export function installDebian(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const run = (...words: string[]) =>
    spawnSync("apt-get", ["--quiet=2", ...words], { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
  return run("update") && run("install", "--yes", "--no-install-recommends", ...names);
}
