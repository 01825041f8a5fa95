import type { Locator } from "@playwright/test";
import { expect, type Page } from "./fixtures.ts";

/** Presses Tab, or the key back, until the element has the focus. */
export async function tabTo(page: Page, target: Locator, atMost: number, key = "Tab") {
  for (let press = 0; press < atMost; press++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

/** Presses Tab, or the key back, so many times and expects that nothing lies over what gets the focus, such as a bar at the foot of a phone. */
export async function tabInSight(page: Page, times: number, key = "Tab") {
  for (let press = 1; press <= times; press++) {
    await page.keyboard.press(key);
    expect([press, await page.evaluate(isFocusInSight)]).toEqual([press, true]);
  }
}

function isFocusInSight() {
  const focused = document.activeElement;
  // Of a link that breaks its first line: in the middle of all lines may be none of it.
  const { left, top, width, height } = focused?.getClientRects()[0] ?? new DOMRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && focused?.contains(seen) === true;
}
