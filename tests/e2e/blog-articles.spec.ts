import { fillIn } from "#content/format/fill-in.ts";
import { blogWords } from "#content/words/blog.ts";
import { otherLocale } from "#domain/locale.ts";
import { articlePaths } from "../site-paths.ts";
import { sidewaysScroll } from "./axe.ts";
import { expect, languages, mechanics, type Page, prefixOf, soakUnless, test } from "./fixtures.ts";
import { languageSwitch } from "./page-frame.ts";

/** How many articles the gate walks through; the soak walks through all. */
const inGate = 3;

test("the title of the next article is set in one size, with its compounds, and typed lists and lines keep their form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/blog/form-1099-nec-new-threshold");
  const title = page.getByRole("navigation", { name: blogWords.en.article.next }).locator("b");
  const sizes = [title, title.getByText("self-employed")].map((part) =>
    part.evaluate((element) => getComputedStyle(element).fontSize),
  );
  expect(new Set(await Promise.all(sizes)).size).toBe(1);
  // Paragraphs that Word indents, and a list that goes on after one, as Markdown has them.
  await page
    .locator("main h2:has(~ p)")
    .first()
    .evaluate((heading, line) => {
      heading.insertAdjacentHTML(
        "afterend",
        `<pre><code>${line}</code></pre><ol start="37"><li>Sign</li></ol>`,
      );
    }, "One long line ".repeat(20));
  expect(await sidewaysScroll(page)).toBe(0);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const texts = nodes.map(({ name }) => String(name?.value ?? "").trim());
  expect(texts).toContain("37");
});

for (const locale of languages) {
  const words = blogWords[locale];
  const blog = `${prefixOf[locale]}/blog`;

  for (const count of [inGate, articlePaths.length]) {
    const details = soakUnless(count === inGate && locale === "es");
    test(
      `${count} articles can be walked through in ${locale}, one to the next, and each is whole`,
      details,
      async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(blog);
        await page.locator("#articles article").getByRole("link").click();
        const seen = new Set<string>();
        while (seen.size < count) {
          await expect(page).toHaveURL(new RegExp(`${blog}/`));
          await expectWholeArticle(page, locale);
          seen.add(new URL(page.url()).pathname);
          const next = page.getByRole("navigation", { name: words.article.next }).getByRole("link");
          const path = await next.getAttribute("href");
          expect(seen.has(path ?? "")).toBe(seen.size === articlePaths.length);
          await next.click();
          await expect(page).toHaveURL(new RegExp(`${path}$`));
        }
      },
    );
  }

  test(
    `an article in ${locale} leads back to the blog and over to the other language`,
    mechanics(locale),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${blog}/close-your-books-every-month`);
      const other = otherLocale[locale];
      await languageSwitch(page, locale).click();
      await expect(page).toHaveURL(new RegExp(`${prefixOf[other]}/blog/close-your-books-every-month$`));
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      await page.getByRole("navigation", { name: blogWords[other].article.crumbs }).getByText("Blog").click();
      await expect(page).toHaveURL(new RegExp(`${prefixOf[other]}/blog$`));
    },
  );

  test(`the feed in ${locale} has every article with its whole address and its day`, async ({
    page,
    request,
  }) => {
    const address = `${prefixOf[locale]}/rss.xml`;
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toContain("xml");
    const feed = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, "text/xml");
        const all = (selector: string) =>
          [...xml.querySelectorAll(selector)].map((node) => node.textContent ?? "");
        return {
          faults: all("parsererror"),
          language: all("channel > language"),
          links: all("item > link"),
          titles: all("item > title"),
          days: all("item > pubDate"),
          categories: all("item > category"),
        };
      },
      await answer.text(),
    );
    expect(feed.faults).toEqual([]);
    expect(feed.language).toEqual([locale === "en" ? "en-us" : "es-us"]);
    expect(feed.titles.every(Boolean)).toBe(true);
    for (const list of [feed.links, feed.titles, feed.days, feed.categories])
      expect(list).toHaveLength(articlePaths.length);
    for (const day of feed.days) expect(day).toMatch(/^\w{3}, \d\d \w{3} \d{4} 12:00:00 GMT$/);
    for (const name of feed.categories) expect(Object.values(words.categories)).toContain(name);
    for (const link of feed.links) {
      const { pathname } = new URL(link);
      expect(pathname).toMatch(new RegExp(`^${blog}/`));
      expect((await request.get(pathname)).status()).toBe(200);
    }
  });
}

/** The page shows one article with all its parts, and nothing in it is wider than a phone or hidden from the keyboard. */
async function expectWholeArticle(page: Page, locale: (typeof languages)[number]) {
  const { article, categories, read } = blogWords[locale];
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveCount(1);
  const head = main.locator("#first-view");
  await expect(head.locator("time")).toHaveAttribute("datetime", /^2026-\d\d-\d\d$/);
  await expect(head).toContainText(new RegExp(fillIn(read, { minutes: "\\d+ min" })));
  await expect(head).toContainText(article.checked.slice(0, article.checked.indexOf("{")));
  const text = await head.innerText();
  expect(Object.values(categories).filter((name) => text.includes(name))).not.toEqual([]);
  await expect(main.getByRole("heading", { name: article.sources })).toBeVisible();
  await expect(main.getByRole("heading", { name: article.nextStep })).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);

  await main.getByText(article.contents).first().click();
  const contents = main.getByRole("navigation", { name: article.contents }).getByRole("link");
  expect(await contents.count()).toBeGreaterThan(2);
  // Asked for in the page at once: one question for each of some ten links would cost more than the page itself.
  const lost = contents.evaluateAll((links) =>
    links
      .map((link) => link.getAttribute("href")?.slice(1))
      .filter((id) => document.querySelectorAll(`main [id="${id}"]`).length !== 1),
  );
  expect(await lost).toEqual([]);
  const boxes = main.locator("[data-table]");
  await expect(main.locator("table")).toHaveCount(await boxes.count());
  await expect(main.getByRole("group", { name: /\S/ }).and(boxes)).toHaveCount(await boxes.count());
  const passed = boxes.evaluateAll((all) =>
    all.filter((box) => {
      (box as HTMLElement).focus();
      return box !== document.activeElement;
    }),
  );
  expect(await passed).toEqual([]);
}
