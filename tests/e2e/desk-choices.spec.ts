import { fillIn } from "#content/format/fill-in.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { logTouch } from "#domain/office/answer-operations.ts";
import { listPeople } from "#domain/office/people-list-operations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import { removeStaff } from "#domain/office/staff-operations.ts";
import type { ContactChannel } from "#domain/people/people.ts";
import { expectSound, rosa, sendLead } from "./desk-steps.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { pressAndHold } from "./form-fills.ts";
import { call, openColleagueAccount, openOffice, openOwnerAccount } from "./office-owner.ts";
import { startPractice } from "./start-practice.ts";

test.use({ viewport: { width: 1280, height: 860 }, allowedErrors: [/status of 409/] });

test("a choice overwrites nothing that arrived below its open list, and one made before the last was answered counts", async ({
  page,
}) => {
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  const { session } = await openOwnerAccount(office, "es");
  const { access_token: token } = session;
  const { people } = await call(office.url, listPeople, {}, token);
  const id = people[0]?.id ?? "";
  await openOffice(page, office.url, session, `/office/people/${id}`);
  const { labels, conflict } = personWords.es;
  const stage = page.getByRole("combobox", { name: labels.stage });
  await expect(stage).toHaveValue("new");
  // Opens the list.
  await stage.press("ArrowDown");
  await call(office.url, changePerson, { id, changes: { stage: { from: "new", to: "talking" } } }, token);
  await expect(stage).toHaveValue("talking");
  await stage.selectOption("booked");
  const alert = page.getByRole("alert").filter({ hasText: labels.stage });
  await expect(alert).toContainText("Elena Morales");
  await alert.getByRole("button", { name: conflict.take }).click();
  await expect(alert).toBeHidden();
  await expect(stage).toHaveValue("talking");

  const released = Promise.withResolvers<void>();
  await page.route("**/office/api/people/*/change", async (route) => {
    await released.promise;
    await route.continue();
  });
  await stage.selectOption("booked");
  await expect(stage).toHaveValue("booked");
  await stage.selectOption("client");
  released.resolve();
  const stored = async () => (await call(office.url, getPerson, { id }, token)).stage;
  await expect.poll(stored).toBe("client");
  await expect(stage).toHaveValue("client");
  await expect(page.getByRole("alert").filter({ hasText: labels.stage })).toBeHidden();
  await page.unrouteAll();

  const consent = page.getByRole("group", { name: labels.blockedChannels });
  const box = (channel: ContactChannel) => consent.getByLabel(answerWords.es.channels[channel]);
  const first = await pressAndHold(page, box("mail"), "**/office/api/people/*/change");
  await box("call").click();
  await first.continue();
  const blocked = async () => (await call(office.url, getPerson, { id }, token)).blockedChannels;
  await expect.poll(async () => (await blocked()).toSorted()).toEqual(["call", "mail"]);
  await expect(page.getByRole("alert").filter({ hasText: labels.blockedChannels })).toBeHidden();
  for (const channel of ["mail", "call"] as const) await expect(box(channel)).toBeChecked();
  await page.close();
  await office.end();
});

test("whom a colleague who left still holds is found by that name, kept by it, and given to who is there", async ({
  page,
}) => {
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  const { session } = await openOwnerAccount(office, "es");
  const token = session.access_token;
  const ana = { name: "Ana Salinas", email: "ana@practice.example", role: "owner", locale: "es" } as const;
  const { access_token: anasToken, user } = await openColleagueAccount(office, session, ana);
  const id = (await call(office.url, listPeople, {}, token)).people[0]?.id ?? "";
  const mine = { assignedTo: { from: null, to: user.id } };
  await call(office.url, changePerson, { id, changes: mine }, anasToken);
  await call(office.url, logTouch, { id, kind: "note", body: "Trae su pasaporte" }, anasToken);
  await call(office.url, removeStaff, { id: user.id }, token);
  const former = fillIn(colleagueWords.es.former, { name: ana.name });

  await openOffice(page, office.url, session, "/office/people");
  const row = page.locator("[data-person-row]");
  await expect(row).toContainText("Ana");
  const { filters } = peopleWords.es;
  await page.locator("summary").filter({ hasText: filters.heading }).click();
  const assignee = page.getByRole("combobox", { name: filters.assignee });
  await assignee.selectOption("nobody");
  await expect(row).toHaveCount(0);
  await assignee.selectOption(former);
  await expectSound(page, "filtered by who left");
  await row.click();

  const { labels, timeline } = personWords.es;
  const belongsTo = page.getByRole("combobox", { name: labels.assignedTo });
  const held = belongsTo.locator("option:checked");
  await expect(held).toHaveText(former);
  const note = page.getByRole("listitem").filter({ hasText: "Trae su pasaporte" });
  await expect(note).toContainText(ana.name);
  const change = fillIn(timeline.change, { field: labels.assignedTo, from: timeline.nothing, to: ana.name });
  await expect(page.getByText(change)).toBeVisible();
  await page.getByRole("combobox", { name: labels.stage }).selectOption("talking");
  const card = () => call(office.url, getPerson, { id }, token);
  await expect.poll(async () => (await card()).stage).toBe("talking");
  expect((await card()).assignedTo).toEqual({ id: user.id, name: ana.name });
  await expect(held).toHaveText(former);
  await belongsTo.selectOption("Elena Morales");
  await expect(belongsTo.getByRole("option", { name: former })).toHaveCount(0);
  await expect(toastOf(page)).toContainText(fillIn(personWords.es.changed, { field: labels.assignedTo }));
  await toastOf(page).getByRole("button", { name: officeShellWords.es.undo.label }).last().click();
  await expect(held).toHaveText(former);
  await page.close();
  await office.end();
});

test("a fact that is half typed is neither emptied nor left without a question", async ({ page }) => {
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  const { session } = await openOwnerAccount(office, "es");
  const { people } = await call(office.url, listPeople, {}, session.access_token);
  await openOffice(page, office.url, session, `/office/people/${people[0]?.id}`);
  const { labels, edit } = personWords.es;
  const open = (field: keyof typeof labels) =>
    page.getByRole("button", { name: fillIn(edit, { field: labels[field] }) }).press("Enter");
  const text = page.getByRole("textbox", { name: labels.nextStep });
  const moment = page.getByLabel(labels.nextStepAt, { exact: true });
  await open("nextStep");
  await text.fill("Pedir la W-2");
  const save = page.getByRole("button", { name: personWords.es.save, exact: true });
  const reading = await pressAndHold(page, save, "**/office/api/today*");
  await open("nextStepAt");
  await expect(moment).toBeFocused();
  // The form before it closes only now.
  await reading.continue();
  await expect(text).toBeHidden();
  await expect(moment).toBeFocused();
  // A day without its time: the browser gives such a field out as empty.
  await page.keyboard.type("11232026");
  await moment.press("Enter");
  await expect(page.getByText(officeProblemWords.es.fields["time-required"])).toBeVisible();
  await expect(moment).toBeFocused();
  await open("nextStep");
  await text.fill("");
  await text.press("Enter");
  await expect(text).toBeHidden();
  await expect(moment).toBeVisible();
  const { unsaved, titles } = officeShellWords.es;
  const away = page.getByRole("navigation").getByRole("link", { name: titles.calendar });
  const question = page.getByRole("dialog", { name: unsaved.heading });
  await away.press("Enter");
  await question.getByRole("button", { name: unsaved.stay }).press("Enter");
  await expect(question).toBeHidden();
  await moment.press("Escape");
  await expect(moment).toBeHidden();
  await away.press("Enter");
  await expect(page).toHaveURL(/calendar$/);

  // A colleague empties the step, and the moment with it, while another one is typed for it.
  const id = people[0]?.id ?? "";
  const change = (changes: object) => call(office.url, changePerson, { id, changes }, session.access_token);
  const step = { nextStep: "Llamar", nextStepAt: "2026-11-23T15:00:00.000Z" };
  await change({
    nextStep: { from: "", to: step.nextStep },
    nextStepAt: { from: null, to: step.nextStepAt },
  });
  await openOffice(page, office.url, session, `/office/people/${id}`);
  await open("nextStepAt");
  await change({ nextStep: { from: step.nextStep, to: "" } });
  await moment.fill("2026-11-24T09:30");
  await moment.press("Enter");
  const conflict = page.getByRole("alert").filter({ hasText: labels.nextStepAt });
  await expect(conflict.getByRole("button", { name: personWords.es.conflict.take })).toBeVisible();
  await conflict.getByRole("button", { name: personWords.es.conflict.take }).press("Enter");
  await expect(page.getByText(labels.nextStepAt, { exact: true })).toHaveCount(0);
  await page.close();
  await office.end();
});
