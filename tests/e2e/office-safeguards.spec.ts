import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { loggedActionWords } from "#content/words/office/logged-action-words.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { securityPlanWords } from "#content/words/office/security-plan.ts";
import { todayWords } from "#content/words/office/today.ts";
import { postJson } from "../post-json.ts";
import { expectSoundInItsThemes, sidewaysScroll } from "./axe.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { openColleagueAccount, openOffice, openOwnerAccount } from "./office-owner.ts";
import { personIdOf, quietPeople } from "./office-rows.ts";
import { fill, goToScreen, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

test.use({ allowedErrors: [/status of 400|ERR_(?:FAILED|INTERNET)/] });

const screens = [
  ["", "safeguards"],
  ["/retention", "retention"],
  ["/access", "access"],
  ["/records", "records"],
  ["/log", "log"],
  ["/plan", "plan"],
] as const;
/** The others are looked at in English on the way. */
const isSeenHereAlone = /^(?:retention|access|plan)$/;

test("an owner keeps people, notes an incident, reads the log, prints the plan and lets a person go", async ({
  page,
  context,
  browser,
}) => {
  const words = safeguardsWords.en;
  const records = recordsWords.en;
  const problems = officeProblemWords.en;
  const office = await startPractice();
  const { session } = await openOwnerAccount(office, "en");
  for (const name of ["Rosa", "Luis"])
    await postJson(`${office.url}/functions/v1/send-contact-message`, {
      formData: {
        firstName: name,
        lastName: "Uno",
        email: `${name}@example.com`,
        phone: "(972) 555-0177",
        service: "tax",
        message: "My number is 123-45-6789",
        urgency: "",
      },
    });
  const rosa = personIdOf(office, "Rosa Uno");
  await quietPeople(office, new Date());
  await page.setViewportSize({ width: 1280, height: 860 });
  await openOffice(page, office.url, session);
  const tasks = page.getByRole("region", { name: todayWords.en.headings.tasks });
  await expect(tasks).toBeVisible();
  await expectSoundInItsThemes(page, "today");
  await tasks.getByRole("link", { name: fillCount(todayWords.en.tasks.leaving, 2) }).click();
  await expect(page.getByText(fillIn(records.counter.count, { count: "2" }))).toBeVisible();
  await expectSoundInItsThemes(page, "safeguards");
  await press(page, fillIn(words.due.holdLabel, { name: "Rosa Uno" }));
  await expect(toastOf(page)).toContainText(fillIn(words.due.held.text, { name: "Rosa Uno" }));
  const hold = (name: string) => page.getByRole("button", { name: fillIn(words.due.holdLabel, { name }) });
  await expect(hold("Luis Uno")).toBeVisible();
  await expect(hold("Rosa Uno")).toHaveCount(0);

  const parts = page.getByRole("navigation", { name: words.menu });
  const { titles } = words;
  await parts.getByRole("link", { name: titles.records }).click();
  await press(page, records.incidents.add);
  await press(page, records.incidents.save);
  await expect(page.getByText(problems.fields["reason-required"])).toBeVisible();
  await fill(page, records.incidents.text, "A laptop was stolen");
  await parts.getByRole("link", { name: titles.log }).click();
  await press(page, officeShellWords.en.unsaved.stay);
  await fill(page, records.incidents.from, "2026-11-01");
  await fill(page, records.incidents.to, "2099-11-20");
  await context.setOffline(true);
  await press(page, records.incidents.save);
  await expect(page.getByRole("alert").filter({ hasText: problems.noConnection })).toBeVisible();
  await expectSoundInItsThemes(page, "records", { part: "form" });
  await context.setOffline(false);
  await press(page, records.incidents.save);
  await expect(page.getByText(problems.fields["day-to-come"]).first()).toBeVisible();
  await fill(page, records.incidents.to, "2026-11-20");
  await press(page, records.incidents.save);
  await press(page, `Told: ${records.authorities.irs}: A laptop was stolen`);
  await expect(page.getByText(/\btold /).first()).toBeVisible();
  await press(page, fillIn(records.notes.addLabel, { kind: records.notes.kinds.training }));
  await fill(page, records.notes.day, "2026-11-02");
  await page.getByLabel(new RegExp(`^${records.notes.text}`)).fill("Phishing, with Ana");
  await press(page, records.notes.save);
  await expect(page.getByRole("listitem").filter({ hasText: "Phishing, with Ana" })).toBeVisible();
  await expect(toastOf(page)).toContainText(records.notes.done.saved.title);
  await expectSoundInItsThemes(page, "records");

  await parts.getByRole("link", { name: titles.access }).click();
  await press(page, records.access.confirm);
  await expect(toastOf(page)).toContainText(records.access.confirmed.text);
  await parts.getByRole("link", { name: titles.log }).click();
  const noted = page.getByRole("listitem").filter({ hasText: loggedActionWords.en["add-incident"] });
  await expect(noted).toContainText("Elena Morales");
  await page.getByLabel(records.log.what).selectOption("reveal-field");
  await expect(page.getByText(records.log.empty)).toBeVisible();
  const days: (string | null)[] = [];
  page.on("request", (request) => days.push(new URL(request.url()).searchParams.get("from")));
  await page.getByLabel(records.log.from, { exact: true }).pressSequentially("11012026");
  await expect.poll(() => days.filter(Boolean)).toEqual(["2026-11-01"]);
  await press(page, records.log.verify);
  await expect(page.getByText(records.log.notSealed)).toBeVisible();
  await expectSoundInItsThemes(page, "log");
  const log = page.waitForEvent("download");
  await press(page, records.log.export);
  expect((await log).suggestedFilename()).toBe("log.csv");

  await parts.getByRole("link", { name: titles.plan }).click();
  await page.getByLabel(records.plan.language).selectOption("es");
  await expect(page.getByRole("heading", { name: securityPlanWords.es.title })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Phishing, with Ana" })).toBeVisible();
  const ends = fillIn(securityPlanWords.es.systems.sessions, { idle: "15 minutos", lifetime: "12 horas" });
  await expect(page.getByText(ends)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(parts).toBeHidden();
  await expect(page.getByRole("heading", { name: securityPlanWords.es.title })).toBeVisible();
  await page.emulateMedia({ media: "screen" });

  await parts.getByRole("link", { name: titles.retention }).click();
  await fill(page, words.months.inquiry, "25");
  await press(page, words.months.save);
  await expect(page.getByText(fillIn(words.months.wrong, { least: 1, most: 24 }))).toBeVisible();
  await expect(page.getByLabel(words.months.inquiry)).toBeFocused();
  await fill(page, words.months.inquiry, "6");
  await press(page, words.months.save);
  const [shorterFrom = ""] = words.months.shorter.split("{");
  await expect(page.getByText(shorterFrom)).toBeVisible();
  await press(page, fillIn(words.holds.releaseLabel, { name: "Rosa Uno" }));
  await page.getByRole("dialog").getByRole("button", { name: words.holds.release }).click();
  await expect(page.getByText(words.holds.empty)).toBeVisible();

  await page.goto(`${office.url}/office/people/${rosa}`);
  const remove = `${personWords.en.timeline.removeNumber}: ${fillIn(personWords.en.timeline.removeLabel, { field: "Message" })}`;
  await expect(page.getByRole("button", { name: remove })).toBeVisible();
  await expect(page.getByText("123-45-6789")).toHaveCount(0);
  await press(page, remove);
  await page.getByRole("dialog").getByRole("button", { name: personWords.en.timeline.removeNumber }).click();
  await expect(page.getByRole("button", { name: personWords.en.timeline.removeNumber })).toHaveCount(0);
  const copy = page.waitForEvent("download");
  await press(page, words.requests.saveCopy);
  expect((await copy).suggestedFilename()).toBe("copy-rosa-uno.zip");
  await press(page, words.requests.delete);
  await fill(page, fillIn(words.requests.typeName, { firstName: "Rosa" }), "rosa");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words.requests.questions["owner-delete"].button })
    .click();
  await expect(toastOf(page)).toContainText(fillIn(words.requests.deleting, { name: "Rosa Uno" }));
  await expect(page.getByText(/^Will be deleted on /).last()).toBeVisible();
  await expect(page.getByRole("button", { name: words.requests.takeBack, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: words.requests.delete })).toHaveCount(0);
  // At its end a card leaves room for a toast.
  const toast = await toastOf(page).boundingBox();
  const end = await page.getByRole("main").evaluate((main) => {
    scrollTo(0, document.body.scrollHeight);
    return Math.max(
      ...[...main.querySelectorAll("p, button")].map((each) => each.getBoundingClientRect().bottom),
    );
  });
  expect(end).toBeLessThan(toast?.y ?? 0);
  await expectSoundInItsThemes(page, "person");

  await page.goto(`${office.url}/office/people`);
  await expect(page.getByRole("link", { name: /^Rosa Uno/ })).toContainText("Will be deleted on");
  await page.goto(`${office.url}/office`);
  const deletion = page.getByRole("listitem").filter({ hasText: /^The data of Rosa Uno .+ ordered it\./ });
  await expect(deletion).toBeVisible();
  await expectSoundInItsThemes(page, "today");
  // By the keyboard: the toast may lie over it.
  await deletion.getByRole("button", { name: "Do not delete Rosa Uno" }).press("Enter");
  await expect(deletion).toHaveCount(0);

  const colleague = { name: "Ana", email: "ana@practice.example", role: "owner", locale: "es" } as const;
  const spanish = await openColleagueAccount(office, session, colleague);
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const small = await phone.newPage();
  await openOffice(small, office.url, spanish, "/office/safeguards");
  for (const [path, title] of screens) {
    await goToScreen(small, `/safeguards${path}`);
    await expect(small.getByRole("navigation", { name: safeguardsWords.es.menu })).toBeVisible();
    await expect(
      small.getByRole("heading", { level: 1, name: safeguardsWords.es.titles[title] }),
    ).toBeVisible();
    await expectSoundInItsThemes(small, title, { isNew: isSeenHereAlone.test(title) });
    expect(await sidewaysScroll(small), title).toBe(0);
  }
  await phone.close();
  await page.close();
  await office.end();
});
