import { fillIn } from "#content/format/fill-in.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { todayWords } from "#content/words/office/today.ts";
import { logTouch } from "#domain/office/answer-operations.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { listPersonRequests } from "#domain/office/person-requests.ts";
import { holdPerson } from "#domain/office/retention-operations.ts";
import { expectSound, marcus, retype, rosa, sendLead, spareFirefox } from "./desk-steps.ts";
import { engineLimit } from "./engine-limits.ts";
import { expect, journey, type Page, test, toastOf } from "./fixtures.ts";
import { call, openColleagueAccount, openOffice, openOwnerAccount } from "./office-owner.ts";
import { fill, goToScreen, press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

const ana = { name: "Ana Ruiz", email: "ana@practice.example", role: "front-desk", locale: "es" } as const;
const words = answerWords.en;
const card = personWords.en;

test.use({ viewport: { width: 1360, height: 860 }, allowedErrors: [/status of 40[349]|ERR_FAILED/] });

test(
  "two people at one person see each other, keep both values of a field, and read an answer before a second",
  journey(),
  async ({ page, browser, browserName }) => {
    test.skip(...engineLimit("openWithSession", browserName));
    await spareFirefox(page);
    const office = await startPractice();
    await sendLead(office, rosa, "es");
    await sendLead(office, marcus, "en");
    const { session } = await openOwnerAccount(office, "en");
    const anaSession = await openColleagueAccount(office, session, ana);
    const context = await browser.newContext({ viewport: { width: 1360, height: 860 }, locale: "es-MX" });
    const other = await context.newPage();
    await openOffice(page, office.url, session);
    // What is done there can be taken back for 15 seconds, which a busy machine may need to look at what came of it.
    await other.clock.setFixedTime(new Date());
    await openOffice(other, office.url, anaSession);
    const open = (each: Page) => each.getByRole("link", { name: rosa.name }).first().click();
    await open(page);
    await open(other);
    await expect(page.getByText(fillIn(card.here, { names: ana.name }))).toBeVisible();
    // The front desk sees no number like an SSN.
    await expect(other.getByText("***-**-6789").first()).toBeVisible();
    await expect(other.getByRole("button", { name: personWords.es.timeline.reveal })).toHaveCount(0);

    await page.getByRole("button", { name: fillIn(card.edit, { field: card.labels.phone }) }).click();
    await page.getByLabel(card.labels.phone, { exact: true }).fill("(972) 555-0111");
    await other
      .getByRole("button", { name: fillIn(personWords.es.edit, { field: personWords.es.labels.phone }) })
      .click();
    await other.getByLabel(personWords.es.labels.phone, { exact: true }).fill("(972) 555-0122");
    await press(other, personWords.es.save);
    await expect(other.getByRole("button", { name: "(972) 555-0122" })).toBeVisible();
    await press(page, card.save);
    const conflict = page.getByRole("alert").filter({ hasText: ana.name });
    await expect(conflict).toContainText("(972) 555-0122");
    // Playwright takes one blank for the other.
    expect(await conflict.textContent()).toContain("(972)\u00a0555-0122");
    await expectSound(page, "conflict");
    // A change of another field leaves the question where it is.
    await page.getByLabel(card.labels.speaks, { exact: true }).selectOption("en");
    await expect(toastOf(page)).toContainText(fillIn(card.changed, { field: card.labels.speaks }));
    await conflict
      .getByRole("button", { name: fillIn(card.conflict.keep, { mine: "(972) 555-0111" }) })
      .click();
    await expect(page.getByRole("button", { name: "(972) 555-0111" })).toBeVisible();
    await expect(other.getByRole("button", { name: "(972) 555-0111" })).toBeVisible();

    // Who wants no email gets none, from the moment on in which a colleague was told so.
    await page.keyboard.press("e");
    await expect(page.getByLabel(words.labels.subject)).toBeVisible();
    const { changed, labels } = personWords.es;
    const consent = other.getByRole("group", { name: labels.blockedChannels });
    await consent.getByLabel(answerWords.es.channels.mail).check();
    await expect(toastOf(other)).toContainText(fillIn(changed, { field: labels.blockedChannels }));
    await expect(page.getByText(words.blocked)).toBeVisible();
    await expect(page.getByLabel(words.labels.subject)).toBeHidden();
    await expect(page.getByText("Do not contact by: nothing → Email")).toBeVisible();
    await expectSound(page, "no email", { part: "section" });
    await other.keyboard.press("z");
    await expect(page.getByLabel(words.labels.subject)).toBeVisible();

    // The answer comes while the signal of it does not.
    await page.route("**/office/api/people/*", (route) =>
      route.request().method() === "GET" ? route.abort() : route.continue(),
    );
    await other.keyboard.press("c");
    await retype(other.getByLabel(answerWords.es.labels.callNote), "Viene el martes");
    await press(other, answerWords.es.outcomes.reached);
    await expect(other.getByText("Viene el martes")).toBeVisible();
    await page.keyboard.press("c");
    await press(page, words.outcomes.reached);
    const meanwhile = page.getByRole("alert").filter({ hasText: "Viene el martes" });
    await expect(meanwhile).toContainText(ana.name);
    await expectSound(page, "answered meanwhile", { part: "[role=alert]" });
    await page.unroute("**/office/api/people/*");
    await meanwhile.getByRole("button", { name: words.meanwhile.anyway }).click();
    await expect(meanwhile).toBeHidden();

    await page.goto(`${office.url}/office`);
    await expect(page.getByRole("link", { name: marcus.name })).toBeVisible();
    await other.getByRole("link", { name: marcus.name }).click();
    await expect(other.getByRole("heading", { level: 1, name: marcus.name })).toBeVisible();
    const row = page.getByRole("link", { name: marcus.name });
    await expect(row).toContainText(fillIn(todayWords.en.lookedAt, { names: "Ana" }));
    await expectSound(page, "looked at by another", { part: "main" });
    await other.keyboard.press("c");
    await press(other, answerWords.es.outcomes.reached);
    await expect(page.getByText(fillIn(deskWords.en.answeredNow, { name: "Ana" }))).toBeVisible();
    await expectSound(page, "answered by another");

    // A history whose older entries are open loses none of them when a new one comes.
    const { access_token: token } = session;
    const { people } = await call(office.url, listPeople, {}, token);
    const id = people.find(({ name }) => name === marcus.name)?.id ?? "";
    const note = (body: string) => call(office.url, logTouch, { id, kind: "note", body }, token);
    for (let number = 1; number <= 52; number++) await note(`Note ${number}.`);
    await page.getByRole("link", { name: marcus.name }).click();
    const noted = page.getByRole("listitem").filter({ hasText: /Note \d+\./ });
    await expect(noted).toHaveCount(50);
    await page.getByRole("button", { name: deskWords.en.more }).click();
    await expect(noted).toHaveCount(52);
    await note("Note 53.");
    await expect(noted).toHaveCount(53);

    // The card asks before it releases, and says what then happens.
    await call(office.url, holdPerson, { id, reason: "An audit" }, token);
    const { holds } = safeguardsWords.en;
    await press(page, holds.release);
    await expect(page.getByRole("dialog")).toContainText(holds.questionText);
    await page.getByRole("dialog").getByRole("button", { name: holds.release }).click();
    await expect(toastOf(page)).toContainText(fillIn(holds.released.text, { name: marcus.name }));
    await expect(page.getByRole("button", { name: holds.release })).toHaveCount(0);

    // Beside a long list the little that there is to say stands together at the top.
    await goToScreen(page, "/people/00000000-0000-4000-8000-000000000000");
    const missing = await page.getByText(card.missing).boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect((missing?.y ?? 0) - (heading?.y ?? 0)).toBeLessThan(100);

    // Who may not decide it asks the owner, and says why.
    const { keeping, requests } = safeguardsWords.es;
    await press(other, keeping.askHold);
    const dialog = other.getByRole("dialog");
    await expect(dialog).toContainText(keeping.ownerDecides);
    await press(other, requests.questions.copy.button);
    await expect(other.getByLabel(keeping.reason)).toBeFocused();
    await fill(other, keeping.reason, "The IRS asks for his letters");
    await expectSound(other, "asking to keep longer", { part: "dialog[open]" });
    await press(other, requests.questions.copy.button);
    await expect(dialog).toBeHidden();
    expect((await call(office.url, listPersonRequests, {}, token)).requests).toMatchObject([
      { personId: id, kind: "hold", note: "The IRS asks for his letters", by: ana.name },
    ]);
    await goToScreen(page, "/safeguards");
    await expect(page.getByText(safeguardsWords.en.requests.kinds.hold)).toBeVisible();

    // What is refused to the front desk is not offered to it either.
    await other.goto(`${office.url}/office/newsletter`);
    await expect(other.getByRole("alert")).toContainText(officeProblemWords.es.operations["role-forbidden"]);
    await expect(other.getByRole("button", { name: newsletterWords.es.add.submit })).toHaveCount(0);
    await context.close();
    await page.close();
    await office.end();
  },
);
