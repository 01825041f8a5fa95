import { brotliCompressSync } from "node:zlib";
import { expect, inMotion, languages, type Page, prefixOf, soakUnless, test } from "./fixtures.ts";
import { improved } from "./page-frame.ts";
import { slowLoad } from "./slow-phone.ts";

const kB = 1000;
const budgets = {
  htmlAndCss: 18 * kB,
  // The script of all pages and the one of all islands.
  firstScripts: 5 * kB,
  // The runtime of islands stood in the pages before, and does so no longer.
  allScript: 87 * kB,
  fonts: 31 * kB,
};

const spanish = (path: string) => prefixOf.es + path;

type Loaded = { type: string; bytes: number; url: string };

/** What a page has loaded once it asks for nothing more, text in brotli and fonts as they are. */
function record(page: Page): () => Promise<Loaded[]> {
  const pending: Promise<Loaded>[] = [];
  let open = 0;
  page.on("request", () => {
    open += 1;
  });
  for (const end of ["requestfinished", "requestfailed"] as const) {
    page.on(end as "requestfinished", () => {
      open -= 1;
    });
  }
  page.on("response", (response) => {
    const type = response.request().resourceType();
    pending.push(
      response.body().then((body) => ({
        type,
        url: response.url(),
        bytes: type === "font" ? body.length : brotliCompressSync(body).length,
      })),
    );
  });
  return async () => {
    // A script that has come may ask for another as soon as it runs.
    for (let answered = -1; answered < pending.length; ) {
      answered = pending.length;
      await expect.poll(() => open).toBe(0);
      await page.evaluate(
        "document.fonts.ready.then(() => new Promise((done) => requestIdleCallback(done)))",
      );
    }
    return Promise.all(pending);
  };
}

const sum = (loaded: Loaded[], ...types: string[]) =>
  loaded.filter(({ type }) => types.includes(type)).reduce((total, { bytes }) => total + bytes, 0);

/** One page of every kind of island; `tests/house/built-site-budgets.test.ts` weighs all pages as they are built. */
const touched = [
  ...languages.flatMap((locale) => [prefixOf[locale] || "/", `${prefixOf[locale]}/contact`]),
  ...["/services/personal-taxes", "/services/in-person", "/start-your-business", "/compare-options"].map(
    spanish,
  ),
  ...["/blog", "/faqs", "/webhook-config"].map(spanish),
];

/** Those that the gate opens; the soak opens the others. */
const inGate = ["/", ...["/services/in-person", "/start-your-business", "/faqs"].map(spanish)];

test.use({ ...inMotion, viewport: { width: 412, height: 823 } });

for (const address of touched) {
  test(
    `${address} shifts nothing on a slow phone, asks Intl nothing, and stays within its weight before and after every interaction`,
    soakUnless(inGate.includes(address)),
    async ({ page, office }) => {
      const loaded = record(page);
      await noteIntl(page);
      expect((await slowLoad(page, address)).shifts).toEqual([]);
      await improved(page);
      const first = await loaded();
      // Its first answer takes a phone 50 ms.
      expect(await page.evaluate("asked")).toEqual([]);
      expect(sum(first, "document", "stylesheet")).toBeLessThanOrEqual(budgets.htmlAndCss);
      const scripts = first.filter(({ type }) => type === "script");
      expect(scripts).toHaveLength(2);
      expect(sum(scripts, "script")).toBeLessThanOrEqual(budgets.firstScripts);
      const fonts = first.filter(({ type }) => type === "font");
      expect(fonts.length).toBeLessThanOrEqual(2);
      expect(sum(fonts, "font")).toBeLessThanOrEqual(budgets.fonts);

      await touchEverything(page);
      const all = await loaded();
      expect(all.filter(({ type }) => type === "script").length).toBeGreaterThan(1);
      expect(sum(all, "script")).toBeLessThanOrEqual(budgets.allScript);
      expect(all.filter(({ url }) => !url.startsWith(office.url))).toEqual([]);
    },
  );
}

/** Writes every question to Intl down in `asked`. */
const noteIntl = (page: Page) =>
  page.addInitScript(() => {
    const asked = Object.assign(window, { asked: [] as string[] }).asked;
    const note = (owner: object, name: string) => {
      const own = Reflect.get(owner, name) as (...words: unknown[]) => unknown;
      const ask = () => void asked.push(name);
      Reflect.set(
        owner,
        name,
        new Proxy(own, {
          apply: (target, self, words) => [ask(), Reflect.apply(target, self, words)][1],
          construct: (target, words) => [ask(), Reflect.construct(target, words)][1] as object,
        }),
      );
    };
    for (const name of ["DateTimeFormat", "NumberFormat", "PluralRules"]) note(Intl, name);
    for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"])
      note(Date.prototype, name);
    note(Number.prototype, "toLocaleString");
  });

/** Wakes every island, sends every form empty and opens every dialog, so that all scripts of the page are there. */
async function touchEverything(page: Page) {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll("astro-island")) {
      island.dispatchEvent(new Event("pointerenter"));
    }
  });
  const tiers = page.locator("#tiers label");
  if (await tiers.count()) await tiers.first().click();
  const submits = page.locator("main form button[type=submit]").filter({ visible: true });
  // By the keyboard: the quiz shows its button only to that.
  for (const button of await submits.all()) await button.press("Enter");
  const openers = page.locator("main button[commandfor]:enabled").filter({ visible: true });
  for (const button of await openers.all()) {
    await button.click();
    const submit = page.locator("dialog[open] button[type=submit]").filter({ visible: true });
    if (await submit.count()) await submit.click();
    await page.keyboard.press("Escape");
  }
  const settings = page.locator("#webhook-url");
  if (await settings.count()) await settings.press("Enter");
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
}
