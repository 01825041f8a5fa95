import { Secret, TOTP } from "otpauth";
import { enrolWords } from "#content/words/office/enrol.ts";
import { linkWords } from "#content/words/office/links.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { seconds } from "#domain/durations.ts";
import type { Locale } from "#domain/locale.ts";
import { expectSoundInItsThemes, type Look, sidewaysScroll } from "./axe.ts";
import { expectLargeTextFits } from "./desk-steps.ts";
import { expect, type Page } from "./fixtures.ts";
import type { Office } from "./start-practice.ts";

const period = seconds(30);

export type Authenticator = () => Promise<string>;

/** How long a code may be on its way on a busy machine, in milliseconds. */
const onItsWay = 10_000;

/** A real authenticator app. The server takes each code once, so that a third within a minute has to wait. */
export function createAuthenticator(secret: string): Authenticator {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let lastStep = 0;
  return async () => {
    const stepNow = () => Math.floor(Date.now() / period);
    // Codes of the step before count too, while that step is the one before.
    const step = Math.max(Math.floor((Date.now() + onItsWay) / period) - 1, lastStep + 1);
    while (stepNow() < step) await new Promise((resolve) => setTimeout(resolve, 200));
    lastStep = step;
    return totp.generate({ timestamp: step * period });
  };
}

type Title = keyof (typeof officeShellWords)["en"]["titles"];

/** Expects a screen by its heading, without a violation and without scrolling sideways. */
export async function expectScreen(page: Page, locale: Locale, title: Title, look: Look = {}) {
  const words = officeShellWords[locale];
  await expect(page.getByRole("heading", { level: 1, name: words.titles[title] })).toBeVisible();
  await expect(page).toHaveTitle(
    new RegExp(`^${RegExp.escape(words.titles[title])} \\| ${words.office} \\| `),
  );
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expectSoundInItsThemes(page, title, look);
  expect(await sidewaysScroll(page), title).toBe(0);
}

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
export const fill = (page: Page, label: string, text: string) =>
  // A screen that is about to go may have a section of the same name.
  page
    .locator("input, textarea")
    .and(page.getByLabel(label, { exact: true }))
    .fill(text);

/** Has the server do what is asked next at an address, and the answer get lost. */
export const loseAnswer = (page: Page, url: string) =>
  page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Waits for a sheet that closed to take its step out of the history, which comes a moment later. */
export const sheetLeavesHistory = (page: Page) =>
  page.waitForFunction(() => history.state?.usr?.sheet === undefined);

/** Goes to a screen as a link does: to load the office anew takes as long as most of what is looked at there. */
export const goToScreen = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/office${path}`);

/** Sets up the authenticator app on its screen, as a person does who types the key. */
export async function setUpApp(page: Page, locale: Locale, look: Look = {}): Promise<Authenticator> {
  const words = enrolWords[locale].enrol;
  await expect(page.getByRole("img", { name: words.qr })).toBeVisible();
  await expectScreen(page, locale, "enrol", look);
  await expectLargeTextFits(page, "enrol");
  const secret = (await page.locator("main code").innerText()).replaceAll(" ", "");
  const authenticator = createAuthenticator(secret);
  await fill(page, words.code, await authenticator());
  await press(page, words.submit);
  return authenticator;
}

/** Makes the recovery codes on their screen, keeps them and goes on. */
export async function keepCodes(page: Page, locale: Locale, look: Look = {}): Promise<string[]> {
  const words = enrolWords[locale].codes;
  await press(page, words.make);
  const list = page.getByRole("list", { name: words.list }).getByRole("listitem");
  await expect(list).toHaveCount(10);
  // The button that had the focus is gone.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expectScreen(page, locale, "recoveryCodes", look);
  await expectLargeTextFits(page, "recovery codes");
  const codes = await list.allInnerTexts();
  const kept = page.getByLabel(words.kept);
  await kept.focus();
  await page.goBack();
  await expect(page.getByRole("dialog", { name: officeShellWords[locale].unsaved.heading })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(kept).toBeFocused();
  await kept.check();
  await press(page, words.goOn);
  return codes;
}

export const owner = {
  name: "Elena Morales",
  email: "elena@practice.example",
  password: "maple river seven stones",
};

/** Makes the first account on its screen. */
export async function createOwner(page: Page, locale: Locale, office: Pick<Office, "firstOwnerLink">) {
  const words = linkWords[locale].firstOwner;
  await page.goto(await office.firstOwnerLink());
  await expectScreen(page, locale, "firstOwner");
  expect(page.url()).not.toContain("token");
  await fill(page, words.name, owner.name);
  await fill(page, words.email, owner.email);
  await fill(page, words.password, owner.password);
  await press(page, words.submit);
}

/** Types address and password on the sign-in screen. */
export async function signIn(page: Page, locale: Locale, person: { email: string; password: string }) {
  const words = signInWords[locale].signIn;
  await fill(page, words.email, person.email);
  await fill(page, words.password, person.password);
  await press(page, words.submit);
}

/** The newest link to the office that was mailed to an address; other mails may come before and after it. */
export async function linkFor(office: Pick<Office, "mails">, address: string): Promise<string> {
  const links = () =>
    office.mails
      .filter(({ to }) => to.includes(address))
      .flatMap(({ mail }) => /\S+\/office\/link#\S+/.exec(mail.text ?? "")?.[0] ?? []);
  await expect.poll(() => links().length).toBeGreaterThan(0);
  return links().at(-1) ?? "";
}

/** Presses two keys of one command at once: the time between them is limited, and a busy page answers the first late. */
export const pressSequence = (page: Page, ...keys: [string, string]) =>
  Promise.all(keys.map((key) => page.keyboard.press(key)));
