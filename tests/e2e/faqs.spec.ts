import { fillCount } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { faqWords } from "#content/words/faqs.ts";
import { freeDays } from "./calendar-steps.ts";
import { engineLimit } from "./engine-limits.ts";
import { expect, journey, languages, mechanics, type Page, prefixOf, test } from "./fixtures.ts";

const { faqs, business } = loadPractice();
const questions = faqs.categories.flatMap((category) => category.questions);
const countFor = (audience: string) =>
  questions.filter(({ audiences }) =>
    audiences.some((each) => audience === "all" || each === "all" || each === audience),
  ).length;

/** The questions in sight, each with its answer, and the line that opens it. */
const shown = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("group")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
const title = (page: Page, place: number) => shown(page).nth(place).getByRole("heading");
const search = (page: Page) => page.getByRole("searchbox");

test.use({ allowedErrors: [/FaqBrowser|ERR_FAILED/] });

for (const locale of languages) {
  const words = faqWords[locale];
  const path = `${prefixOf[locale]}/faqs`;

  test.describe(`the questions in ${locale}`, () => {
    test(
      "several answers stand open at once, each with its source and the day it was checked",
      mechanics(locale, "es"),
      async ({ page }) => {
        await page.goto(path);
        await expect(shown(page)).toHaveCount(questions.length);
        await expect(page.locator("#questions h2")).toHaveText(
          faqs.categories.map(({ title }) => title[locale]),
        );
        await title(page, 0).click();
        await title(page, 2).click();
        await expect(shown(page).getByRole("link", { name: words.link })).toHaveCount(2);
        const answer = page.locator("#refund-time");
        await expect(answer).toBeVisible();
        await expect(answer.locator("a[href='https://www.irs.gov/refunds']")).toBeVisible();
        await expect(answer.getByRole("time")).toHaveAttribute("datetime", "2026-11-20");
        // On paper, where nothing opens, all answers stand.
        await page.emulateMedia({ media: "print" });
        await expect(page.locator("[data-faq-answer]").filter({ visible: true })).toHaveCount(
          questions.length,
        );
      },
    );

    test(
      "an address opens its question, and so does the link beside each answer",
      mechanics(locale),
      async ({ page }) => {
        await page.goto(`${path}#texas-franchise-tax`);
        await expect(page.locator("#texas-franchise-tax")).toBeInViewport();
        const link = shown(page).getByRole("link", { name: words.link });
        await expect(link).toHaveCount(1);
        await expect(
          shown(page)
            .filter({ has: page.getByRole("link", { name: words.link }) })
            .getByRole("heading"),
        ).toBeInViewport({ ratio: 1 });
        await title(page, 0).click();
        await page.locator("#refund-time").getByRole("link", { name: words.link }).click();
        await expect(page).toHaveURL(/#refund-time$/);
      },
    );

    test(
      "the search finds questions and answers without regard to case and accents",
      journey(),
      async ({ page, browserName }) => {
        test.skip(...engineLimit("replaceText", browserName));
        await page.goto(path);
        await search(page).pressSequentially(locale === "en" ? "FRANCHISE TAX" : "DECLARACION enmendada");
        await expect(shown(page)).toHaveCount(1);
        await expect(page.getByRole("status").filter({ hasText: "1" })).toHaveText(
          fillCount(words.counted, 1),
        );
        await expect(page.locator("#questions h2:visible")).toHaveCount(1);
        await search(page).fill("");
        await expect(shown(page)).toHaveCount(questions.length);
      },
    );

    test("each audience sees its own questions and those for all", mechanics(locale), async ({ page }) => {
      await page.goto(path);
      for (const audience of ["business", "freelancers", "individuals", "all"] as const) {
        await page.getByRole("radio", { name: words.audiences[audience], exact: true }).check();
        await expect(shown(page)).toHaveCount(countFor(audience));
      }
      expect(countFor("business")).toBeLessThan(questions.length);
    });

    test(
      "when nothing is found it says so and leads back to everything, as does a link to a hidden question",
      mechanics(locale),
      async ({ page }) => {
        await page.goto(path);
        await search(page).fill("xyzzy");
        await expect(page.getByRole("heading", { name: words.empty.heading })).toBeVisible();
        await expect(page.getByText(words.empty.text)).toBeVisible();
        await expect(shown(page)).toHaveCount(0);
        await page.getByRole("button", { name: words.empty.clear }).click();
        await expect(shown(page)).toHaveCount(questions.length);
        await expect(search(page)).toBeFocused();
        await expect(search(page)).toHaveValue("");

        await search(page).fill("xyzzy");
        await expect(shown(page)).toHaveCount(0);
        await page.evaluate(async () => {
          // One that names nothing, and is no escape of anything, either.
          location.hash = "#100%";
          await new Promise((follow) => addEventListener("hashchange", follow, { once: true }));
          location.hash = "#refund-time";
        });
        await expect(page.locator("#refund-time")).toBeInViewport();
        await expect(search(page)).toHaveValue("");
      },
    );

    test("the closing box opens the calendar and calls", mechanics(locale), async ({ page }) => {
      await page.goto(path);
      await expect(page.locator(`main section a[href="tel:${business.phone.dialed}"]`).last()).toContainText(
        business.phone.shown,
      );
      await page.getByRole("button", { name: words.closing.consultation }).click();
      await expect(freeDays(page).first()).toBeVisible();
    });

    test(
      "what was typed and chosen before the script came is not lost",
      mechanics(locale),
      async ({ page }) => {
        let release = () => {};
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(/FaqBrowser.*\.js/, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(path);
        await search(page).pressSequentially("LLC");
        await page.getByRole("radio", { name: words.audiences.business, exact: true }).check();
        await expect(shown(page)).toHaveCount(questions.length);
        release();
        await expect(shown(page)).not.toHaveCount(questions.length);
        await expect(search(page)).toHaveValue("LLC");
        await expect(page.locator("input[value=business]")).toBeChecked();
        await expect(shown(page)).not.toHaveCount(0);
        for (const text of await shown(page).allTextContents()) expect(text).toMatch(/LLC/i);
      },
    );

    test("a search whose script cannot be had is taken away", mechanics(locale, "es"), async ({ page }) => {
      await page.route(/FaqBrowser.*\.js/, (route) => route.abort());
      await page.goto(path);
      await search(page).focus();
      await expect(search(page)).toBeHidden();
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test(
        "all questions can be read, and no search is offered that would not work",
        mechanics(locale, "es"),
        async ({ page }) => {
          await page.goto(path);
          await expect(shown(page)).toHaveCount(questions.length);
          await expect(search(page)).toBeHidden();
          await expect(page.locator("input[name=faq-audience]").first()).toBeHidden();
          await title(page, 0).click();
          await expect(page.locator("#refund-time")).toBeVisible();
          await page.goto(`${path}#ein-cost`);
          await expect(page.locator("#ein-cost")).toBeVisible();
        },
      );
    });
  });
}

test("before anybody reaches for the search, the scripts of every page are all that loads", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/faqs");
  await title(page, 0).click();
  await expect(page.locator("#refund-time")).toBeVisible();
  await expect.poll(() => scripts.length).toBe(2);
  await page.waitForLoadState("networkidle");
  expect(scripts).toHaveLength(2);
});
