import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { seconds } from "#domain/durations.ts";
import { sendLetter } from "#domain/office/answer-operations.ts";
import { bookAppointment, moveAppointment } from "#domain/office/calendar-operations.ts";
import { findPeople } from "#domain/office/people-operations.ts";
import { startMailServer } from "../api/outbox-mail-server.ts";
import { bookTime, expectSound, rosa, sendLead } from "./desk-steps.ts";
import { expect, test, toastOf } from "./fixtures.ts";
import { call, openOffice, openOwnerAccount } from "./office-owner.ts";
import { beginAppointments, holdLetters, personIdOf } from "./office-rows.ts";
import { signInAt } from "./office-session.ts";
import { startPractice } from "./start-practice.ts";

test.use({ viewport: { width: 360, height: 780 } });

test("a card leads to what is not delivered and to the day of an appointment, whose end is noted there", async ({
  page,
}) => {
  const mail = await startMailServer();
  mail.answers(({ to }) => (to.includes("bea@example.com") ? 550 : 250));
  const now = new Date("2026-11-16T09:00:00-06:00");
  const office = await startPractice({ SMTP_URL: mail.url, NOW: now.toISOString() });
  await bookTime(office, "Bea Prueba", "16T14:00", "es");
  const session = await signInAt(office, { now, locale: "es", role: "front-desk" });
  const token = session.access_token;
  const { people } = await call(office.url, findPeople, { text: "Bea Prueba" }, token);
  const id = people[0]?.id ?? "";
  const letter = { locale: "es", subject: "Su cita", body: "Hasta pronto.", seen: null } as const;
  await call(office.url, sendLetter, { id, ...letter }, token);
  const words = personWords.es;
  await page.clock.setFixedTime(now.getTime() + seconds(30));
  await openOffice(page, office.url, session, `/office/people/${id}`);
  const list = page.getByRole("region", { name: words.appointments.heading });
  const past = list.getByRole("button", { name: calendarWords.es.entry.kept, exact: true });
  const day = list.getByRole("link");
  await expect(day).toHaveText("2:00\u00a0p.\u00a0m.");
  await expect(past).toBeHidden();
  const failed = page.getByRole("link", { name: new RegExp(`^${words.timeline.deliveryStates.held}`) });
  await expect(failed.filter({ hasText: "550" })).toBeVisible();

  await holdLetters(office);
  await beginAppointments(office, new Date(now.getTime() - seconds(60)));
  await page.reload();
  await past.press("Enter");
  await expect(toastOf(page)).toContainText(
    fillIn(calendarWords.es.entry.noted.kept, { name: "Bea Prueba" }),
  );
  await expect(day).toContainText(words.appointments.outcomes.kept);
  await expect(past).toBeHidden();
  await expect(list).toBeFocused();
  await expectSound(page, "a card with a past appointment");
  await day.press("Enter");
  await expect(page).toHaveURL(/calendar\?day=2026-11-16$/);
  await page.goBack();
  // The confirmation of the booking, and the letter of the office.
  await expect(failed).toHaveCount(2);
  await failed.last().press("Enter");
  await expect(page.getByRole("button", { name: deliveriesWords.es.fix.submit })).toBeVisible();
  await page.close();
  await office.end();
  await mail.stop();
});

test("what somebody waits for stands first while the office books, and no booking tells an older time as its own", async ({
  page,
}) => {
  const now = new Date("2026-11-16T09:00:00-06:00");
  const office = await startPractice({ NOW: now.toISOString() });
  await sendLead(office, rosa, "es");
  const session = await signInAt(office, { now, locale: "es", role: "front-desk" });
  const token = session.access_token;
  const personId = personIdOf(office, rosa.name);
  const wanted = { typeId: "consultation", meeting: "phone", consent: true, personId } as const;
  const { id } = await call(office.url, bookAppointment, { ...wanted, start: "2026-11-17T10:00" }, token);
  await call(office.url, moveAppointment, { id, start: "2026-11-18T11:00", letter: false }, token);
  await page.clock.setFixedTime(now);
  await openOffice(page, office.url, session);
  const asked = /Mi ITIN venció/;
  const row = page.getByRole("link", { name: rosa.name });
  await expect(row).toContainText(asked);
  await row.click();
  const words = personWords.es;
  await expect(page.getByText(asked)).toBeVisible();
  const history = page.getByRole("region", { name: words.timeline.heading });
  await history.getByText(deskWords.es.byHand).first().click();
  const booked = history.getByRole("definition").filter({ hasText: "10:00" });
  await expect(booked.locator("..")).toContainText(words.timeline.firstBooked);
  await expectSound(page, "a card with a question and a booking");
  await page.close();
  await office.end();
});

test("beside the list a key takes the person of the open card, and one that is held takes back one change", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  const office = await startPractice();
  await sendLead(office, rosa, "es");
  const { session } = await openOwnerAccount(office, "es");
  const id = personIdOf(office, rosa.name);
  const { labels } = personWords.es;
  const assignedTo = page.getByRole("combobox", { name: labels.assignedTo });
  const stage = page.getByRole("combobox", { name: labels.stage });
  // On a slow line the list comes after the card.
  const listed = Promise.withResolvers<void>();
  await page.route("**/WaitingRows.*.js", (route) => listed.promise.then(() => route.continue()));
  await openOffice(page, office.url, session, `/office/people/${id}`);
  await expect(assignedTo).toHaveValue("");
  listed.resolve();
  await expect(page.locator("[data-person-row]")).toBeVisible();
  await page.keyboard.press("a");
  await expect(assignedTo.locator("option:checked")).toHaveText("Elena Morales");

  const changes: string[] = [];
  page.on("request", (request) => void (request.url().endsWith("/change") && changes.push(request.url())));
  await stage.selectOption("talking");
  await expect(toastOf(page)).toContainText(fillIn(personWords.es.changed, { field: labels.stage }));
  await stage.evaluate((select) => select.blur());
  for (let count = 0; count < 3; count++) await page.keyboard.down("z");
  await page.keyboard.up("z");
  await expect(stage).toHaveValue("new");
  await expect(toastOf(page)).toContainText(officeShellWords.es.undo.done);
  expect(changes).toHaveLength(2);
  await page.close();
  await office.end();
});
