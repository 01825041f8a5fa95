import { expect, test } from "vitest";
import { listDeliveries } from "#domain/office/delivery-operations.ts";
import { showLetter } from "#domain/office/unsent-letter-operations.ts";
import { startApp } from "../start-app.ts";
import { bookAna, tokenIn } from "./appointment-calls.ts";
import { contact } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

test("a letter that waits for a mail server is read in the office, without what its links can do", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  const message = "My SSN is 123-45-6789.";
  const personId = await sendForm(app, "send-contact-message", { ...contact, message });
  const { manageUrl } = await bookAna(app);
  const desk = await atWork(app, { role: "front-desk" });
  const { deliveries } = await desk.ask(listDeliveries, { tab: "waiting" });
  const idOf = (kind: string) => deliveries.find((each) => each.kind === kind)?.id ?? "";
  const letterOf = (kind: string) => desk.ask(showLetter, { id: idOf(kind) });

  const notice = await letterOf("lead-notice");
  expect(notice).toMatchObject({ locale: "en", subject: expect.stringContaining("Ana Prueba") });
  expect(notice.text).toContain("***-**-6789");
  expect(notice.text).not.toContain("123-45");
  expect(await letterOf("lead-confirmation")).toHaveProperty("text");
  for (const kind of ["appointment-notice", "appointment-confirmation"]) {
    const { text } = await letterOf(kind);
    expect([kind, text]).toEqual([kind, expect.stringContaining("November 23")]);
    // The visitor's own link moves and cancels.
    expect([kind, text.includes(tokenIn(manageUrl)), text.includes("/appointments/")]).toEqual([
      kind,
      false,
      false,
    ]);
  }
  const rows = await app.db
    .selectFrom("audit")
    .select(["subject_id", "actor_id", "person_id"])
    .where("action", "=", showLetter.name)
    .execute();
  expect(rows).toHaveLength(4);
  expect(rows[0]).toEqual({ subject_id: idOf("lead-notice"), actor_id: desk.user.id, person_id: personId });
  // Nobody keeps what was shown.
  expect(await app.db.selectFrom("office_commands").selectAll().execute()).toEqual([]);

  await app.db.updateTable("outbox").set({ state: "sent" }).execute();
  expect(await letterOf("lead-notice")).toMatchObject({ code: "state-changed" });
  await app.end();
});

test("the office shows no letter of an account or the newsletter, whose links act", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  await sendForm(app, "subscribe-newsletter", { email: "ana@example.com" });
  const desk = await atWork(app);
  const [confirm] = (await desk.ask(listDeliveries, { tab: "waiting" })).deliveries;
  expect(confirm?.kind).toBe("newsletter-confirm");
  expect(await desk.ask(showLetter, { id: confirm?.id ?? "" })).toMatchObject({ code: "state-changed" });
  await app.end();
});
