import { dateFormat } from "#content/format/date-format.ts";
import { fillIn } from "#content/format/fill-in.ts";
import { launchRuleWords } from "#content/words/launch-findings.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { todayWords } from "#content/words/office/today.ts";
import { bookAppointment } from "#domain/office/calendar-operations.ts";
import { addPerson, changePerson } from "#domain/office/person-commands.ts";
import { deletePerson } from "#domain/office/person-requests.ts";
import { postJson } from "../post-json.ts";
import { rosa, sendLead } from "./desk-steps.ts";
import { expect, test } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { addPeople, addSteps, endDeletionDelays, personIdOf } from "./office-rows.ts";
import { signInAt } from "./office-session.ts";
import { press } from "./office-steps.ts";
import { startPractice } from "./start-practice.ts";

// Monday at 9:00 in Chicago; the office is open.
const monday = "2026-11-16T15:00:00Z";

test.use({ allowedErrors: [/status of 404/] });

test("a step that is due is not read as an answer, nor what the office booked as what somebody wrote", async ({
  page,
}) => {
  const office = await startPractice({ NOW: monday });
  const session = await signInAt(office, { now: new Date(monday), locale: "es" });
  const caller = {
    name: "Rosa Prueba",
    email: "rosa@example.com",
    phone: "972 555 0173 ext 4",
    writes: "es",
    speaks: "es",
  } as const;
  const { id } = await call(
    office.url,
    addPerson,
    { ...caller, source: "call", consent: true },
    session.access_token,
  );
  const changes = {
    nextStep: { from: null, to: "Pedir la W-2" },
    nextStepAt: { from: null, to: "2026-11-16T21:00:00Z" },
  };
  await call(office.url, changePerson, { id, changes }, session.access_token);
  const booking = {
    typeId: "consultation",
    start: "2026-11-17T10:00",
    meeting: "phone",
    consent: true,
  } as const;
  await call(office.url, bookAppointment, { ...booking, personId: id }, session.access_token);
  await page.clock.setFixedTime(monday);
  await openOffice(page, office.url, session);
  const due = page.getByRole("region", { name: todayWords.es.headings.due }).getByRole("link");
  await expect(due).toContainText(`${deskWords.es.clock.by.do} 3:00 p. m.`);
  const nextStepAt = { from: changes.nextStepAt.to, to: "2026-11-16T15:40:29Z" };
  await call(office.url, changePerson, { id, changes: { nextStepAt } }, session.access_token);
  await expect(due).toContainText(`${deskWords.es.clock.within.do} 40 min`);

  // What was left undone stands before it, and hides nothing.
  await addPeople(office, 50);
  await addSteps(office, "2026-11-16T14:00:00.000Z");
  await press(page, deskWords.es.refresh);
  await expect(due).toHaveCount(50);
  await press(page, deskWords.es.more);
  await expect(due).toHaveCount(51);
  await due.last().click();
  await expect(page.getByRole("main").getByText(deskWords.es.byHand).first()).toBeVisible();
  // Where they came from is known: who added them said it.
  const origin = page.getByRole("region", { name: personWords.es.source.heading });
  await expect(origin.getByText(deskWords.es.byHand)).toBeVisible();
  await expect(page.getByText(personWords.es.said.es)).toHaveCount(0);
  // Who asks for the newsletter says nothing to be read first.
  const asked = { formData: { email: caller.email }, locale: "es" };
  await postJson(`${office.url}/functions/v1/subscribe-newsletter`, asked);
  await page.reload();
  const history = page.getByRole("region", { name: personWords.es.timeline.heading });
  await expect(history.getByText(deskWords.es.forms.newsletter, { exact: true })).toBeVisible();
  const who = page.getByRole("heading", { level: 1 }).locator("..");
  await expect(who).toContainText(deskWords.es.forms.appointment);
  await page.getByRole("region", { name: personWords.es.appointments.heading }).getByRole("link").click();
  await page.getByRole("button", { name: /10:00 a\. m\. Rosa Prueba/ }).click();
  // The number alone is dialed: the extension is asked for there.
  const phone = page.getByRole("link", { name: "(972) 555-0173 ext. 4" });
  await expect(phone).toHaveAttribute("href", "tel:+19725550173");
  await page.close();
  await office.end();
});

test("a card says that its person was deleted, and shows nothing of them any more", async ({ page }) => {
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  const { session } = await openOwnerAccount(office, "en");
  const id = personIdOf(office, rosa.name);
  const { deleteAt } = await call(office.url, deletePerson, { id }, session.access_token);
  await openOffice(page, office.url, session, `/office/people/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: rosa.name })).toBeVisible();
  await endDeletionDelays(office, new Date());
  const date = dateFormat("en", { dateStyle: "medium", timeZone: "America/Chicago" }).format(
    new Date(deleteAt),
  );
  await expect(page.getByText(fillIn(personWords.en.deleted, { date }))).toBeVisible();
  await expect(page.getByText(rosa.name)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(fillIn(personWords.en.deleted, { date }))).toBeVisible();
  await page.close();
  await office.end();
});

test("an owner is led to the facts of the website that have grown old", async ({ page }) => {
  // The last estimate for 2026 was due the day before.
  const saturday = "2027-01-16T15:00:00Z";
  const office = await startPractice({ NOW: saturday });
  const session = await signInAt(office, { now: new Date(saturday), locale: "es" });
  await page.clock.setFixedTime(saturday);
  await openOffice(page, office.url, session);
  const tasks = page.getByRole("region", { name: todayWords.es.headings.tasks });
  await tasks.getByRole("link", { name: /datos del sitio web/ }).click();
  const finding = page.getByRole("listitem").filter({ hasText: launchRuleWords.es["past-dates"] ?? "" });
  await finding.filter({ hasText: "Nombra el 15 de enero de 2027." }).getByRole("link").first().click();
  const shown = () =>
    page
      .getByRole("textbox")
      .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  await expect.poll(async () => (await shown()).join("\n")).toContain("15 de enero de 2027");
  await page.close();
  await office.end();
});
