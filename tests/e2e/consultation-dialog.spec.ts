import { fillIn } from "#content/format/fill-in.ts";
import { loadPractice } from "#content/load-practice.ts";
import { contactWords } from "#content/words/contact.ts";
import { formWords } from "#content/words/forms.ts";
import { notaryWords } from "#content/words/services/notary-public.ts";
import { otherLocale } from "#domain/locale.ts";
import { offeredNotaries, offeredTiers } from "#site/forms/offered-types.ts";
import { expect, inMotion, journey, languages, mechanics, prefixOf, test, toastOf } from "./fixtures.ts";
import { fillConsultation, mailTo, newAddress } from "./form-fills.ts";
import { tabTo } from "./keyboard.ts";
import { improved, openDialog } from "./page-frame.ts";

test.use(inMotion);

const { proof, tiers } = loadPractice();

for (const locale of languages) {
  const words = formWords[locale].consultation;
  const { request } = notaryWords[locale];
  const openers = [{ path: "/contact", dialog: "mobile-notary", service: words.services.mobileNotary }];

  for (const { path, dialog, service } of openers) {
    test(
      `the ${dialog} dialog of ${prefixOf[locale]}${path} sends a request and closes`,
      journey(mechanics(locale, "es")),
      async ({ page, office }) => {
        const email = newAddress();
        await page.goto(prefixOf[locale] + path);
        await page.getByRole("button", { name: contactWords[locale].findUs.mobile }).click();
        const open = openDialog(page);
        await expect(open).toBeVisible();
        await expect(open).toContainText(service);
        await open.getByRole("button", { name: request.submit }).click();
        await expect(toastOf(page)).toContainText(formWords[locale].problems["name-required"]);
        await fillConsultation(page, locale, email);
        await open.getByRole("button", { name: request.submit }).click();
        await expect(open).toBeHidden();
        await expect(toastOf(page)).toContainText(fillIn(words.success.text, proof));
        await mailTo(office, email);
        await expect
          .poll(() => office.calls.map(({ body }) => JSON.parse(body)).find((call) => call.email === email))
          .toMatchObject({ formType: "consultation", service, serviceType: service });
      },
    );
  }

  test(
    `each price of the ${locale} ITIN page opens a dialog with its type chosen, and the other in reach`,
    journey(mechanics(locale)),
    async ({ page, office }) => {
      const email = newAddress();
      await page.goto(`${prefixOf[locale]}/services/itin-application`);
      await improved(page);
      const [first, second] = tiers.itin.tiers.map(({ name }) => name[locale]);
      const type = openDialog(page).getByLabel(words.labels.serviceType);
      const getHelp = (name = "") =>
        page
          .getByRole("listitem")
          .filter({ has: page.getByRole("heading", { name, exact: true }) })
          .getByRole("button");
      for (const [own = "", other = ""] of [
        [first, second],
        [second, first],
      ]) {
        await getHelp(own).click();
        await expect(openDialog(page)).toContainText(contactWords[locale].consultation.heading);
        await expect(type).toHaveValue(own);
        for (const { name, price } of offeredTiers(tiers.itin, locale)) {
          await expect(openDialog(page)).toContainText(`${name}: ${price}`);
        }
        await expect(type.locator("option").last()).toContainText(other);
        await page.keyboard.press("Escape");
      }
      await getHelp(first).click();
      await type.selectOption(second ?? "");
      await page.keyboard.press("Escape");
      // The choice stays through a reload and a change of language, also where dialogs share a draft.
      const other = otherLocale[locale];
      for (const spoken of [other, locale]) {
        await page.goto(`${prefixOf[spoken]}/services/itin-application`);
        const [name = "", chosen = ""] = tiers.itin.tiers.map((tier) => tier.name[spoken]);
        await getHelp(name).click();
        await expect(openDialog(page).locator("[name=serviceType]")).toHaveValue(chosen);
      }
      await fillConsultation(page, locale, email);
      await openDialog(page).getByRole("button", { name: words.submit }).click();
      await mailTo(office, email);
      await expect
        .poll(() => office.calls.map(({ body }) => JSON.parse(body)).find((call) => call.email === email))
        .toMatchObject({ service: words.services.itinApplication, serviceType: second });
    },
  );

  test(
    `the ${locale} notary is asked for a time and promises nothing free`,
    mechanics(locale, "es"),
    async ({ page }) => {
      const { schedule, mobile } = notaryWords[locale];
      // What was chosen of another service is none of these.
      await page.goto(`${prefixOf[locale]}/services/payroll`);
      await improved(page);
      await page.locator("main [commandfor=consultation]:visible").first().click();
      await openDialog(page).locator("[name=serviceType]").selectOption({ index: 1 });
      await page.goto(`${prefixOf[locale]}/services/notary-public`);
      for (const [opener, chosen] of [
        [schedule, words.services.notaryPublic],
        [mobile.button, words.services.mobileNotary],
      ] as const) {
        await page.getByRole("button", { name: opener }).click();
        await expect(openDialog(page).getByRole("heading")).toHaveText(request.heading);
        await expect(openDialog(page)).not.toContainText(/free|no cost|gratis|sin costo/i);
        await expect(openDialog(page)).toContainText(words.services.notaryPublic);
        const type = openDialog(page).getByLabel(words.labels.serviceType);
        await expect(type).toHaveValue(chosen);
        for (const { name, price } of offeredNotaries(loadPractice(), locale)) {
          await expect(openDialog(page)).toContainText(`${name}: ${price}`);
        }
        await expect(openDialog(page).getByRole("button", { name: request.submit })).toBeVisible();
        await page.keyboard.press("Escape");
      }
    },
  );

  test(
    `whoever goes through the ${locale} dialog by keyboard sees the label of each field on a narrow screen`,
    mechanics(locale, "es"),
    async ({ page }) => {
      await page.goto(`${prefixOf[locale]}/services/payroll`);
      await improved(page);
      await page.locator("main [commandfor=consultation]:visible").first().click();
      // The first is that of a window at 400 %.
      for (const height of [256, 480, 640]) {
        await page.setViewportSize({ width: 320, height });
        await openDialog(page).getByRole("button").first().focus();
        for (const [key, names] of [
          ["Tab", fields],
          ["Shift+Tab", fields.toReversed().slice(1)],
        ] as const) {
          for (const name of names) {
            const field = openDialog(page).locator(`[name=${name}]`);
            await tabTo(page, field, 6, key);
            await expect.poll(() => field.evaluate(isLabelSeen), `${key} to ${name} at ${height}`).toBe(true);
          }
        }
      }
    },
  );

  test(
    `the ${locale} dialog closes by Cancel and by Escape and gives the focus back`,
    mechanics(locale),
    async ({ page }) => {
      await page.goto(`${prefixOf[locale]}/contact`);
      const opener = page.getByRole("button", { name: contactWords[locale].findUs.mobile });
      const dialog = openDialog(page);
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      await opener.click();
      await dialog.getByRole("button", { name: words.cancel }).click();
      await expect(dialog).toBeHidden();
    },
  );

  test.describe(`when the ${locale} request cannot be sent`, () => {
    test.use({ allowedErrors: [/Failed to load resource|^Failed to send consultation request$/] });

    test("the dialog stays open with what was typed", mechanics(locale), async ({ page }) => {
      const email = newAddress();
      await page.goto(`${prefixOf[locale]}/contact`);
      await page.route("**/functions/v1/*", (route) => route.abort());
      await page.getByRole("button", { name: contactWords[locale].findUs.mobile }).click();
      await fillConsultation(page, locale, email);
      await openDialog(page).getByRole("button", { name: request.submit }).click();
      await expect(toastOf(page)).toContainText(words.failure);
      await expect(openDialog(page).getByLabel(words.labels.email)).toHaveValue(email);
    });
  });
}

const fields = ["serviceType", "name", "email", "phone", "comments"];

function isLabelSeen(field: Element) {
  const [label] = (field as HTMLInputElement).labels ?? [];
  const { x = 0, y = 0, height = 0 } = label?.getBoundingClientRect() ?? {};
  return label?.contains(document.elementFromPoint(x + 2, y + height / 2));
}
