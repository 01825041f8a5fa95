import { deliveriesWords } from "#content/words/office/deliveries.ts";
import type { DeliveryTab } from "#domain/office/delivery-operations.ts";
import { expect, type Page } from "./fixtures.ts";

const words = deliveriesWords.en;

/** Waits until the screen shows a tab with what is in it; its heading and its endpoints stand there before. */
export async function expectDeliveries(page: Page, tab: DeliveryTab) {
  const main = page.getByRole("main");
  await expect(main.locator("nav [aria-current=page]")).toHaveText(new RegExp(`^${words.tabs[tab]}`));
  const row = main.locator("li a[href*='/office/deliveries/']").first();
  await expect(row.or(main.getByText(words.empty[tab], { exact: true }))).toBeVisible();
}
