// Runs after all other tests and alone, see playwright.config.ts: tests at its side would be measured too.
import { expect, languages, prefixOf, test } from "./fixtures.ts";
import { slowLoad } from "./slow-phone.ts";

const addresses = languages.flatMap((locale) => [prefixOf[locale] || "/", `${prefixOf[locale]}/contact`]);

for (const address of addresses) {
  test(`${address} needs no task of over 50 ms at a quarter of the speed`, async ({ browser, office }) => {
    test.setTimeout(120_000);
    // Other work on the machine makes tasks longer, never shorter: one quiet load shows the page's own need.
    let quietest = Number.POSITIVE_INFINITY;
    for (let load = 0; load < 20 && quietest > 50; load++) {
      const { shifts, longestTask } = await slowLoad(browser, office.url + address);
      expect(shifts).toEqual([]);
      quietest = Math.min(quietest, longestTask);
    }
    expect(quietest).toBeLessThanOrEqual(50);
  });
}
