import { randomUUID } from "node:crypto";
import { fillIn } from "#content/format/fill-in.ts";
import { accountWords } from "#content/words/office/account.ts";
import { linkWords } from "#content/words/office/links.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { hours, seconds } from "#domain/durations.ts";
import { expectSoundInItsThemes } from "./axe.ts";
import { engineLimit } from "./engine-limits.ts";
import { expect, journey, test, toastOf } from "./fixtures.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { addSession, ageFactors, askAddressAt, beginSessions, lowerSessions } from "./office-rows.ts";
import { expectScreen, fill, linkFor, owner, press, setUpApp } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const words = accountWords.en;
const shell = officeShellWords.en;
const link = linkWords.en.link;
const second = signInWords.en.secondFactor;
const newEmail = "elena.morales@practice.example";
const sessionLifetime = hours(12);

test.use({ viewport: { width: 1280, height: 860 }, allowedErrors: [/status of 4(?:00|01|03|22)/] });

test(
  "an account changes its address by both links, ends sessions, changes its app and is warned of its end",
  journey(),
  async ({ page, browserName }) => {
    test.skip(...engineLimit("openWithSession", browserName));
    const office = await startPractice();
    const { session, codes, authenticator } = await openOwnerAccount(office, "en");
    await openOffice(page, office.url, session, "/office/account");
    await expect(page.getByText(words.sessions.onlyThis)).toBeVisible();

    await fill(page, words.email.next, owner.email.toUpperCase());
    await press(page, words.email.submit);
    await expect(page.getByLabel(words.email.next)).toHaveAccessibleDescription(
      officeProblemWords.en.fields["email-unchanged"],
    );
    await fill(page, words.email.next, newEmail);
    await press(page, words.email.submit);
    await expect(toastOf(page)).toContainText(words.email.sent.title);
    const waiting = page.getByText(fillIn(words.email.waiting, { email: newEmail }));
    await expect(waiting).toBeVisible();
    // What the links would do is over with them.
    await askAddressAt(office, new Date(Date.now() - hours(1.1)));
    const user = page.waitForResponse("**/auth/v1/user");
    await page.reload();
    await user;
    await expect(page.getByLabel(words.email.next)).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await page.goto(await linkFor(office, newEmail));
    await press(page, link.purposes.email_change.button);
    await expect(page.getByRole("status")).toHaveText(link.halfChanged);
    await page.goto(await linkFor(office, owner.email));
    // It begins a session in place of the one that is open here, whoever's that is.
    await expect(page.getByText(fillIn(link.otherAccount, { email: owner.email }))).toBeVisible();
    await press(page, link.purposes.email_change.button);
    await fill(page, second.code, await authenticator());
    await press(page, second.submit);
    await expect(page.getByRole("navigation")).toBeVisible();
    await page.goto(`${office.url}/office/account`);
    await expect(page.getByText(fillIn(words.email.now, { email: newEmail }))).toBeVisible();

    // The session from before the links is another one now.
    const other = fillIn(words.sessions.endLabel, { device: words.sessions.unknownDevice });
    await page.getByRole("button", { name: new RegExp(`^${other}, `) }).click();
    await expect(toastOf(page)).toContainText(words.sessions.ended.title);
    await expect(page.getByText(words.sessions.onlyThis)).toBeVisible();
    await expect(page.getByRole("region", { name: words.sessions.heading })).toBeFocused();
    await addSession(
      office,
      randomUUID(),
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0",
    );
    await page.reload();
    await press(page, words.sessions.others);
    const others = page.getByRole("dialog", { name: words.sessions.confirm.heading });
    await expectSoundInItsThemes(page, "sign out the others", { part: "dialog[open]" });
    // As when somebody ended this session meanwhile: the client says nothing of it.
    await page.route(
      "**/auth/v1/logout?scope=others",
      (route) => route.fulfill({ status: 403, json: { code: "session_not_found" } }),
      { times: 1 },
    );
    await others.getByRole("button", { name: words.sessions.confirm.button }).click();
    await expect(others.getByRole("alert")).toHaveText(officeProblemWords.en.operations.unexpected);
    await others.getByRole("button", { name: words.sessions.confirm.button }).click();
    await expect(page.getByText(words.sessions.onlyThis)).toBeVisible();

    await ageFactors(office);
    const stepUp = page.getByRole("dialog", { name: shell.titles.secondFactor });
    await page.getByRole("link", { name: words.factors.add }).click();
    await expect(stepUp).toBeVisible();
    await expectSoundInItsThemes(page, "step-up", { part: "dialog[open]" });
    await press(page, second.useRecovery);
    await fill(page, second.recoveryCode, codes[0] ?? "");
    await press(page, second.submit);
    const newApp = await setUpApp(page, "en", { isNew: false });
    await expectScreen(page, "en", "account", { isNew: false });

    await ageFactors(office);
    const removal = page.getByRole("dialog", {
      name: fillIn(words.factors.confirm.heading, { name: "Phone" }),
    });
    await press(page, fillIn(words.factors.removeLabel, { name: "Phone" }));
    await expectSoundInItsThemes(page, "remove an app", { part: "dialog[open]" });
    await removal.getByRole("button", { name: words.factors.confirm.button }).click();
    await stepUp.getByRole("button", { name: shell.cancel }).click();
    await expect(removal.getByRole("alert")).toHaveText(officeProblemWords.en.auth.insufficient_aal);
    await removal.getByRole("button", { name: words.factors.confirm.button }).click();
    await stepUp.getByLabel(second.app).selectOption({ index: 1 });
    await fill(page, second.code, await newApp());
    await press(page, second.submit);
    await expect(toastOf(page)).toContainText(words.factors.removed.title);
    await expect(page.getByText(words.factors.only)).toBeVisible();

    // As when another device removes the app that raised this session: its token says two factors for an hour more.
    await lowerSessions(office);
    await page.getByRole("link", { name: shell.titles.people }).click();
    await press(page, second.useRecovery);
    await fill(page, second.recoveryCode, codes[1] ?? "");
    await press(page, second.submit);
    await expect(page).toHaveURL(`${office.url}/office/people`);

    const almostOver = new Date(Date.now() - sessionLifetime + seconds(100));
    await beginSessions(office, almostOver);
    await page.reload();
    const warning = page.getByRole("dialog", { name: shell.sessionEnd.heading });
    await expect(warning).toBeVisible();
    await expectSoundInItsThemes(page, "end of the session", { part: "dialog[open]" });
    await press(page, shell.sessionEnd.understood);
    await expect(warning).toBeHidden();
    await beginSessions(office, new Date(Date.now() - sessionLifetime + seconds(4)));
    await page.reload();
    await expectScreen(page, "en", "signIn", { isNew: false });
    await expect(page.getByText(signInWords.en.signIn.ended.over)).toBeVisible();
    await page.close();
    await office.end();
  },
);
