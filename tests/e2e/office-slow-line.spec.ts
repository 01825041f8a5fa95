import { accountWords } from "#content/words/office/account.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { pressAndHold } from "./form-fills.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { fill, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const shell = officeShellWords.en;

test("on a slow line what is typed while a name is saved is still asked about", async ({ page }) => {
  const { profile } = accountWords.en;
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
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
  await page.close();
  await office.end();
});
