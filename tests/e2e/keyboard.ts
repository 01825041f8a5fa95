import type { Locator } from "@playwright/test";
import { expect, type Page } from "./fixtures.ts";

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator, atMost: number) {
  for (let press = 0; press < atMost; press++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
