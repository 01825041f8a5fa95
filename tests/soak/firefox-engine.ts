import { createRequire } from "node:module";

const preferences = {
  "layout.css.prefers-color-scheme.content-override": 0,
  "ui.useOverlayScrollbars": 1,
  // Playwright waits for a page's load, which one that comes back from this cache does not have.
  "fission.bfcacheInParent": false,
  "browser.sessionhistory.max_total_viewers": 0,
};

/**
 * Lets Playwright start a stock Firefox by WebDriver BiDi. Playwright begins with a command that Firefox 153 lacks,
 * `emulation.setMediaFeaturesOverride`: it is answered here, so that a test cannot choose colours or motion: this
 * Firefox prefers dark ones.
 */
export function driveStockFirefox(path: string) {
  const { ws: Socket } = createRequire(import.meta.resolve("playwright-core"))(
    "playwright-core/lib/utilsBundle",
  );
  const { send } = Socket.prototype;
  Socket.prototype.send = function (data: unknown, ...rest: unknown[]) {
    if (!String(data).includes('"emulation.setMediaFeaturesOverride"')) return send.call(this, data, ...rest);
    const answer = { type: "success", id: JSON.parse(String(data)).id, result: {} };
    setImmediate(() => this.emit("message", Buffer.from(JSON.stringify(answer)), false));
  };
  return {
    browserName: "firefox" as const,
    channel: "moz-firefox",
    launchOptions: { executablePath: path, firefoxUserPrefs: preferences },
  };
}
