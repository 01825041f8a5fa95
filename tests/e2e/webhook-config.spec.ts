import { webhookWords } from "#content/words/webhook-config.ts";
import { startReceiver } from "../receivers.ts";
import { engineLimit } from "./engine-limits.ts";
import { expect, journey, languages, mechanics, type Page, prefixOf, test, toastOf } from "./fixtures.ts";

const field = (page: Page) => page.getByRole("main").getByRole("textbox");
const saved = (page: Page) => page.evaluate(() => localStorage.getItem("automation-webhook-url"));

/** Opens the page in a browser that keeps an address, and holds its scripts until they are let come. */
async function openWithoutScripts(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem("automation-webhook-url", "https://example.com/a"));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/_astro/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return resolve;
}

for (const locale of languages) {
  const words = webhookWords[locale].form;
  const path = `${prefixOf[locale]}/webhook-config`;
  const save = (page: Page) => page.getByRole("button", { name: words.save, exact: true }).click();
  const tryOut = (page: Page) => page.getByRole("button", { name: words.test, exact: true }).click();
  const expectAnswer = async (page: Page, { title, text }: { title: string; text: string }) => {
    await expect(toastOf(page).getByText(title, { exact: true }).first()).toBeVisible();
    await expect(toastOf(page)).toContainText(text);
    await expect(page.locator("#webhook-answer")).toContainText(text);
  };

  test.describe(`the webhook settings in ${locale}`, () => {
    test(
      "keep an address in this browser, show it again and remove it when emptied",
      journey(mechanics(locale)),
      async ({ page, browserName }) => {
        test.skip(...engineLimit("replaceText", browserName));
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(webhookWords[locale].title);
        await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
        await field(page).fill("https://hooks.zapier.com/hooks/catch/1/abc");
        await save(page);
        await expectAnswer(page, words.saved);
        expect(await saved(page)).toBe("https://hooks.zapier.com/hooks/catch/1/abc");

        await page.reload();
        await expect(field(page)).toHaveValue("https://hooks.zapier.com/hooks/catch/1/abc");
        await field(page).fill("");
        await save(page);
        await expectAnswer(page, words.cleared);
        expect(await saved(page)).toBeNull();
      },
    );

    test("refuse what cannot be a webhook and keep what was saved", mechanics(locale), async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem("automation-webhook-url", "https://example.com/a"));
      await page.goto(path);
      for (const typed of ["hello", "http://example.com", "javascript:alert('webhook')"]) {
        await field(page).fill(typed);
        await save(page);
        await expectAnswer(page, words.implausible);
        await expect(field(page)).toHaveAttribute("aria-invalid", "true");
        await expect(field(page)).toBeFocused();
      }
      expect(await saved(page)).toBe("https://example.com/a");
      await field(page).fill("hooks.zapier.com/hooks/catch/2");
      await page.keyboard.press("Enter");
      await expectAnswer(page, words.saved);
      expect(await saved(page)).toBe("https://hooks.zapier.com/hooks/catch/2");
    });

    test("show the saved address late, to be typed over", mechanics(locale), async ({ page }) => {
      const comeScripts = await openWithoutScripts(page, path);
      await field(page).focus();
      comeScripts();
      await expect(field(page)).toHaveValue("https://example.com/a");
      await page.keyboard.type("https://example.com/b");
      await expect(field(page)).toHaveValue("https://example.com/b");
    });

    test("save what stood in the field when they were pressed", mechanics(locale), async ({ page }) => {
      const comeScripts = await openWithoutScripts(page, path);
      await expect(field(page)).toHaveValue("");
      await save(page);
      comeScripts();
      await expectAnswer(page, words.cleared);
      await expect(field(page)).toHaveValue("");
      expect(await saved(page)).toBeNull();
    });

    test(
      "send a test to the address in the field, and ask for one first",
      mechanics(locale),
      async ({ page }) => {
        const automation = await startReceiver();
        await page.goto(path);
        await tryOut(page);
        await expectAnswer(page, words.missing);
        await expect(field(page)).toBeFocused();
        await field(page).fill(automation.url.replace("/hook", "/webhook"));
        await tryOut(page);
        await expectAnswer(page, words.sent);
        // Another practice may still call at this port what it has called there before.
        const calls = () => automation.calls.filter(({ path }) => path === "/webhook");
        await expect.poll(() => calls().length).toBe(1);
        const sent = Object.fromEntries(new URLSearchParams(calls()[0]?.body));
        expect(sent).toMatchObject({
          ...webhookWords[locale].sample,
          formType: "test",
          testMode: "true",
          source: "ventanilla-website",
        });
        expect(Date.parse(sent.submittedAt ?? "")).toBeGreaterThan(0);
        expect(Number(sent.timestamp)).toBeGreaterThan(0);
        await expect(page.locator("iframe")).toHaveCount(0);
        expect(await saved(page)).toBeNull();
        await automation.stop();
      },
    );

    test.describe("when a test does not go out", () => {
      test.use({ allowedErrors: [/Failed to load resource|ERR_FAILED/] });

      test("say that it failed", mechanics(locale), async ({ page }) => {
        await page.route("**/forward.html", (route) => route.abort());
        await page.goto(path);
        for (const typed of ["no address", "https://automation.example.com/x"]) {
          await field(page).fill(typed);
          await tryOut(page);
          await expectAnswer(page, words.failed);
        }
      });
    });

    test("say that there was an error when the test breaks", mechanics(locale), async ({ page }) => {
      await page.addInitScript(() => {
        const create = document.createElement.bind(document);
        document.createElement = ((name: string) => {
          if (name === "iframe") throw new Error("no frames here");
          return create(name);
        }) as typeof document.createElement;
      });
      await page.goto(path);
      await field(page).fill("https://automation.example.com/x");
      await tryOut(page);
      await expectAnswer(page, words.broken);
    });

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false });

      test(
        "say that they need it, and explain the setup and every field of the payload",
        mechanics(locale, "es"),
        async ({ page }) => {
          await page.goto(path);
          const { steps, payload } = webhookWords[locale];
          await expect(page.locator("main ol li")).toHaveText(steps.list);
          await expect(page.locator("main tbody th")).toHaveText(Object.keys(payload.fields));
          await expect(page.getByText(webhookWords[locale].scope)).toBeVisible();
          await expect(page.getByText(webhookWords[locale].noScript)).toBeVisible();
          await expect(field(page)).toBeHidden();
        },
      );
    });
  });
}
