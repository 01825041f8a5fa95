import { expect, onTestFinished, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { locales } from "#domain/locale.ts";
import { saveField } from "#domain/office/field-operations.ts";
import { outbox } from "../../scripts/outbox.ts";
import { readEntry } from "../read-calendar.ts";
import { signatureOf } from "../receivers.ts";
import { runHere } from "../run-here.ts";
import { describeOnBoth, siteUrl, startApp } from "../start-app.ts";
import { ana, bookAna, change, monday, tokenIn, tuesday } from "./appointment-calls.ts";
import { office, openBookWithPost, webhookSecret } from "./appointment-post.ts";
import { atWork } from "./staff-at-work.ts";

const { business } = loadPractice();
const titles = {
  en: [
    "Your appointment is confirmed",
    "Your appointment has been rescheduled",
    "Your appointment has been canceled",
  ],
  es: ["Su cita está confirmada", "Su cita quedó reprogramada", "Su cita quedó cancelada"],
};
const mondayUtc = "2026-11-23T15:00:00.000Z";
const tuesdayUtc = "2026-11-24T20:30:00.000Z";

describeOnBoth("the letters of the appointment book", (open) => {
  const openBook = () => openBookWithPost(open);
  type Book = Awaited<ReturnType<typeof openBook>>;

  /** Books for Monday, moves to Tuesday and cancels, each a minute after the one before. */
  async function bookMoveAndCancel({ app, settle }: Book, fields: Record<string, string> = {}) {
    const { id, manageUrl } = await bookAna(app, fields);
    await settle();
    for (const action of [{ action: "move", start: tuesday }, { action: "cancel" }]) {
      app.advance(60_000);
      expect((await change(app, tokenIn(manageUrl), action)).status).toBe(303);
      await settle();
    }
    return { id, manageUrl };
  }

  test.each(locales)(
    "keep one entry in both calendars through booking, move and cancellation (%s)",
    async (locale) => {
      const book = await openBook();
      const { manageUrl } = await bookMoveAndCancel(book, { locale, phone: "214 555 0100" });
      expect(manageUrl.startsWith(`${siteUrl}${locale === "es" ? "/es" : ""}/appointments/`)).toBe(true);
      const toVisitor = book.lettersTo(ana.email);
      const toPractice = book.lettersTo(office);
      const [appointment] = await book.app.db.selectFrom("appointments").select("id").execute();
      for (const letters of [toVisitor, toPractice]) {
        expect(letters.map(({ method }) => method)).toEqual(["REQUEST", "REQUEST", "CANCEL"]);
        expect(letters.map(({ entry }) => entry)).toMatchObject([
          { method: "REQUEST", sequence: 0, status: "CONFIRMED", start: mondayUtc },
          { method: "REQUEST", sequence: 1, status: "CONFIRMED", start: tuesdayUtc },
          { method: "CANCEL", sequence: 2, status: "CANCELLED", start: tuesdayUtc },
        ]);
        const uids = new Set(letters.map(({ entry }) => entry?.uid));
        expect([...uids]).toEqual([`${appointment?.id}@${business.websiteId}`]);
        for (const { files } of letters) {
          expect(files.map(({ filename }) => filename)).toContain("appointment.ics");
          expect(new Set(files.map(({ text }) => text)).size).toBe(1);
        }
      }
      expect(toVisitor.map(({ subject }) => subject.split(":")[0])).toEqual(titles[locale]);
      expect(toVisitor.map(({ language }) => language)).toEqual([locale, locale, locale]);
      expect(toVisitor.map(({ text }) => text.includes(manageUrl))).toEqual([true, true, false]);
      expect(toPractice.map(({ subject }) => subject.split(":")[0])).toEqual([
        "New appointment",
        "Appointment rescheduled",
        "Appointment canceled",
      ]);
      expect(toPractice.map(({ language }) => language)).toEqual(["en", "en", "en"]);
      expect(toPractice[0]?.entry?.description).toContain("Phone: 214 555 0100");
    },
  );

  test("come with signed webhooks that tell the same", async () => {
    const book = await openBook();
    await bookMoveAndCancel(book, { locale: "es", phone: "214 555 0100", comments: "My LLC" });
    const [appointment] = await book.app.db.selectFrom("appointments").select("id").execute();
    const bodies = book.hook.calls.map(({ body }) => JSON.parse(body));
    const told = {
      formType: "appointment",
      source: business.websiteId,
      email: ana.email,
      service: "consultation",
      name: ana.name,
      phone: "214 555 0100",
      comments: "My LLC",
      locale: "es",
      tz: "America/Chicago",
      meeting: "phone",
      uid: `${appointment?.id}@${business.websiteId}`,
    };
    const onTuesday = { start: tuesdayUtc, end: "2026-11-24T21:00:00.000Z" };
    const at = (submittedAt: string) => ({ submittedAt, timestamp: Date.parse(submittedAt) });
    const booked = { event: "booked", sequence: 0, start: mondayUtc, end: "2026-11-23T15:30:00.000Z" };
    const moved = { event: "moved", sequence: 1, previousStart: mondayUtc, ...onTuesday };
    expect(bodies).toEqual([
      { ...told, ...booked, ...at("2026-11-20T15:00:00.000Z") },
      { ...told, ...moved, ...at("2026-11-20T15:01:00.000Z") },
      { ...told, event: "cancelled", sequence: 2, ...onTuesday, ...at("2026-11-20T15:02:00.000Z") },
    ]);
    for (const call of book.hook.calls)
      expect(call.headers["webhook-signature"]).toBe(signatureOf(call, webhookSecret));
    expect(new Set(book.hook.calls.map(({ headers }) => headers["webhook-id"])).size).toBe(3);
  });

  test("star out sensitive numbers, and the log names nobody", async () => {
    const book = await openBook();
    const comments = "My number is 123-45-6789, my card 4111 1111 1111 1111";
    const { manageUrl } = await bookMoveAndCancel(book, { comments });
    const sent = [...book.lettersTo(office), ...book.lettersTo(ana.email)].map(({ all }) => all);
    expect(sent).toHaveLength(6);
    const bodies = book.hook.calls.map(({ body }) => body);
    expect([...sent, ...bodies].join("\n")).not.toMatch(/123-45-6789|4111 1111/);
    expect(book.lettersTo(office)[0]?.entry?.description).toContain("***-**-6789");
    expect(JSON.parse(bodies[0] ?? "").comments).toContain("***-**-6789");
    const logged = book.app.logged.join("");
    expect(logged).toContain("outbox: sent");
    expect(logged).not.toMatch(/ana|prueba|example\.com|45-6789|\*-6789/i);
    expect(logged).not.toContain(tokenIn(manageUrl));
  });

  test("bring the same entry as the file to keep, which invites nobody", async () => {
    const { app, settle, lettersTo } = await openBook();
    const { manageUrl } = await bookAna(app, { locale: "es" });
    await settle();
    const file = await fetch(`${app.url}${new URL(manageUrl).pathname}/appointment.ics`);
    const entry = readEntry(await file.text());
    const sent = lettersTo(ana.email)[0]?.entry;
    expect(sent?.attendees).toMatchObject([{ address: ana.email, partstat: "ACCEPTED" }]);
    expect(entry).toEqual({ ...sent, method: "PUBLISH", attendees: [] });
  });

  test("go to nobody when the time was taken", async () => {
    const book = await openBook();
    await bookAna(book.app);
    const { manageUrl } = await bookAna(book.app, { start: tuesday, email: "eva@example.com" });
    const lost = await change(book.app, tokenIn(manageUrl), { action: "move", start: monday });
    expect(lost.status).toBe(409);
    await book.settle();
    expect(book.lettersTo("eva@example.com")).toHaveLength(1);
    expect(book.hook.calls).toHaveLength(2);
  });
});

test("a letter or webhook of an appointment that waits can be read at the terminal", async () => {
  const app = await startApp({ settings: { WEBHOOK_URL: "https://hooks.example.com/" } });
  onTestFinished(() => app.end());
  const { manageUrl } = await bookAna(app, { locale: "es" });
  // A rule of booking holds for the letters from then on, whatever was published.
  const owner = await atWork(app);
  await owner.ask(saveField, { path: "appointments/noticeHours", version: "", value: 7 });
  const show = async (kind: string) => {
    const row = (await app.outbox()).find((each) => each.kind === kind);
    const settings = { DATA_DIR: app.folder, SITE_URL: siteUrl, NOW: app.now().toISOString() };
    return (await runHere(outbox, ["show", row?.id ?? ""], settings)).stdout;
  };
  const letter = await show("appointment-confirmation");
  expect(letter).toMatch(/^Subject: (Su cita|Recordatorio)/m);
  expect(letter).toContain(manageUrl);
  expect(letter).toContain("hasta 7 horas antes");
  expect(await (await fetch(`${app.url}${new URL(manageUrl).pathname}`)).text()).toContain("7 horas");
  expect(await show("appointment-notice")).toContain("Subject: New appointment: Ana Prueba");
  expect(JSON.parse(await show("appointment-webhook"))).toMatchObject({ event: "booked", start: mondayUtc });
});
