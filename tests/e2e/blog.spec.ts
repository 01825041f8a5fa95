import { fillCount } from "#content/format/fill-in.ts";
import { blogWords } from "#content/words/blog.ts";
import { articlePaths } from "../site-paths.ts";
import { sidewaysScroll } from "./axe.ts";
import { expect, journey, languages, mechanics, type Page, prefixOf, test } from "./fixtures.ts";

const inGridAtFirst = 6;
/** A word of an excerpt or title in each language, as nobody types it: without its accents, in capitals. */
const typed = { en: "FRANCHISE", es: "DECLARACION" } as const;
const meant = { en: /franchise/i, es: /declaración/i } as const;

const searchBox = (page: Page) => page.getByRole("searchbox");
const featured = (page: Page) => page.locator("#articles article");
const entries = (page: Page) => page.locator("#articles li:visible");
const category = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const status = (page: Page) => page.getByRole("search").locator("xpath=following-sibling::*[@role='status']");

for (const locale of languages) {
  const words = blogWords[locale];
  const { browse, categories } = words;
  const blog = `${prefixOf[locale]}/blog`;

  test.describe(`the blog in ${locale}`, () => {
    test.beforeEach(({ page }) => page.goto(blog));

    test(
      "shows the featured article and the first six others; one press brings the rest",
      mechanics(locale, "es"),
      async ({ page }) => {
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.heading);
        await expect(featured(page)).toHaveCount(1);
        await expect(featured(page)).toContainText(browse.featured);
        await expect(entries(page)).toHaveCount(inGridAtFirst);
        const more = page.getByRole("button", { name: browse.more });
        await more.click();
        await expect(entries(page)).toHaveCount(articlePaths.length - 1);
        await expect(more).toBeHidden();
        await expect(entries(page).nth(inGridAtFirst).getByRole("link")).toBeFocused();
        await expect(status(page)).toHaveText(fillCount(words.counted, articlePaths.length));
      },
    );

    test(
      "the search finds titles and summaries, whatever the case and the accents",
      journey(),
      async ({ page }) => {
        await searchBox(page).fill(typed[locale]);
        await expect(status(page)).not.toContainText(String(articlePaths.length));
        const shown = [...(await featured(page).all()), ...(await entries(page).all())];
        expect(shown.length).toBeGreaterThan(0);
        for (const article of shown) await expect(article).toContainText(meant[locale]);
      },
    );

    test(
      "a category shows its own articles, and the featured one only where it belongs",
      mechanics(locale),
      async ({ page }) => {
        await expect(category(page, browse.all)).toHaveAttribute("aria-pressed", "true");
        await category(page, categories["bookkeeping-advice"]).click();
        await expect(category(page, categories["bookkeeping-advice"])).toHaveAttribute(
          "aria-pressed",
          "true",
        );
        await expect(category(page, browse.all)).toHaveAttribute("aria-pressed", "false");
        await expect(featured(page)).toHaveCount(0);
        await expect(entries(page)).not.toHaveCount(0);
        for (const entry of await entries(page).all()) {
          await expect(entry).toContainText(categories["bookkeeping-advice"]);
        }
        await category(page, categories["tax-tips"]).click();
        await expect(featured(page)).toContainText(categories["tax-tips"]);
        await category(page, browse.all).click();
        await expect(entries(page)).toHaveCount(inGridAtFirst);
      },
    );

    test(
      "a search without an answer says so, and Clear Filters brings all articles back",
      mechanics(locale),
      async ({ page }) => {
        await category(page, categories["company-news"]).click();
        await searchBox(page).fill("xyzzy");
        await expect(status(page)).toHaveText(browse.empty);
        await expect(entries(page)).toHaveCount(0);
        await page.getByRole("button", { name: browse.clear }).click();
        await expect(searchBox(page)).toHaveValue("");
        await expect(searchBox(page)).toBeFocused();
        await expect(category(page, browse.all)).toHaveAttribute("aria-pressed", "true");
        await expect(featured(page)).toHaveCount(1);
        await expect(entries(page)).toHaveCount(inGridAtFirst);
      },
    );

    test("the closing box leads to the services and to us", mechanics(locale), async ({ page }) => {
      const closing = page.getByRole("region", { name: words.closing.heading });
      await expect(closing.getByRole("link", { name: words.closing.services })).toHaveAttribute(
        "href",
        `${prefixOf[locale]}/services`,
      );
      await expect(closing.getByRole("link", { name: words.closing.contact })).toHaveAttribute(
        "href",
        `${prefixOf[locale]}/contact`,
      );
    });
  });

  test(
    `what is typed or tapped in ${locale} while the script is on its way counts`,
    mechanics(locale),
    async ({ page }) => {
      let arrive = () => {};
      const held = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route("**/_astro/*ArticleBrowser*.js*", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(blog);
      await searchBox(page).fill(typed[locale]);
      await category(page, categories["company-news"]).click();
      await expect(entries(page)).toHaveCount(inGridAtFirst);
      arrive();
      await expect(category(page, categories["company-news"])).toHaveAttribute("aria-pressed", "true");
      await expect(searchBox(page)).toHaveValue(typed[locale]);
      await expect(featured(page)).toHaveCount(0);
      await category(page, browse.all).click();
      await expect(page.locator("#articles")).toContainText(meant[locale]);
      await expect(status(page)).not.toContainText(String(articlePaths.length));
    },
  );

  test.describe(`the blog in ${locale} whose script cannot be had`, () => {
    test.use({ allowedErrors: [/ArticleBrowser|ERR_FAILED/] });

    test("shows all nine articles once it was asked for more", mechanics(locale, "es"), async ({ page }) => {
      await page.route("**/_astro/*ArticleBrowser*.js*", (route) => route.abort());
      await page.goto(blog);
      await expect(entries(page)).toHaveCount(inGridAtFirst);
      await page.getByRole("button", { name: browse.more }).click();
      await expect(entries(page)).toHaveCount(articlePaths.length - 1);
      await expect(page.getByRole("button", { name: browse.more })).toBeHidden();
    });
  });

  test.describe(`the blog in ${locale} without script`, () => {
    test.use({ javaScriptEnabled: false });

    test(
      "shows all nine articles, and nothing that would need a script",
      mechanics(locale),
      async ({ page }) => {
        await page.goto(blog);
        await expect(featured(page)).toHaveCount(1);
        await expect(entries(page)).toHaveCount(articlePaths.length - 1);
        await expect(searchBox(page)).toBeHidden();
        await expect(category(page, browse.all)).toBeHidden();
        await expect(page.getByRole("button", { name: browse.more })).toBeHidden();
        await entries(page).last().getByRole("link").click();
        await expect(page).toHaveURL(new RegExp(`${blog}/[a-z0-9-]+$`));
      },
    );
  });

  test(
    `the blog in ${locale} fits every width, also when nothing is found`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(blog);
      for (const text of ["", "xyzzy"]) {
        await searchBox(page).fill(text);
        await expect(page.getByRole("button", { name: browse.clear })).toBeVisible({ visible: text !== "" });
        for (const width of [320, 360, 820, 1280]) {
          await page.setViewportSize({ width, height: 780 });
          expect(await sidewaysScroll(page), `at ${width} px`).toBe(0);
        }
      }
      await page.setViewportSize({ width: 360, height: 780 });
      await searchBox(page).focus();
      for (const name of [browse.all, ...Object.values(categories)]) {
        await page.keyboard.press("Tab");
        await expect(category(page, name)).toBeFocused();
        await expect(category(page, name)).toBeInViewport({ ratio: 1 });
      }
    },
  );
}
