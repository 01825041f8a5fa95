import type { Page } from "./fixtures.ts";

/** Slow 4G and a quarter of the processor, as the budgets are written for. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_638_400 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

/** Opens a page and comes back as soon as the thing to tap is painted, long before the page is ready. */
export async function openUntilPainted(page: Page, path: string, selector: string) {
  await slowDown(page);
  await page.goto(path, { waitUntil: "commit" });
  const target = page.locator(selector).first();
  await target.waitFor({ state: "visible" });
  return target;
}
