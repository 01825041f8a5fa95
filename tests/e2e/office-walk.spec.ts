import { accountWords } from "#content/words/office/account.ts";
import { enrolWords } from "#content/words/office/enrol.ts";
import { linkWords } from "#content/words/office/links.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { staffWords } from "#content/words/office/staff.ts";
import { engineLimit } from "./engine-limits.ts";
import { expect, journey, test, toastOf } from "./fixtures.ts";
import {
  createOwner,
  expectScreen,
  fill,
  keepCodes,
  linkFor,
  loseAnswer,
  press,
  setUpApp,
  signIn,
} from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const luis = { name: "Luis Ortega", email: "luis@practice.example", password: "siete piedras del río" };

// The other tab may have a call under way when its session ends, or is gone.
test.use({ allowedErrors: [/status of 40[13]/] });

test(
  "an owner opens the office on a phone, invites somebody, who opens it in Spanish and is blocked",
  journey(),
  async ({ page, browser, browserName }) => {
    test.skip(...engineLimit("resizeWindow", browserName));
    const office = await startPractice();
    const staff = staffWords.en;
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`${office.url}/office/staff`);
    await expectScreen(page, "en", "signIn");

    await createOwner(page, "en", office);
    const copy = page.getByRole("button", { name: enrolWords.en.enrol.copy });
    await expect(copy).toBeVisible();
    // As where the office is opened without https.
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await copy.click();
    await expect(toastOf(page)).toContainText(officeShellWords.en.copyByHand.text);
    const selected = await page.evaluate(() => `${getSelection()}`);
    expect(selected.trim()).toBe(await page.locator("main code").innerText());
    await press(page, officeShellWords.en.toastLabels.close);
    // A phone may drop the page while the app has the screen.
    await page.reload();
    await expect(page.locator("main code")).toHaveText(selected.trim());
    await setUpApp(page, "en");
    await keepCodes(page, "en");
    expect(await page.evaluate(() => sessionStorage.getItem("enrolment"))).toBeNull();
    await expectScreen(page, "en", "today");
    const more = page.getByRole("button", { name: officeShellWords.en.more, exact: true });
    await expect(more).not.toHaveAttribute("aria-current");
    await page.goto(`${office.url}/office/account`);
    await expect(page.getByText("You have 10 codes left")).toBeVisible();
    await expectScreen(page, "en", "account", { isNew: false });

    // It stands for the screens that have no room in the dock.
    await expect(more).toHaveAttribute("aria-current", "true");
    await more.click();
    await page.getByRole("dialog").getByRole("link", { name: officeShellWords.en.titles.staff }).click();
    await expect(page.getByText(staff.onlyYou)).toBeVisible();
    await press(page, staff.invite.open);
    // A press on it would throw away what is typed.
    await expect(page.getByRole("button", { name: staff.invite.open, exact: true })).toHaveCount(0);
    await press(page, staff.invite.submit);
    // The first of the fields at fault, from above.
    await expect(page.getByLabel(staff.invite.name, { exact: true })).toBeFocused();
    await fill(page, staff.invite.name, luis.name);
    await fill(page, staff.invite.email, luis.email);
    await page.getByLabel(staff.invite.role).selectOption("preparer");
    await page.getByLabel(staff.invite.language).selectOption("es");
    await expectScreen(page, "en", "staff");
    await press(page, staff.invite.submit);
    await expect(toastOf(page)).toContainText(staff.invite.sent.title);
    await expect(page.getByText(luis.email).first()).toBeVisible();

    const link = await linkFor(office, luis.email);
    const context = await browser.newContext({ locale: "es-MX", viewport: { width: 1280, height: 860 } });
    const other = await context.newPage();
    await other.goto(link);
    await expectScreen(other, "es", "link");
    expect(other.url()).toBe(`${office.url}/office/link`);
    await press(other, linkWords.es.link.purposes.invite.button);
    await expectScreen(other, "es", "acceptInvitation");
    await expect(other.getByLabel(linkWords.es.invitation.name)).toHaveValue(luis.name);
    await fill(other, linkWords.es.invitation.password, "corta");
    await press(other, linkWords.es.invitation.submit);
    await expect(other.getByLabel(linkWords.es.invitation.password, { exact: true })).toBeFocused();
    await fill(other, linkWords.es.invitation.password, luis.password);
    await other.getByRole("radio", { name: "English" }).check();
    // As on the way back from a password manager: the language chosen by hand stays.
    await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await loseAnswer(other, "**/auth/v1/user");
    await press(other, linkWords.en.invitation.submit);
    await expect(other.getByRole("alert")).toHaveText(officeProblemWords.en.noConnection);
    await other.getByRole("radio", { name: "Español" }).check();
    await press(other, linkWords.es.invitation.submit);
    await setUpApp(other, "es", { isNew: false });
    await keepCodes(other, "es", { isNew: false });
    await expectScreen(other, "es", "today", { isNew: false });
    // No step of the way in is offered again: it would make other codes, or set up another app.
    await other.goBack();
    await expectScreen(other, "es", "today", { isNew: false });
    await expect(other.getByRole("link", { name: officeShellWords.es.titles.staff })).toHaveCount(0);
    await other.goto(link);
    await press(other, linkWords.es.link.purposes.invite.button);
    await expect(other.getByRole("alert")).toContainText(linkWords.es.link.expired);
    // Whoever pressed it and went away before choosing a password is nobody whom the owner can invite again.
    await expect(other.getByRole("link", { name: linkWords.es.link.choosePassword })).toBeVisible();
    // The button that had the focus is gone.
    await expect(other.getByRole("heading", { level: 1 })).toBeFocused();
    await other.reload();
    await expect(other.getByRole("alert")).toHaveText(linkWords.es.link.incomplete);

    await page.reload();
    await page.getByText(luis.name).click();
    await press(page, staff.commands.ban.label);
    await expectScreen(page, "en", "staff");
    await press(page, staff.commands.ban.button);
    await expect(toastOf(page)).toContainText(staff.commands.ban.done.title);
    await expect(page.getByText(staff.states.banned, { exact: true })).toBeVisible();

    await other.goto(`${office.url}/office/account`);
    await expectScreen(other, "es", "signIn");
    await expect(other.getByText(signInWords.es.signIn.ended.banned)).toBeVisible();
    await signIn(other, "es", luis);
    await expect(other.getByRole("alert").last()).not.toBeEmpty();

    await press(page, staff.commands.unban.label);
    await press(page, staff.commands.unban.button);
    await press(page, staff.commands.role.label);
    await page.getByRole("dialog").getByLabel(staff.invite.role).selectOption("front-desk");
    await expectScreen(page, "en", "staff", { part: "dialog[open]" });
    await page.getByRole("dialog").getByRole("button", { name: staff.role.submit }).click();
    await expect(page.locator("details[open]")).toContainText(officeShellWords.en.roles["front-desk"]);
    await press(page, staff.commands.reset.label);
    await press(page, staff.commands.reset.button);
    await expect(page.locator("details[open]")).toContainText(staff.noFactor);
    await press(page, staff.commands.remove.label);
    await press(page, staff.commands.remove.button);
    await expect(page.getByText(staff.onlyYou)).toBeVisible();
    await page.getByText("(you)").click();
    await expect(page.getByText(staff.onlyOwner)).toBeVisible();

    // The owner's other tab is signed out with this one.
    const second = await page.context().newPage();
    await second.goto(`${office.url}/office/account`);
    await expect(second.getByText(accountWords.en.sessions.heading)).toBeVisible();
    await expect(second.getByText(accountWords.en.sessions.thisDevice)).toBeVisible();
    await page.goto(`${office.url}/office/account`);
    await press(page, officeShellWords.en.signOut);
    await expectScreen(page, "en", "signIn", { isNew: false });
    await expect(second.getByRole("heading", { name: officeShellWords.en.titles.signIn })).toBeVisible();
    for (const each of [context, second, page]) await each.close();
    await office.end();
  },
);
