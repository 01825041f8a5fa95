import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { dayRange } from "#content/format/moments.ts";
import { formWords } from "#content/words/forms.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { countsWords } from "#content/words/office/counts.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { keyboardWords } from "#content/words/office/office-commands.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { seconds } from "#domain/durations.ts";
import { addCampaign } from "#domain/office/campaign-operations.ts";
import { postJson } from "../post-json.ts";
import { noteAnnouncements } from "./announcements.ts";
import { rosa, sendLead } from "./desk-steps.ts";
import { expect, test } from "./fixtures.ts";
import { contactForm } from "./form-fills.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { goToScreen, press } from "./office-steps.ts";
import { buildUntilEnd, startPractice } from "./start-practice.ts";
import { field, openAtPerson } from "./wizard-walk.ts";

// The build is given up when its server ends.
test.use({ allowedErrors: [/status of 503|ERR_/] });

test("what a screen of the office has to say is heard by a screen reader", async ({ page }) => {
  const office = await startPractice({}, { build: buildUntilEnd });
  const { session } = await openOwnerAccount(office, "es");
  await sendLead(office, rosa, "es");
  const heard = await noteAnnouncements(page);
  await openOffice(page, office.url, session, "/office/people");
  await page.getByRole("checkbox", { name: fillIn(peopleWords.es.select, { name: rosa.name }) }).check();
  await expect.poll(heard).toContain(fillCount(peopleWords.es.selected, 1));
  const { counted, titles } = officeShellWords.es;
  await expect(
    page.getByRole("link", { name: new RegExp(`^${titles.today}\\s*1 ${counted.waiting}$`) }),
  ).toBeVisible();
  const listed = deskWords.es.listed.other.replace("{count}", "");
  const timesListed = async () => (await heard()).split(listed).length - 1;
  await page.getByRole("button", { name: peopleWords.es.filters.waiting }).click();
  await expect.poll(timesListed).toBe(1);

  await postJson(`${office.url}/functions/v1/subscribe-newsletter`, {
    formData: { email: "ana@example.com" },
    locale: "es",
  });
  await goToScreen(page, "/newsletter/subscribers");
  await expect(page.getByText("ana@example.com")).toBeVisible();
  const { find, fields, unsaved } = newsletterWords.es;
  await page.getByLabel(find.text).fill("nadie");
  await expect.poll(heard).toContain(find.none);
  await page.getByLabel(find.text).fill("ana@");
  await expect.poll(timesListed).toBe(2);
  const { id } = await call(office.url, addCampaign, {}, session.access_token);
  await goToScreen(page, `/newsletter/${id}`);
  await page.getByLabel(fields.subjectEs).pressSequentially("Fe");
  await expect.poll(heard).toContain(unsaved);

  const { log } = recordsWords.es;
  await goToScreen(page, "/safeguards/log");
  await expect(page).toHaveTitle(new RegExp(`^${safeguardsWords.es.titles.log} \\| `));
  await page.getByLabel(log.what).selectOption("merge-people");
  await expect.poll(heard).toContain(log.empty);
  await page.getByLabel(log.what).selectOption("login");
  await expect.poll(timesListed).toBe(3);

  await goToScreen(page, "/calendar?week=2026-11-16");
  await page.getByRole("link", { name: calendarWords.es.later }).press("Enter");
  await expect.poll(heard).toContain(dayRange("2026-11-23", "2026-11-29", "es"));
  await goToScreen(page, "/counts");
  await page.getByRole("link", { name: countsWords.es.range.ranges["12-months"] }).press("Enter");
  await expect.poll(heard).toMatch(/^.*\d{4}\s– .*\d{4}$/m);
  await goToScreen(page, "/deliveries");
  await page.getByRole("link", { name: deliveriesWords.es.tabs.parked }).press("Enter");
  await expect.poll(heard).toContain(deliveriesWords.es.empty.parked);

  await page.keyboard.press("Control+k");
  const { nothing, go } = keyboardWords.es;
  // Nobody has heard yet what it would run.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("textbox").fill("calend");
  await expect.poll(heard).toContain(fillIn(go, { screen: titles.calendar }));
  await page.getByRole("dialog").getByRole("textbox").fill("xyzzy");
  await expect.poll(heard).toContain(nothing);
  // On a screen without rows the palette names fewer commands than the screen has.
  await page.getByRole("dialog").getByRole("textbox").fill(titles.spam);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: titles.spam })).toBeVisible();

  const { publish, search, state } = websiteWords.es;
  await goToScreen(page, "/website");
  await page.getByLabel(search.label).fill("xyzzy");
  await expect.poll(heard).toContain(fillIn(search.none, { text: "xyzzy" }));
  await page.getByLabel(search.label).fill("Ventanilla");
  await expect.poll(timesListed).toBe(4);
  await goToScreen(page, "/website/prices");
  await page.locator('[data-path="tiers/inPerson/tiers/families/price"]').getByRole("textbox").fill("135");
  await expect.poll(heard).toContain(state.typing);
  await press(page, publish.button);
  await expect.poll(heard).toContain(publish.preparing);
  await office.end();
  await page.close();
});

test("the warning about a number is heard by a screen reader", async ({ page }) => {
  const heard = await noteAnnouncements(page);
  await page.goto("/es/contact");
  await contactForm(page)
    .getByLabel(formWords.es.contactPage.labels.message)
    .fill("Mi número es 123-45-6789");
  await expect.poll(heard).toContain(formWords.es.shared.sensitiveWarning);
});

test("the name in the wizard has that warning too", async ({ page }) => {
  const heard = await noteAnnouncements(page);
  await openAtPerson(page, "es");
  const name = field(page, "es", "fullName");
  await name.fill("Ana 123-45-6789");
  await expect(name).toHaveAccessibleDescription(formWords.es.shared.sensitiveWarning);
  await expect.poll(heard).toContain(formWords.es.shared.sensitiveWarning);
  await name.fill("Ana");
  await expect(name).toHaveAccessibleDescription("");
});

test("a number that is shown is heard, and its hiding too, which comes by itself, with another tab, or at once", async ({
  page,
}) => {
  const { timeline } = personWords.es;
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  const { session } = await openOwnerAccount(office, "es");
  await page.clock.install();
  const heard = await noteAnnouncements(page);
  await openOffice(page, office.url, session, "/office/people");
  await page.getByRole("link", { name: rosa.name }).click();
  const show = page.getByRole("button", { name: timeline.reveal });
  const hide = page.getByRole("button", { name: timeline.hide });
  const number = page.getByText("123-45-6789");
  /** What was heard since the call before. */
  let known = 0;
  const heardSince = async () => {
    const all = await heard();
    const news = all.slice(known);
    known = all.length;
    return news;
  };
  await show.focus();
  const ways = [
    () => page.clock.fastForward(seconds(31)),
    () =>
      page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        Reflect.deleteProperty(document, "hidden");
      }),
    () => page.keyboard.press("Enter"),
  ];
  for (const hideAgain of ways) {
    await heardSince();
    await page.keyboard.press("Enter");
    await expect(number).toBeVisible();
    await expect(hide).toBeFocused();
    await expect.poll(heardSince).toContain("123-45-6789");
    await hideAgain();
    await expect(number).toHaveCount(0);
    await expect(show).toBeFocused();
    await expect.poll(heardSince).toContain(timeline.hidden);
  }
  await page.close();
  await office.end();
});
