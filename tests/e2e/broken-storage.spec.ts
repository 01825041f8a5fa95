import { formWords } from "#content/words/forms.ts";
import { sentFormWords } from "#content/words/sent-forms.ts";
import { openScheduler } from "./calendar-steps.ts";
import { expect, type Page, test } from "./fixtures.ts";
import { contactForm, fillContact, mailTo, newAddress } from "./form-fills.ts";
import { improved } from "./page-frame.ts";
import { answerQuestions, expectStep, openWizard } from "./wizard-walk.ts";

const { contactPage } = formWords.en;
test.use({ allowedErrors: [/Failed to load resource|^Failed to call|reading 'url'/] });

test("values under our own names that cannot be read lose nothing and leave no part of a page empty", async ({
  page,
  office,
}) => {
  const email = newAddress();
  await keepFirst(page, {
    "offline-queue": "[null]",
    "choice:appointment": '{"slot":{"start":"soon","end":"later"}}',
    "draft:contact": "[1]",
    "sent:contact#contact-form": '{"fields":{}}',
    "sent:business": '{"answers":{"businessType":"llc"},"at":"today"}',
  });
  await page.goto("/contact#contact-form");
  await improved(page);
  await page.route("**/functions/v1/*", (route) => route.abort());
  await fillContact(page, "en", email);
  await page.reload();
  await expect(contactForm(page).getByLabel(contactPage.labels.email)).toHaveValue(email);
  await contactForm(page).getByRole("button", { name: contactPage.submit }).click();
  await expect(contactForm(page)).toContainText(sentFormWords.en.queued.text);
  await page.unroute("**/functions/v1/*");
  await openScheduler(page, "en");
  await mailTo(office, email);

  await openWizard(page, "en");
  await answerQuestions(page, "en");
  await expectStep(page, "en", 6, 86);
});

/** Puts values under names of our own before the first page of the visit. */
const keepFirst = (page: Page, values: Record<string, string>) =>
  page.addInitScript((all) => {
    if (sessionStorage.kept) return;
    sessionStorage.kept = "1";
    for (const [name, value] of Object.entries(all))
      (name === "offline-queue" ? localStorage : sessionStorage)[name] = value;
  }, values);
