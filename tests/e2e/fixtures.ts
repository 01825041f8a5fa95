import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { minutes } from "#domain/durations.ts";
import type { Locale } from "#domain/locale.ts";
import { sandboxPages } from "./sandbox-pages.ts";
import { type Office, spawnPractice } from "./start-practice.ts";

/** Each worker has a practice of its own. */
export const test = base.extend<{ silence: undefined; allowedErrors: RegExp[] }, { office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern
    async ({}, use) => {
      const { end, ...office } = await spawnPractice();
      await use(office);
      await end();
    },
    { scope: "worker" },
  ],
  /** A stock Firefox turns no scripts off: there pages come in a sandbox that runs none. */
  page: async ({ page, browserName, javaScriptEnabled }, use) => {
    if (browserName === "firefox" && javaScriptEnabled === false) await sandboxPages(page);
    await use(page);
  },
  baseURL: async ({ office }, use) => use(office.url),
  /** Messages that a test expects in the console, such as the browser's own note of a 404. */
  allowedErrors: [[], { option: true }],
  silence: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string, path = "") => {
        if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(`${text} ${path}`);
      };
      context.on("console", (message) => {
        // A path alone: what follows it may name a person.
        const path = message.location().url.replace(/^https?:\/\/[^/]+|[?#].*$/g, "");
        if (message.type() === "error") note(message.text(), path);
      });
      context.on("weberror", (webError) => note(String(webError.error())));
      await use(undefined);
      expect(errors, `nothing unexpected in the console: ${errors.join("; ")}`).toEqual([]);
    },
    { auto: true },
  ],
});

export type { Page };
export { expect };

/** The newest toast's title and text; toasts stand in a region of their own. */
export const toastOf = (page: Page) => page.getByRole("region", { name: /Alt\+T/ });

/** Lets no toast leave by itself, however long a busy machine takes. */
export async function holdToasts(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + minutes(1));
}

/** Chooses a radio button by its label, which covers it, once the label has stopped moving. */
export const choose = (radio: Locator) => radio.locator("xpath=ancestor::label").check();

export const languages = ["en", "es"] as const;
export const prefixOf = { en: "", es: "/es" } as const;
/** The details of a test that no word changes: it has one language in the gate, the other in the soak. */
export const mechanics = (locale: Locale, tested: Locale = "en") => soakUnless(locale === tested);
/** For `test.use`, where the test is about what moves: all others ask for less motion, and the soak for all of it. */
export const inMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;
/** The details of a test that the soak also runs in Firefox and WebKit. */
export const journey = (details: { tag: string[] } = { tag: [] }) => ({ tag: [...details.tag, "@journey"] });
/** The details of a test that the gate leaves to `npm run soak` unless a condition holds. */
export const soakUnless = (isInGate: boolean) => ({ tag: isInGate ? [] : ["@soak"] });
