import { contactWords } from "#content/words/contact.ts";
import { formWords } from "#content/words/forms.ts";
import { expect, inMotion, type Page, test, toastOf } from "./fixtures.ts";
import { contactForm, fillHero, heroForm, newAddress } from "./form-fills.ts";
import { openDialog } from "./page-frame.ts";

test.use(inMotion);

const press = (page: Page) => heroForm(page).getByRole("button").click();
const toasts = (page: Page) => toastOf(page).locator(".toast");

test.describe("toasts", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: "2026-11-20T12:00:00-06:00" });
    await page.goto("/");
  });

  test("close by themselves, and wait under the pointer and under focus", async ({ page }) => {
    // Else they would go by themselves while a busy machine still looks at them.
    await page.clock.pauseAt("2026-11-20T12:10:00-06:00");
    await press(page);
    await expect(toasts(page)).toHaveCount(1);
    // The rules for it come with the island.
    await expect(toastOf(page)).toHaveCSS("position", "fixed");
    await toasts(page).hover();
    await page.clock.runFor(30_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(5, 300);
    await page.clock.runFor(10_000);
    await expect(toasts(page)).toHaveCount(0);

    await press(page);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press("Alt+t");
    await page.clock.runFor(30_000);
    await expect(toasts(page)).toHaveCount(1);
  });

  test("make room for the next error of their form", async ({ page }) => {
    // Else they would go by themselves while a busy machine still presses.
    await page.clock.pauseAt("2026-11-20T12:10:00-06:00");
    const { problems, contact } = formWords.en;
    const form = contactForm(page);
    await form.getByRole("button").click();
    await expect(toasts(page)).toContainText(problems["first-name-required"]);
    await form.getByLabel(contact.labels.firstName).fill("Ana");
    await form.getByRole("button").click();
    await expect(toasts(page)).toHaveText(new RegExp(problems["last-name-required"]));
  });

  test("say the same thing once, however often it is said", async ({ page }) => {
    await page.clock.pauseAt("2026-11-20T12:10:00-06:00");
    for (let count = 1; count <= 3; count++) {
      await press(page);
      await page.clock.runFor(100);
      await expect(toasts(page)).toHaveCount(1);
    }
  });

  test("close by their button, reached with Alt+T and Tab", async ({ page }) => {
    await page.clock.pauseAt("2026-11-20T12:10:00-06:00");
    await press(page);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press("Alt+t");
    await expect(toastOf(page)).toBeFocused();
    await expect(toastOf(page)).toHaveCSS("outline-style", "solid");
    // Pressed again, it still knows where it came from.
    await page.keyboard.press("Alt+t");
    await toasts(page).getByRole("button").focus();
    await page.keyboard.press("Enter");
    await page.clock.runFor(1000);
    await expect(toasts(page)).toHaveCount(0);
    await expect(heroForm(page).getByRole("textbox").first()).toBeFocused();
  });

  test("close by Escape right after Alt+T, and not the dialog around them", async ({ page }) => {
    await page.goto("/contact");
    await page.clock.pauseAt("2026-11-20T12:10:00-06:00");
    const opener = page.getByRole("button", { name: contactWords.en.findUs.mobile });
    await opener.click();
    await openDialog(page).locator("button[type=submit]").click();
    await expect(toasts(page)).toHaveCount(1);
    const field = openDialog(page).locator(":focus");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Alt+t");
    await expect(toastOf(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(toasts(page)).toHaveCount(0);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });

  test("that are clicked away leave the others their time", async ({ page }) => {
    // Else the first would go by itself while a busy machine still fills the form.
    await page.clock.pauseAt("2026-11-20T12:10:00-06:00");
    await fillHero(page, "en", { name: "Ana Prueba", email: newAddress() });
    await press(page);
    await expect(toasts(page)).toHaveCount(1);
    await contactForm(page).getByRole("button").click();
    await expect(toasts(page)).toHaveCount(2);
    await toasts(page).first().getByRole("button").click();
    await expect(toasts(page)).toHaveCount(1);
    await page.mouse.move(5, 300);
    await page.clock.runFor(10_000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test("are sent away by a swipe", async ({ page }) => {
    await page.clock.pauseAt("2026-11-20T12:10:00-06:00");
    await press(page);
    // The rules for it come with the island, and it moves into its place: a pointer waits until it stands still.
    await expect(toastOf(page)).toHaveCSS("position", "fixed");
    await toasts(page).hover({ position: { x: 20, y: 15 } });
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error("the toast is not on the page");
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 15, { steps: 5 });
    await page.mouse.move(box.x + 260, box.y + 15, { steps: 5 });
    await page.mouse.up();
    await page.clock.runFor(1000);
    await expect(toasts(page)).toHaveCount(0);
  });
});
