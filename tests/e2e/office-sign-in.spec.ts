import { accountWords } from "#content/words/office/account.ts";
import { linkWords } from "#content/words/office/links.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { minutes } from "#domain/durations.ts";
import { engineLimit } from "./engine-limits.ts";
import { expect, journey, test } from "./fixtures.ts";
import { openOwnerAccount } from "./office-owner.ts";
import { leaveSessionsIdle } from "./office-rows.ts";
import { expectScreen, fill, linkFor, loseAnswer, owner, press, signIn } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const words = signInWords.es;
const problems = officeProblemWords.es;

test.describe("sign-in on a phone in Spanish", () => {
  // The browser notes each refused request; before sign-in the language is the browser's.
  test.use({
    locale: "es-MX",
    viewport: { width: 320, height: 640 },
    allowedErrors: [/status of 4(?:00|01|03|22)|ERR_(?:FAILED|INTERNET)/],
  });

  test(
    "a keyboard is enough, refusals say what to do, and a lost phone or password is no end",
    journey(),
    async ({ page, browserName }) => {
      test.skip(...engineLimit("Tab", browserName));
      const office = await startPractice();
      const firstOwner = linkWords.es.firstOwner;
      await page.goto(`${office.url}/office/first-owner`);
      await expect(page.getByRole("alert")).toHaveText(firstOwner.noToken);
      // The whole link, pasted into this tab: only what stands behind `#` is new.
      await page.goto(await office.firstOwnerLink());
      await expect(page.getByLabel(firstOwner.name)).toBeVisible();
      expect(page.url()).toBe(`${office.url}/office/first-owner`);
      const account = await openOwnerAccount(office, "es");
      // A link for the first owner, whoever made it up: there is one.
      await page.goto(`${office.url}/office/first-owner#token=made-up`);
      await expectScreen(page, "es", "firstOwner");
      await expect(page.getByRole("alert")).toHaveText(firstOwner.exists);
      await expect(page.getByRole("textbox")).toHaveCount(0);
      await page.getByRole("link", { name: firstOwner.signIn }).click();
      await expectScreen(page, "es", "signIn", { isNew: false });
      await page.goto(`${office.url}/office/staff`);
      await expectScreen(page, "es", "signIn", { isNew: false });
      await press(page, words.signIn.submit);
      await expect(page.getByLabel(words.signIn.email)).toHaveAccessibleDescription(
        problems.fields["email-invalid"],
      );
      await expect(page.getByLabel(words.signIn.email)).toBeFocused();
      // It is read with the field to which the focus moved.
      const alert = page.getByRole("alert");
      await expect(alert).toHaveCount(0);
      await signIn(page, "es", { email: owner.email, password: "not this one at all" });
      await expect(alert).toHaveText(problems.auth.invalid_credentials);
      await expectScreen(page, "es", "signIn");

      // From here on by keyboard alone.
      await page.getByLabel(words.signIn.password, { exact: true }).focus();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(owner.password);
      await page.keyboard.press("Enter");
      await expectScreen(page, "es", "secondFactor");
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.type("000000");
      await page.keyboard.press("Enter");
      const code = page.getByLabel(words.secondFactor.code);
      await expect(code).toHaveAccessibleDescription(problems.auth.mfa_verification_failed);
      await expect(code).toBeFocused();
      // The focus was there already, so that nothing else tells a screen reader, each time anew.
      await expect(alert).toHaveText(problems.auth.mfa_verification_failed);
      await page.keyboard.press("Backspace");
      await expect(alert).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(alert).toHaveText(problems.fields["code-incomplete"]);
      const first = await alert.elementHandle();
      await page.keyboard.press("Enter");
      await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      await expect(alert).toHaveText(problems.fields["code-incomplete"]);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(await account.authenticator());
      await page.keyboard.press("Enter");
      // The address that was asked for at first.
      await expect(page).toHaveURL(`${office.url}/office/staff`);
      await expectScreen(page, "es", "staff", { isNew: false });

      await page.goto(`${office.url}/office/account`);
      await press(page, officeShellWords.es.signOut);
      // Its apps are read with the screen, which would notice at once that the session is over.
      const appsRead = page
        .waitForResponse("**/auth/v1/token?*")
        .then(() => page.waitForResponse("**/auth/v1/user"));
      await signIn(page, "es", owner);
      await expect(page.getByLabel(words.secondFactor.code)).toBeVisible();
      await appsRead;
      await leaveSessionsIdle(office, new Date(Date.now() - minutes(16)));
      await fill(page, words.secondFactor.code, "000000");
      await press(page, words.secondFactor.submit);
      await expect(page.getByText(words.signIn.ended.over)).toBeVisible();
      await signIn(page, "es", owner);
      await press(page, words.secondFactor.useRecovery);
      await expect(page.getByLabel(words.secondFactor.recoveryCode)).toBeFocused();
      await expectScreen(page, "es", "secondFactor", { isNew: false });
      await fill(page, words.secondFactor.recoveryCode, account.codes[0] ?? "");
      await press(page, words.secondFactor.submit);
      await expectScreen(page, "es", "today", { isNew: false });
      await page.goto(`${office.url}/office/account`);
      await expect(page.getByText("Le quedan 9 códigos")).toBeVisible();
      await page.getByRole("link", { name: accountWords.es.password.change }).click();
      await fill(page, linkWords.es.newPassword.current, owner.password);
      await fill(page, linkWords.es.newPassword.password, "siete piedras y un río");
      // The two buttons say which of the passwords they show.
      await press(page, `${words.password.show}: ${linkWords.es.newPassword.current}`);
      await loseAnswer(page, "**/auth/v1/user");
      await press(page, linkWords.es.newPassword.submit);
      await expect(page.getByRole("alert")).toHaveText(problems.noConnection);
      await press(page, linkWords.es.newPassword.submit);
      await expect(page).toHaveURL(`${office.url}/office/account`);

      await press(page, officeShellWords.es.signOut);
      await page.getByRole("link", { name: words.signIn.forgotten }).click();
      await expectScreen(page, "es", "forgotten");
      await fill(page, words.forgotten.email, owner.email);
      await press(page, words.forgotten.submit);
      await expect(page.getByRole("status")).toContainText(owner.email);
      await page.goto(await linkFor(office, owner.email));
      await expectScreen(page, "es", "link", { isNew: false });
      await page.context().setOffline(true);
      await press(page, linkWords.es.link.purposes.recovery.button);
      await expect(page.getByRole("alert")).toHaveText(problems.noConnection);
      await page.context().setOffline(false);
      // The link is in no address any more: only this screen still has it.
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/second-factor\?return/);
      await fill(page, words.secondFactor.code, await account.authenticator());
      await press(page, words.secondFactor.submit);
      await expectScreen(page, "es", "newPassword");
      await expect(page.getByLabel(linkWords.es.newPassword.current, { exact: true })).toHaveCount(0);
      await fill(page, linkWords.es.newPassword.password, "otro río con siete piedras");
      await press(page, linkWords.es.newPassword.submit);
      await expectScreen(page, "es", "today", { isNew: false });
      // Before its server ends: the page may ask for something at any time.
      await page.close();
      await office.end();
    },
  );
});
