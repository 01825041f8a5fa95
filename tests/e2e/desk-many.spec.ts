import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { securityPlanWords } from "#content/words/office/security-plan.ts";
import { spamWords } from "#content/words/office/spam.ts";
import { marcus, rosa, sendLead } from "./desk-steps.ts";
import { engineLimit } from "./engine-limits.ts";
import { expect, journey, test, toastOf } from "./fixtures.ts";
import { pressAndHold } from "./form-fills.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { addPeople, personIdOf } from "./office-rows.ts";
import { press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/ERR_FAILED/] });

test("what was changed of many people before the change broke off can be taken back", async ({ page }) => {
  const office = await startPractice();
  await addPeople(office, 101);
  await sendLead(office, marcus, "en");
  const { session } = await openOwnerAccount(office, "en");
  await openOffice(page, office.url, session, "/office/people");
  const words = peopleWords.en;
  const rows = page.locator("[data-person-row]");
  for (const count of [50, 100, 102]) {
    await expect(rows).toHaveCount(count);
    if (count === 102) break;
    await page.getByRole("button", { name: deskWords.en.more }).press("Enter");
    // The button may go; those who came are read and reached from the first of them.
    await expect(rows.nth(count)).toBeFocused();
  }
  await page.keyboard.press("j");
  await expect(rows.nth(101)).toBeFocused();
  // Whoever comes back from a card goes on where they were in the list.
  const name = (await rows.nth(80).locator("strong").textContent()) ?? "";
  await rows.nth(80).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(rows.nth(80)).toBeFocused();
  await expect(rows.nth(80)).toBeInViewport();
  const boxes = page.getByRole("checkbox");
  // Also where the page is enlarged, and used with a mouse.
  await page.setViewportSize({ width: 640, height: 720 });
  await expect(boxes.first()).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await boxes.first().check();
  await boxes.last().click({ modifiers: ["Shift"] });
  // The first hundred go through.
  let calls = 0;
  await page.route("**/office/api/people/change", (route) =>
    ++calls === 2 ? route.abort() : route.continue(),
  );
  await page.getByLabel(words.moveTo).selectOption("closed");
  await expect(toastOf(page)).toContainText(officeProblemWords.en.noConnection);
  await expect(toastOf(page)).toContainText(fillCount(words.changed, 100));
  // Under the pointer it waits until a busy machine has drawn all rows anew.
  const undo = page.getByRole("button", { name: officeShellWords.en.undo.label, exact: true });
  await undo.hover();
  const closed = rows.filter({ hasText: deskWords.en.stages.closed });
  await expect(closed).toHaveCount(100);
  await undo.click();
  await expect(closed).toHaveCount(0);
  const bar = page.getByRole("region", { name: fillCount(words.selected, 102) });
  await expect(bar).toBeVisible();

  let tags = 0;
  await page.route("**/office/api/spam/tag", (route) => (++tags === 2 ? route.abort() : route.continue()));
  await bar.getByRole("button", { name: spamWords.en.tag }).click();
  await expect(toastOf(page)).toContainText(fillCount(spamWords.en.tagged.title, 1));
  await undo.hover();
  await expect(rows).toHaveCount(101);
  await undo.click();
  await expect(rows.filter({ hasText: marcus.name })).toBeVisible();
  await page.close();
  await office.end();
});

test(
  "the box of the people has its keys, and Enter opens the first who is found, also where it comes before the answer",
  journey(),
  async ({ page, browserName }) => {
    test.skip(...engineLimit("openWithSession", browserName));
    const office = await startPractice();
    await sendLead(office, rosa, "es");
    const { session } = await openOwnerAccount(office, "en");
    // No signal of the server does what the office does by itself.
    await page.routeWebSocket(/\/realtime\//, () => {});
    await openOffice(page, office.url, session, "/office/people");
    await expect(page.getByRole("link", { name: rosa.name })).toBeVisible();
    // The screen's own key wins, also where the screen comes with the office.
    await page.keyboard.press("/");
    const search = page.getByLabel(peopleWords.en.searchLabel);
    await expect(search).toBeFocused();
    // Escape empties the box, then leaves it: letters are keys of the list again.
    await page.keyboard.type("ros");
    await page.keyboard.press("Escape");
    await expect(search).toHaveValue("");
    await page.keyboard.press("Escape");
    await page.keyboard.press("j");
    const row = page.locator("[data-person-row]").first();
    await expect(row).toBeFocused();
    // Who was found is read again after a change, as those of the list are.
    await search.pressSequentially("ros");
    await expect(page.getByText(fillCount(peopleWords.en.results, 1))).toBeAttached();
    await page.getByRole("checkbox").check();
    await expect(row).toContainText(/—$/);
    await page.getByLabel(peopleWords.en.giveTo).selectOption({ index: 2 });
    await expect(row).not.toContainText(/—$/);
    await search.press("Escape");
    const pressed = Promise.withResolvers<void>();
    await page.route("**/office/api/people/find", (route) => pressed.promise.then(() => route.continue()));
    await search.pressSequentially("rosa");
    await search.press("Enter");
    pressed.resolve();
    await expect(page.getByRole("heading", { level: 1, name: rosa.name })).toBeVisible();
    await expect(page.getByRole("complementary").getByRole("link", { name: rosa.name })).toBeVisible();
    // The list beside the card comes first, and heads nothing before the screen's own heading.
    await expect(page.getByRole("heading").first()).toContainText(rosa.name);
    await page.close();
    await office.end();
  },
);

test("who was joined with a card and separated again is not offered to be separated", async ({ page }) => {
  const words = personWords.en.alike;
  const name = "Ana Delgadillo";
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  await sendLead(office, { ...rosa, name, email: "ana@example.com" }, "es");
  const { session } = await openOwnerAccount(office, "en");
  await openOffice(page, office.url, session, `/office/people/${personIdOf(office, rosa.name)}`);
  const button = (label: string) => page.getByRole("button", { name: fillIn(label, { name }) });
  const reading = await pressAndHold(page, button(words.mergeLabel), "**/office/api/today*");
  await expect(button(words.separateLabel)).toBeDisabled();
  await reading.continue();
  await expect(toastOf(page)).toContainText(fillIn(words.merged, { name }));
  await press(page, fillIn(words.separateLabel, { name }));
  const separated = fillIn(words.separated, { name });
  // Before the older offer ends by itself.
  const soon = { timeout: 10_000 };
  await expect(toastOf(page)).toHaveText(new RegExp(`^${RegExp.escape(separated)}`), soon);
  await press(page, fillIn(words.mergeLabel, { name }));
  await expect(toastOf(page)).not.toContainText(separated, soon);
  await page.close();
  await office.end();
});

test("more than a thousand people are counted alike on the screens of their protection", async ({ page }) => {
  const office = await startPractice();
  await addPeople(office, 1234);
  const { session } = await openOwnerAccount(office, "es");
  await openOffice(page, office.url, session, "/office/safeguards");
  const { counter, plan } = recordsWords.es;
  await expect(page.getByText(fillIn(counter.count, { count: "1,234" }))).toBeVisible();
  await page.getByRole("link", { name: safeguardsWords.es.titles.plan, exact: true }).click();
  const [people = ""] = fillIn(securityPlanWords.es.inventory.text, { people: "1,234" }).split(". ");
  await expect(page.getByText(people)).toBeVisible();
  await page.getByLabel(plan.language).selectOption("en");
  await expect(page.getByText("People on file: 1,234.")).toBeVisible();
  await page.close();
  await office.end();
});
