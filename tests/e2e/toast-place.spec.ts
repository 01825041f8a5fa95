import { fillIn } from "#content/format/fill-in.ts";
import { contactWords } from "#content/words/contact.ts";
import { formWords } from "#content/words/forms.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { scheduler } from "./calendar-steps.ts";
import { rosa, sendLead } from "./desk-steps.ts";
import { expect, holdToasts, languages, mechanics, type Page, prefixOf, test, toastOf } from "./fixtures.ts";
import { contactForm, heroForm } from "./form-fills.ts";
import { tabInSight } from "./keyboard.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { openDialog } from "./page-frame.ts";
import { startPractice } from "./start-practice.ts";
import { partsOf, tierPages } from "./tier-pages.ts";

/** Whether a toast lies over any of the elements. */
async function covers(page: Page, elements: ReturnType<Page["locator"]>) {
  const toast = await toastOf(page).locator(".toast").last().boundingBox();
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()));
  return boxes.some(
    (box) =>
      box &&
      toast &&
      box.x < toast.x + toast.width &&
      toast.x < box.x + box.width &&
      box.y < toast.y + toast.height &&
      toast.y < box.y + box.height,
  );
}

for (const locale of languages) {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    test(
      `a ${locale} error toast covers no button and not the field it is about, at ${size.width} px`,
      mechanics(locale, size.width === 360 ? "es" : "en"),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize(size);
        await page.goto(prefixOf[locale] || "/");
        await holdToasts(page);
        await heroForm(page).locator("button[type=submit]").click();
        await expect(toastOf(page).locator(".toast")).toBeVisible();
        await expect(heroForm(page).getByRole("textbox").first()).toBeFocused();
        expect(await covers(page, heroForm(page).locator("button, :focus"))).toBe(false);

        await page.goto(`${prefixOf[locale]}/contact`);
        await holdToasts(page);
        await contactForm(page).locator("button[type=submit]").click();
        await expect(toastOf(page).locator(".toast")).toBeVisible();
        expect(await covers(page, contactForm(page).locator("button, :focus"))).toBe(false);
        await toastOf(page).getByRole("button").click();

        await page.getByRole("button", { name: contactWords[locale].findUs.mobile }).click();
        // A live region says what comes into it, and not what it brings along.
        await expect(openDialog(page).locator("section[aria-live]")).toHaveText("");
        await openDialog(page).locator("button[type=submit]").click();
        await expect(toastOf(page).locator(".toast")).toBeVisible();
        expect(await covers(page, openDialog(page).locator("button:not(.toast button), :focus"))).toBe(false);

        await page.goto(`${prefixOf[locale]}/webhook-config`);
        await holdToasts(page);
        const address = page.getByRole("main").getByRole("textbox");
        await address.fill("hello");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expect(toastOf(page).locator(".toast")).toBeVisible();
        await expect(address).toBeFocused();
        expect(await covers(page, address)).toBe(false);
      },
    );
  }
}

test("an error of a request stays out of the calendar that is opened from it", async ({ page }) => {
  const virtual = tierPages.find(({ route }) => route === "virtual");
  if (!virtual) throw new Error("no page of tiers");
  const { cards, goOn, dialog } = partsOf(page, virtual, "en");
  await page.goto(virtual.path);
  await cards.nth(1).click();
  await goOn.click();
  await holdToasts(page);
  await dialog.locator("button[type=submit]").click();
  await expect(toastOf(page).locator(".toast")).toBeVisible();
  await dialog.getByRole("button", { name: formWords.en.booking.calendar }).click();
  await expect(scheduler(page)).toBeVisible();
  await expect(toastOf(page).locator(".toast")).toHaveCount(0);
});

test("on a phone in the office nothing that has the focus is behind toasts", async ({ page }) => {
  const { alike, labels } = personWords.en;
  const other = "Rosita Delgado";
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  await sendLead(office, { ...rosa, name: other, email: "rosita@example.com" }, "es");
  const { session } = await openOwnerAccount(office, "en");
  await page.setViewportSize({ width: 360, height: 640 });
  await openOffice(page, office.url, session, "/office/people");
  await page.getByRole("link", { name: rosa.name }).click();
  await page.getByLabel(labels.stage).selectOption("talking");
  await page.getByRole("button", { name: fillIn(alike.mergeLabel, { name: other }) }).click();
  await expect(toastOf(page).locator(".toast")).toHaveCount(2);
  // Until the card has been read again: what comes above would move what has the focus.
  await expect(
    page.getByRole("button", { name: fillIn(alike.separateLabel, { name: other }) }),
  ).toBeVisible();
  await page.getByLabel(labels.speaks).focus();
  await tabInSight(page, 8, "Shift+Tab");
  await page.close();
  await office.end();
});
