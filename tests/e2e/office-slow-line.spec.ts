import { accountWords } from "#content/words/office/account.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { keyboardWords } from "#content/words/office/office-commands.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { staffWords } from "#content/words/office/staff.ts";
import { minutes, seconds } from "#domain/durations.ts";
import { changeStaffRole, listStaff, staffPageSize } from "#domain/office/staff-operations.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { pressAndHold } from "./form-fills.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { addStaff, leaveSessionsIdle } from "./office-rows.ts";
import { fill, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const shell = officeShellWords.en;

test.use({ allowedErrors: [/ERR_FAILED|status of 409/] });

test("on a slow line what is typed during a save is asked about, and a warning stays until it is answered", async ({
  page,
}) => {
  const { profile } = accountWords.en;
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  // No signal has the user read again at the address where the save is held.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await openOffice(page, office.url, session, "/office/account");
  await fill(page, profile.name, "Elena M.");
  const saving = await pressAndHold(
    page,
    page.getByRole("button", { name: profile.submit, exact: true }),
    "**/auth/v1/user",
  );
  await fill(page, profile.name, "Elena Morales Ruiz");
  await saving.continue();
  await expect(toastOf(page)).toContainText(profile.saved.title);
  await page.getByRole("link", { name: shell.titles.staff }).click();
  await press(page, shell.unsaved.stay);
  await press(page, profile.submit);
  await expect(page.getByText("Elena Morales Ruiz", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: shell.titles.staff }).click();
  await expect(page.getByRole("heading", { level: 1, name: shell.titles.staff })).toBeVisible();

  // Signing out by one's own choice asks, too.
  await press(page, staffWords.en.invite.open);
  await fill(page, staffWords.en.invite.name, "Luis Ortega");
  const question = page.getByRole("dialog", { name: shell.unsaved.heading });
  await press(page, shell.signOut);
  await question.getByRole("button", { name: shell.unsaved.stay }).click();
  await expect(question).toBeHidden();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByLabel(keyboardWords.en.find).fill(shell.signOut);
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: shell.unsaved.stay }).click();
  await expect(page.getByLabel(staffWords.en.invite.name, { exact: true })).toHaveValue("Luis Ortega");
  await press(page, shell.cancel);

  await leaveSessionsIdle(office, new Date(Date.now() - minutes(15) + seconds(100)));
  await page.reload();
  const warning = page.getByRole("dialog", { name: shell.sessionIdle.heading });
  await expect(warning).toBeVisible();
  await page.route("**/office/api/activity", (route) => route.abort());
  // The browser asks the page only about the first of them.
  for (let count = 0; count < 3; count++) await page.keyboard.press("Escape");
  await expect(warning.getByRole("alert")).toHaveText(officeProblemWords.en.noConnection);
  await page.unroute("**/office/api/activity");
  await press(page, shell.sessionIdle.stay);
  await expect(warning).toBeHidden();

  // The keys that lead to its buttons are no activity that would take it away.
  const reports: string[] = [];
  page.on("request", (request) => request.url().endsWith("/activity") && reports.push(request.url()));
  await page.clock.install();
  await leaveSessionsIdle(office, new Date(Date.now() - minutes(15) + seconds(100)));
  await page.reload();
  await expect(warning).toBeVisible();
  await page.clock.fastForward(minutes(1));
  for (const name of [shell.sessionIdle.stay, shell.sessionIdle.leave]) {
    await page.keyboard.press("Tab");
    await expect(warning.getByRole("button", { name })).toBeFocused();
  }
  expect(reports).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText(signInWords.en.signIn.ended.signedOut)).toBeVisible();
  await page.close();
  await office.end();
});

test("what a colleague changed in the staff is not written over unseen, and a page that does not come says so", async ({
  page,
}) => {
  const { role: dialogWords, commands, invite } = staffWords.en;
  const { noConnection, operations } = officeProblemWords.en;
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  await addStaff(office, staffPageSize);
  await openOffice(page, office.url, session, "/office/staff");
  await page.getByText("preparer1@practice.example").first().click();
  await press(page, commands.role.label);
  const dialog = page.getByRole("dialog");
  const role = dialog.getByLabel(invite.role);
  const change = dialog.getByRole("button", { name: dialogWords.submit });
  await role.selectOption("owner");
  const { staff } = await call(office.url, listStaff, {}, session.access_token);
  const id = staff.find(({ email }) => email.startsWith("preparer1@"))?.id ?? "";
  const demotion = { id, from: "preparer", role: "front-desk" } as const;
  await call(office.url, changeStaffRole, demotion, session.access_token);
  await change.click();
  await expect(dialog.getByRole("alert")).toHaveText(operations["state-changed"]);
  await expect(role).toHaveValue("front-desk");
  await role.selectOption("owner");
  await change.click();
  await expect(page.locator("details[open]")).toContainText(shell.roles.owner);

  const rows = page.getByRole("main").getByRole("listitem");
  await page.route("**/office/api/staff?after=*", (route) => route.abort());
  await press(page, deskWords.en.more);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(noConnection);
  await page.unroute("**/office/api/staff?after=*");
  await press(page, deskWords.en.more);
  await expect(rows).toHaveCount(staffPageSize + 1);
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  await page.close();
  await office.end();
});

test("the entries at the foot of a phone stay where they are when the session has been read, and the way out asks about what is typed", async ({
  page,
}) => {
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  await page.setViewportSize({ width: 360, height: 780 });
  const asked = Promise.withResolvers<void>();
  await page.route("**/office/api/session", async (route) => {
    await asked.promise;
    await route.continue();
  });
  await openOffice(page, office.url, session, "/office/people");
  const menu = page.getByRole("navigation", { name: shell.menu });
  const entry = menu.getByRole("link", { name: shell.titles.calendar });
  await expect(entry).toBeVisible();
  const place = await entry.boundingBox();
  await expect(menu.getByRole("link", { name: shell.titles.website })).toBeHidden();
  asked.resolve();
  await expect(menu.getByRole("link", { name: shell.titles.website })).toBeVisible();
  expect(await entry.boundingBox()).toEqual(place);

  await page.goto(`${office.url}/office/people/new`);
  await fill(page, peopleWords.en.form.name, "Ana Prueba");
  await press(page, shell.more);
  await press(page, shell.signOut);
  await press(page, shell.unsaved.leave);
  await expect(page.getByText(signInWords.en.signIn.ended.signedOut)).toBeVisible();
  await page.close();
  await office.end();
});
