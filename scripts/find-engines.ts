import { existsSync } from "node:fs";
import { installDebian } from "./find-chromium.ts";

const firefoxPlaces = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];
const miniBrowserPlaces = ["x86_64", "aarch64"].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);
const xvfb = "/usr/bin/Xvfb";

/** Path of a stock Firefox: `FIREFOX`, else in the usual places. */
export function firefoxPath(): string | undefined {
  return [process.env.FIREFOX ?? "", ...firefoxPlaces].find(existsSync);
}

/** Paths of WebKitGTK's small browser and of the screen without a monitor that it needs. */
export function webkitPaths() {
  const miniBrowser = miniBrowserPlaces.find(existsSync);
  return miniBrowser && existsSync(xvfb) ? { miniBrowser, xvfb } : undefined;
}

/** Installs what is missing where root can, on Debian, and gives a sentence for each engine that is missing still. */
export function prepareEngines(): string[] {
  if (!firefoxPath()) installDebian("firefox-esr");
  if (!webkitPaths()) installDebian("webkit2gtk-driver", "xvfb");
  return [
    ...(firefoxPath()
      ? []
      : ["skipped: the journeys in Firefox; install it, or name its program in FIREFOX."]),
    ...(webkitPaths() ? [] : ["skipped: the journeys in WebKit; Debian has webkit2gtk-driver and xvfb."]),
  ];
}
