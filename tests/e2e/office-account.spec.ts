import { accountWords } from "#content/words/office/account.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { minutes, seconds } from "#domain/durations.ts";
import { staffPageSize } from "#domain/office/staff-operations.ts";
import { expectSoundInItsThemes } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { openOffice, openOwnerAccount, sessionKey } from "./office-owner.ts";
import { addStaff, leaveSessionsIdle } from "./office-rows.ts";
import { expectScreen, fill, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const words = accountWords.en;
const shell = officeShellWords.en;
const idleLimit = minutes(15);

test.use({
  viewport: { width: 1280, height: 860 },
  allowedErrors: [/status of 4(?:00|01|03|22)|ERR_(?:FAILED|INTERNET)/],
});

test("the account changes its name and language, guards what is typed, warns before it ends and ends", async ({
  page,
}) => {
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  // The script of the live signals cannot be had at first.
  await page.route(/\/live-socket\.[^/]+\.js$/, (route) => route.abort(), { times: 1 });
  const live = page.waitForEvent("websocket");
  await openOffice(page, office.url, session, "/office/account");
  await expectScreen(page, "en", "account");

  const signOut = page.getByRole("button", { name: shell.signOut, exact: true }).first();
  await expect(signOut).toBeVisible();
  const tooltip = page.locator("[popover]");
  // The page listens before the pointer comes.
  const delay = await tooltip.evaluateHandle((element) => {
    const entered = new Promise<number>((enter) =>
      addEventListener("pointerover", ({ timeStamp }) => enter(timeStamp), { once: true }),
    );
    const shown = new Promise<number>((show) =>
      element.addEventListener("toggle", ({ timeStamp }) => show(timeStamp), { once: true }),
    );
    return { passed: Promise.all([entered, shown]).then(([start, end]) => end - start) };
  });
  await signOut.hover();
  await expect(tooltip).toBeVisible();
  expect(await delay.evaluate(({ passed }) => passed)).toBeGreaterThan(650);
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(600, 400);
  await expect(tooltip).toBeHidden();
  await signOut.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(tooltip).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip).toBeHidden();

  // A laptop at 125 %: the rail has more entries than room, and is scrolled by itself.
  await page.setViewportSize({ width: 1093, height: 500 });
  await page.mouse.move(100, 250);
  await page.mouse.wheel(0, 600);
  await expect(signOut).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await live;
  const [noConnection = ""] = shell.noConnection.split("{");
  await page.context().setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: noConnection })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(noConnection)).toBeHidden();

  // Who only looks at what could be changed finds the way back on the screen.
  for (const change of [words.password.change, words.factors.add, words.codes.make]) {
    await page.getByRole("link", { name: change }).click();
    await press(page, shell.cancel);
    await expect(page.getByRole("heading", { level: 1, name: shell.titles.account })).toBeVisible();
  }

  await fill(page, words.profile.name, "Elena M.");
  await page.getByRole("link", { name: shell.titles.staff }).click();
  const question = page.getByRole("dialog", { name: shell.unsaved.heading });
  await expect(question).toBeVisible();
  await expectSoundInItsThemes(page, "leave question", { part: "dialog[open]" });
  await question.getByRole("button", { name: shell.unsaved.stay }).click();
  await page.getByLabel(words.profile.language).selectOption("es");
  await press(page, words.profile.submit);
  await expectScreen(page, "es", "account", { isNew: false });
  await expect(page.getByText("Elena M.", { exact: true })).toBeVisible();
  await page.getByLabel(accountWords.es.profile.language).selectOption("en");
  await press(page, accountWords.es.profile.submit);
  await expectScreen(page, "en", "account", { isNew: false });
  // The toasts speak it, too.
  await expect(page.getByRole("region", { name: shell.toastLabels.region })).toContainText(
    words.profile.saved.title,
  );

  await page.route("**/office/api/me/sessions", (route) => route.abort());
  // No signal has it read again before the press.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await page.reload();
  await expect(page.getByRole("alert").first()).toContainText(officeProblemWords.en.noConnection);
  await page.unroute("**/office/api/me/sessions");
  await press(page, shell.tryAgain);
  await expect(page.getByText(words.sessions.onlyThis)).toBeVisible();

  const named = (name: string) => page.locator("[popover]").filter({ hasText: name });
  await page.getByRole("link", { name: shell.titles.calendar }).click();
  await page.getByRole("link", { name: calendarWords.en.later }).hover();
  await expect(named(calendarWords.en.later)).toBeVisible();
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByRole("button", { name: shell.close }).hover();
  await expect(named(shell.close)).toBeVisible();
  await page.keyboard.press("Escape");

  await addStaff(office, staffPageSize);
  await page.getByRole("link", { name: shell.titles.staff }).click();
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(staffPageSize);
  await press(page, deskWords.en.more);
  await expect(rows).toHaveCount(staffPageSize + 1);
  await expect(page.getByRole("button", { name: deskWords.en.more })).toHaveCount(0);
  // A page that has just come tells of no activity for a minute.
  await page.reload();
  await leaveSessionsIdle(office, new Date(Date.now() - idleLimit + seconds(100)));
  await page.reload();
  const warning = page.getByRole("dialog", { name: shell.sessionIdle.heading });
  await expect(warning).toBeVisible();
  await expect(warning).toHaveAccessibleDescription(/\d:\d\d/);
  await expectSoundInItsThemes(page, "session warning", { part: "dialog[open]" });
  const stay = warning.getByRole("button", { name: shell.sessionIdle.stay });
  await page.route("**/office/api/activity", (route) => route.abort());
  await stay.click();
  await expect(warning.getByRole("alert")).toHaveText(officeProblemWords.en.noConnection);
  await page.unroute("**/office/api/activity");
  const activity = page.waitForResponse("**/office/api/activity");
  await stay.click();
  expect((await activity).status()).toBe(200);
  await expect(warning).toBeHidden();
  // By the page's own clock: so few seconds on the server's would be over before a busy machine has loaded the page.
  await page.clock.install();
  await leaveSessionsIdle(office, new Date(Date.now() - idleLimit + seconds(100)));
  await page.reload();
  await expect(warning).toBeVisible();
  // Without an answer the page believes its own clock.
  await page.route("**/office/api/session", (route) => route.abort());
  await page.clock.fastForward(seconds(100));
  await expectScreen(page, "en", "signIn", { isNew: false });
  await expect(page.getByText(signInWords.en.signIn.ended.idle)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("return")).toBe("/office/staff");
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  // Before its server ends: the page may ask for something at any time.
  await page.close();
  await office.end();
});

test("a device whose clock jumps ahead asks the server whether its session is over, and hides everything meanwhile", async ({
  page,
}) => {
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "es");
  // Live signals have the session read again whenever they begin.
  await page.route(/\/live-socket\.[^/]+\.js$/, (route) => route.abort());
  await page.clock.install();
  await openOffice(page, office.url, session, "/office/account");
  const name = page.getByLabel(accountWords.es.profile.name);
  await name.fill("Elena sin guardar");
  const cover = page.getByRole("dialog", { name: officeShellWords.es.loading });
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route("**/office/api/session", async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page.clock.fastForward(idleLimit + minutes(5));
  await asked.promise;
  await expect(cover).toBeVisible();
  for (let count = 0; count < 3; count++) await page.keyboard.press("Escape");
  await expect(cover).toBeVisible();
  await expectSoundInItsThemes(page, "session asked for", { part: "dialog[open]" });
  expect(await cover.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 860 });
  expect(await cover.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toMatch(/\/|rgba/);
  released.resolve();
  await expect(cover).toBeHidden();
  await expect(name).toHaveValue("Elena sin guardar");
  await expect(name).toBeFocused();

  await leaveSessionsIdle(office, new Date(Date.now() - idleLimit - minutes(1)));
  await page.clock.fastForward(idleLimit + minutes(5));
  await expectScreen(page, "es", "signIn", { isNew: false });
  await expect(page.getByText(signInWords.es.signIn.ended.idle)).toBeVisible();
  await page.close();
  await office.end();
});
