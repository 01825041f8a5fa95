import type { Locator } from "@playwright/test";
import type { Page } from "./fixtures.ts";

/** Slow 4G and a quarter of the processor, as the budgets are written for. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_638_400 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return session;
}

/**
 * Opens a page and comes back as soon as the thing to tap is painted, long before the page is ready. Resolves with what
 * gives the processor its speed back, for what follows the tap: a slow page keeps a whole core busy.
 */
export async function openUntilPainted(page: Page, path: string, target: Locator) {
  const session = await slowDown(page);
  await page.goto(path, { waitUntil: "commit" });
  await target.waitFor({ state: "visible" });
  return () => session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
}

/**
 * Loads a page at a quarter of the processor's speed, which it gets back afterwards, and says what moved meanwhile; the
 * longest task is 0 where none took 50 ms.
 */
export async function slowLoad(page: Page, address: string) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    type Shift = { value: number; sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] };
    const seen = Object.assign(window, { shifts: [] as string[], longestTask: 0 });
    const place = ({ x, y, width, height }: DOMRect) => `${width}×${height} at ${x},${y}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName} "${node?.textContent}" ${place(previousRect)} to ${place(currentRect)}`,
        );
        seen.shifts.push(`${value}: ${moved.join("; ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
    }).observe({ type: "longtask", buffered: true });
  });
  await page.goto(address);
  const idle = "new Promise((done) => requestIdleCallback(done))";
  const seen = await page.evaluate(`${idle}.then(() => ${idle}).then(() => ({ shifts, longestTask }))`);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return seen as { shifts: string[]; longestTask: number };
}
