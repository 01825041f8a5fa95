import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { todayWords } from "#content/words/office/today.ts";
import { minutes, seconds } from "#domain/durations.ts";
import { expectSound, marcus, rosa, sendLead } from "./desk-steps.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { openOffice, openOwnerAccount } from "./office-owner.ts";
import { addPeople } from "./office-rows.ts";
import { fill, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/ERR_(?:FAILED|INTERNET)/] });

test("a list keeps its filters in the address, shows more, and changes many people at once", async ({
  page,
}) => {
  const people = peopleWords.en;
  const card = personWords.en;
  const office = await startPractice();
  await page.setViewportSize({ width: 1360, height: 860 });
  for (const comments of [rosa.comments, "¿Cuánto cuesta?"])
    await sendLead(office, { ...rosa, comments }, "es");
  await sendLead(office, marcus, "en");
  await addPeople(office, 120);
  const { session } = await openOwnerAccount(office, "en");
  await openOffice(page, office.url, session, "/office/people");
  const rows = page.locator("[data-person-row]");
  await expect(rows).toHaveCount(50);
  const showAll = async () => {
    for (const count of [100, 122]) {
      await press(page, deskWords.en.more);
      await expect(rows).toHaveCount(count);
    }
  };
  await showAll();
  await expect(page.getByRole("button", { name: deskWords.en.more })).toHaveCount(0);

  await press(page, people.filters.waiting);
  await expect(rows).toHaveCount(2);
  await page.getByText(people.filters.heading, { exact: true }).click();
  await page.getByRole("combobox", { name: people.filters.language, exact: true }).selectOption("es");
  await expect(rows).toHaveText([/Rosa/]);
  await expect(page).toHaveURL(/\/people\?waiting=yes&language=es$/);
  await expectSound(page, "filters");
  await page.reload();
  await expect(rows).toHaveText([/Rosa/]);
  await expect(page.getByRole("button", { name: people.filters.waiting, pressed: true })).toBeVisible();
  await rows.click();
  const heading = page.getByRole("heading", { level: 1, name: rosa.name });
  await expect(heading).toBeFocused();
  const address = page.url();
  await page.goBack();
  await expect(rows).toHaveText([/Rosa/]);
  const shared = await page.context().newPage();
  await shared.goto(page.url());
  await expect(shared.locator("[data-person-row]")).toHaveText([/Rosa/]);
  await shared.close();
  await press(page, people.filters.clear);
  await expect(rows).toHaveCount(50);
  await expect(page).toHaveURL(/\/people$/);

  await showAll();
  const boxes = page.getByRole("checkbox");
  await boxes.nth(2).check();
  // More than one call takes.
  await boxes.nth(106).click({ modifiers: ["Shift"] });
  await expect(page.getByRole("region", { name: fillCount(people.selected, 105) })).toBeVisible();
  await expectSound(page, "selected");
  await page.getByLabel(people.moveTo).press("ArrowDown");
  for (const key of ["End", "Enter"]) await page.keyboard.press(key);
  await expect(toastOf(page)).toContainText(fillCount(people.changed, 105));
  // Under the pointer it waits until a busy machine has drawn all rows anew.
  await page.getByRole("button", { name: officeShellWords.en.undo.label, exact: true }).hover();
  const closed = rows.filter({ hasText: deskWords.en.stages.closed });
  await expect(closed).toHaveCount(105);
  await press(page, officeShellWords.en.undo.label);
  await expect(closed).toHaveCount(0);
  await expect(toastOf(page)).toContainText(officeShellWords.en.undo.done);
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByRole("region", { name: fillCount(people.selected, 1) })).toBeVisible();
  await press(page, people.clearSelection);

  await page.goto(address);
  await expect(heading).toBeVisible();
  await press(page, card.timeline.separateLead);
  await expect(toastOf(page)).toContainText(card.timeline.separatedLead);
  await expect(page).not.toHaveURL(address);
  await expect(heading).toBeVisible();
  const said = (text: string) => page.getByRole("paragraph").filter({ hasText: text });
  await expect(said("¿Cuánto cuesta?")).toBeVisible();
  await expect(said("Mi ITIN venció")).toHaveCount(0);
  await expectSound(page, "separated");
  await press(page, fillIn(card.alike.mergeLabel, { name: rosa.name }));
  await expect(page.getByRole("region", { name: card.alike.joined })).toBeFocused();
  const { nextStep, nextStepAt } = card.labels;
  await page.getByRole("button", { name: fillIn(card.edit, { field: nextStep }) }).click();
  await fill(page, nextStep, "Ask for the W-2");
  await press(page, card.save);
  // Else the next field may open while the first one still has its button to save.
  await expect(page.getByRole("button", { name: /^Ask for the W-2/ })).toBeVisible();
  await page.getByRole("button", { name: fillIn(card.edit, { field: nextStepAt }) }).click();
  await fill(page, nextStepAt, "2026-01-05T09:30");
  await press(page, card.save);
  await expect(page.getByRole("button", { name: /Jan 5, 2026/ })).toBeVisible();
  await page.getByRole("link", { name: officeShellWords.en.titles.today }).first().click();
  const due = page.getByRole("region", { name: todayWords.en.headings.due });
  await expect(due.getByRole("link", { name: rosa.name })).toContainText("Ask for the W-2");
  await expectSound(page, "due");
  await page.close();
  await office.end();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("a number hides again after 30 seconds, a long press selects, and what cannot be read again says so", async ({
    page,
  }) => {
    const [people, desk] = [peopleWords.es, deskWords.es];
    const office = await startPractice();
    await sendLead(office, rosa, "es");
    await sendLead(office, marcus, "en");
    const { session } = await openOwnerAccount(office, "es");
    await page.clock.install();
    await openOffice(page, office.url, session);
    await page.getByRole("link", { name: rosa.name }).tap();
    const reveal = page.getByRole("button", { name: personWords.es.timeline.reveal });
    await expect(reveal).toBeVisible();
    // The clock runs until the number is there, and stands still at the two moments that count.
    const time = () => page.evaluate(() => Date.now());
    const before = await time();
    await reveal.tap();
    const number = page.getByText("123-45-6789");
    await expect(number).toBeVisible();
    const after = await time();
    await page.clock.pauseAt(before + seconds(29));
    await expect(number).toBeVisible();
    await page.clock.pauseAt(after + seconds(30));
    await expect(number).toHaveCount(0);
    await page.clock.resume();
    await expect(page.getByText("***-**-6789")).toBeVisible();

    await page.getByRole("link", { name: officeShellWords.es.titles.people }).tap();
    const box = await page.getByRole("link", { name: marcus.name }).boundingBox();
    const touch = await page.context().newCDPSession(page);
    const points = [{ x: (box?.x ?? 0) + 90, y: (box?.y ?? 0) + 20 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
    await expect(page.getByRole("region", { name: fillCount(people.selected, 1) })).toBeVisible();
    expect((await page.locator("section strong").last().boundingBox())?.height).toBeLessThan(30);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page.getByRole("checkbox", { name: marcus.name })).toBeChecked();
    await expectSound(page, "selected on a phone", { isNew: false });
    await page.getByLabel(people.giveTo).selectOption("Elena Morales");
    await expect(toastOf(page)).toContainText(fillCount(people.changed, 1));
    await expect(page.getByRole("link", { name: marcus.name })).toContainText("Elena");
    // The row goes while the finger rests on it: the list is read anew, by other filters.
    await page.clock.pauseAt((await time()) + minutes(1));
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
    await press(page, people.filters.waiting);
    await expect(page.locator("[data-person-row]")).toHaveCount(0);
    await page.clock.runFor(seconds(1));
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.clock.resume();
    await expect(page.getByRole("link", { name: rosa.name })).toBeVisible();
    await expect(page.getByRole("region", { name: fillCount(people.selected, 1) })).toHaveCount(0);

    await page.getByRole("link", { name: officeShellWords.es.titles.today }).first().tap();
    await expect(page.getByRole("link", { name: rosa.name })).toBeVisible();
    await page.route("**/office/api/today*", (route) => route.abort());
    await press(page, desk.refresh);
    const problem = page.getByRole("alert").filter({ hasText: desk.couldNotRefresh.split(",")[0] ?? "" });
    // Three more tries, with 1, 2 and 4 seconds between them.
    await expect(async () => {
      await page.clock.fastForward(seconds(4));
      await expect(problem).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole("link", { name: rosa.name })).toBeVisible();
    await expectSound(page, "could not refresh", { part: "[role=alert]" });
    await page.unroute("**/office/api/today*");
    await problem.getByRole("button", { name: officeShellWords.es.tryAgain }).tap();
    await expect(problem).toHaveCount(0);

    await page.context().setOffline(true);
    const website = page.getByRole("link", { name: officeShellWords.es.titles.website });
    await website.tap();
    await expect(page.getByText(officeShellWords.es.crash.text)).toBeVisible();
    await expect(website).toBeVisible();
    // It comes by itself once there is a connection again.
    await page.context().setOffline(false);
    await expect(
      page.getByRole("heading", { level: 1, name: officeShellWords.es.titles.website }),
    ).toBeVisible();
    await page.close();
    await office.end();
  });
});
