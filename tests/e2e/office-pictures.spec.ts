import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { publishWebsite } from "#domain/office/website-operations.ts";
import { makePhoto, secretPlace } from "../sample-pictures.ts";
import { expectSound } from "./desk-steps.ts";
import { expect, languages, type Page, prefixOf, soakUnless, test } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { goToScreen, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ viewport: { width: 360, height: 780 }, allowedErrors: [/status of 40[04]|ERR_/] });

const words = websiteWords.es;
const { form, picture } = editorWords.es;
const label = fieldWords.es.labels["pictures/portrait"];
const chooseFile = new RegExp(`^(?:${picture.choose}|${picture.replace})$`);
const large = { width: 1200, height: 900 };
const alt = { en: "Elena at her desk", es: "Elena en su escritorio" };

async function openPortrait(page: Page) {
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "es");
  await openOffice(page, office.url, session);
  await page.goto(`${office.url}/office/website/field/pictures/portrait`);
  const group = page.getByRole("group", { name: label });
  await expect(group).toBeVisible();
  return { office, session, group };
}

/** Drops a file on a place, as a desktop does. */
async function drop(place: Locator, { name, type, buffer }: { name: string; type: string; buffer: Buffer }) {
  const file = { name, type, bytes: buffer.toString("base64") };
  const dataTransfer = await place.page().evaluateHandle(({ name, type, bytes }) => {
    const transfer = new DataTransfer();
    transfer.items.add(
      new File([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))], name, { type }),
    );
    return transfer;
  }, file);
  await place.dispatchEvent("dragover", { dataTransfer });
  await place.dispatchEvent("drop", { dataTransfer });
}

/** Chooses a photograph and writes its words. */
async function choosePortrait(page: Page) {
  const photo = { name: "IMG_2031.JPG", mimeType: "image/jpeg", buffer: await makePhoto(large) };
  await page.getByLabel(chooseFile).setInputFiles(photo);
  await page.getByLabel(`${picture.alt} (${words.language.en})`).fill(alt.en);
  await page.getByLabel(`${picture.alt} (${words.language.es})`).fill(alt.es);
  // A picture that is stored later would begin in its middle.
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByText(/^Borrador guardado/)).toBeVisible();
}

test("a portrait is chosen on a phone, refused when it is none, cut where its author says, never without words, dropped and sent again", async ({
  page,
}) => {
  const { office, group } = await openPortrait(page);
  await expectSound(page, "without a picture");
  const file = page.getByLabel(picture.choose);
  const script = Buffer.from("<!doctype html><script>alert(1)</script>");
  await file.setInputFiles({ name: "portrait.jpg", mimeType: "image/jpeg", buffer: script });
  await expect(group.getByRole("alert")).toHaveText(officeProblemWords.es.fields["picture-type"]);
  await expectSound(page, "a refused file");
  const photo = { name: "IMG_2031.JPG", mimeType: "image/jpeg", buffer: await makePhoto(large) };
  const stored = /\/website\/pictures\/[0-9a-f]+/;
  const notFound = { status: 404, json: { error: "", code: "not-found" } };
  await page.route(stored, (route) => route.fulfill(notFound));
  await file.setInputFiles(photo);
  await expect(group.getByRole("alert")).toContainText(officeShellWords.es.loadFailed);
  await page.unroute(stored);
  await group.getByRole("button", { name: officeShellWords.es.tryAgain }).click();
  await expect(group.getByRole("alert")).toBeHidden();
  const frame = group.locator("img");
  await expect(frame).toHaveAttribute("src", /^data:image\/webp/);
  await expect(page.getByText("Escriba esto en los dos idiomas.")).toBeVisible();
  await expectSound(page, "a picture without words");
  await choosePortrait(page);
  await expect(page.getByText("Escriba esto en los dos idiomas.")).toBeHidden();
  await expect(frame).toHaveAccessibleName(alt.es);
  const part = page.getByLabel(picture.part.width);
  await part.focus();
  await page.keyboard.press("End");
  await expect(frame).toHaveCSS("object-position", "100% 100%");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectSound(page, "a picture with its words");
  await drop(group, { name: "IMG_2032.HEIC", type: "", buffer: script });
  await expect(group.getByRole("alert")).toContainText(picture.heic);
  await expectSound(page, "a photograph of an iPhone");
  const keys: (string | undefined)[] = [];
  await page.route(/\/office\/api\/website\/pictures\?place=portrait$/, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await (keys.length > 1 ? route.continue() : route.abort());
  });
  const other = await makePhoto({ ...large, width: 1300 });
  await drop(group, { name: "portrait.jpg", type: "image/jpeg", buffer: other });
  await expect(group.getByRole("alert")).toContainText(officeProblemWords.es.noConnection);
  const before = (await frame.getAttribute("src")) ?? "";
  await group.getByRole("button", { name: officeShellWords.es.tryAgain }).click();
  await expect(frame).not.toHaveAttribute("src", before);
  await expect(frame).toHaveAccessibleName(alt.es);
  expect([keys.length, new Set(keys).size, keys.includes(undefined)]).toEqual([2, 1, false]);
  await page.getByRole("button", { name: picture.remove }).click();
  await expect(page.getByLabel(picture.choose)).toBeAttached();
  await expect(frame).toBeHidden();

  await goToScreen(page, "/website/field/articles/how-we-work-with-you");
  const title = page.getByLabel(`${form.title} (${words.language.es})`).first();
  await expect(title).toBeVisible();
  const answered = Promise.withResolvers<void>();
  await page.route(/\/pictures\?place=article$/, async (route) => {
    await answered.promise;
    await route.continue();
  });
  const sending = page.waitForRequest(/\/pictures\?place=article$/);
  await page.getByLabel(chooseFile).setInputFiles({ ...photo, buffer: other });
  await sending;
  // Who goes now would leave without it.
  const { titles, unsaved } = officeShellWords.es;
  await page.getByRole("navigation").getByRole("link", { name: titles.today }).first().click();
  await press(page, unsaved.stay);
  await title.fill("Así se trabaja aquí");
  answered.resolve();
  await expect(page.getByRole("group", { name: form.picture }).locator("img")).toBeVisible();
  await expect(title).toHaveValue("Así se trabaja aquí");
  await page.close();
  await office.end();
});

test("a large screenshot is made small before it is sent", async ({ page }) => {
  const { office, group } = await openPortrait(page);
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const buffer = await sharp({ create: { width: 3000, height: 700, channels: 3, background: "red", noise } })
    .png()
    .toBuffer();
  const stored = page.waitForResponse(/\/pictures\?place=portrait$/);
  await page.getByLabel(picture.choose).setInputFiles({ name: "Screen.png", mimeType: "image/png", buffer });
  const answer = await stored;
  expect([answer.status(), await answer.json()]).toMatchObject([200, { width: 2560 }]);
  const sent = Number((await answer.request().allHeaders())["content-length"]);
  expect(sent).toBeGreaterThan(1000);
  expect(sent).toBeLessThan(buffer.length / 2);
  await expect(group.locator("img")).toBeVisible();
  await page.close();
  await office.end();
});

test(
  "a published portrait stands on the page in both languages, without a word of where it was taken",
  soakUnless(false),
  async ({ page }) => {
    const { office, session } = await openPortrait(page);
    await choosePortrait(page);
    await call(office.url, publishWebsite, {}, session.access_token);
    await expect(page.getByText(/^Publicado desde/).first()).toBeVisible({ timeout: 120_000 });
    for (const locale of languages) {
      await page.goto(`${office.url}${prefixOf[locale]}/about`);
      const portrait = page.getByRole("img", { name: alt[locale] });
      await expect(portrait).toHaveJSProperty("complete", true);
      expect(await portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await portrait.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
      await expectSound(page, `about, ${locale}`);
      const files = await portrait.evaluate((image: HTMLImageElement) =>
        [...(image.closest("picture")?.querySelectorAll("[srcset]") ?? [])].flatMap((each) =>
          (each.getAttribute("srcset") ?? "").split(", ").map((file) => file.split(" ")[0] ?? ""),
        ),
      );
      expect(files).toHaveLength(8);
      for (const path of files) {
        const answer = await fetch(office.url + path);
        expect(answer.headers.get("cache-control")).toContain("immutable");
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect([answer.status, bytes.length < 30_000, bytes.includes(secretPlace)]).toEqual([
          200,
          true,
          false,
        ]);
      }
    }
    await page.close();
    await office.end();
  },
);
