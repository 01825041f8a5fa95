import type { Page } from "./fixtures.ts";

/**
 * Notes what a screen reader says by itself: the new words of a polite region that it knew before they came. What comes
 * together with its place, or in one that is not displayed, is missed by many.
 */
export async function noteAnnouncements(page: Page) {
  await page.addInitScript(() => {
    const regions = "[role=status], [aria-live=polite]";
    const find = () => [...document.querySelectorAll(regions)].filter((each) => each.checkVisibility());
    const said: string[] = [];
    let known = new Set(find());
    new MutationObserver((changes) => {
      for (const { target, type } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        if (type !== "attributes" && region && known.has(region)) said.push(region.textContent);
      }
      known = new Set(find());
    }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    Object.assign(window, { said });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said.join("\n"));
}
