import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { setRetention } from "#domain/office/retention-operations.ts";
import { usualRetention } from "#domain/people/retention.ts";
import { expectSoundInItsThemes, sidewaysScroll } from "./axe.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/status of 409/] });

test("an owner who sets how long people are kept reads first what another one set since", async ({
  page,
}) => {
  const words = safeguardsWords.es.months;
  const office = await startPractice();
  await page.setViewportSize({ width: 360, height: 780 });
  const { session } = await openOwnerAccount(office, "es");
  // No signal comes before the press.
  await page.routeWebSocket(/\/realtime\//, () => {});
  await openOffice(page, office.url, session, "/office/safeguards/retention");
  const months = page.getByLabel(words.inquiry);
  const promised = page.getByText(fillCount(words.promised, 12));
  await expect(months).toHaveValue("12");
  await expect(promised).toHaveCount(0);
  await months.fill("6");
  await expect(promised).toBeVisible();
  const theirs = { inquiryMonths: 18, clientMonths: 24, seen: usualRetention };
  await call(office.url, setRetention, theirs, session.access_token);
  await press(page, words.save);
  await expect(page.getByText(fillIn(words.meanwhile, { name: "Elena Morales" }))).toBeVisible();
  await expect(months).toHaveValue("18");
  await expectSoundInItsThemes(page, "retention", { part: "form" });
  expect(await sidewaysScroll(page)).toBe(0);
  await months.fill("6");
  await press(page, words.save);
  await expect(toastOf(page)).toContainText(words.saved.title);
  await page.close();
  await office.end();
});
