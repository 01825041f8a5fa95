import { expect, onTestFinished, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { letterDelay, sendLetter } from "#domain/office/answer-operations.ts";
import { type DeliveryRow, fixAddress } from "#domain/office/delivery-operations.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import { mailboxHash } from "#server/outbox/mail-limit.ts";
import { describeOnBoth } from "../start-app.ts";
import { ana, bookAna, change, tokenIn } from "./appointment-calls.ts";
import { openBookWithPost } from "./appointment-post.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";
import { startMailServer } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

describeOnBoth("an address that is wrong", (open) => {
  test("a refused mail is fixed where it is seen: message, person and what waits get the address", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    mail.answers(({ to }) => (to.includes("ana@exmaple.com") ? 550 : 250));
    const app = await open({ settings: { SMTP_URL: mail.url } });
    const { token } = await signedInStaff(app, { role: "front-desk" });
    const call = (path: string, body?: unknown) => callOffice(app, path, { token, body });
    const attention = async () => (await call("/deliveries?tab=attention")).json.deliveries as DeliveryRow[];
    await app.post("send-hero-consultation", {
      formData: { ...hero, email: "ana@exmaple.com" },
      locale: "es",
    });
    await soon(async () => (await attention()).length).toBe(1);
    const [refused] = await attention();
    expect(refused).toMatchObject({
      kind: "lead-confirmation",
      state: "held",
      canFix: true,
      target: "ana@exmaple.com",
      problem: { code: "mail-refused", detail: expect.stringContaining("550") },
    });
    expect((await call("/today")).json.failures).toEqual([refused]);
    expect((await call(`/deliveries/${refused?.id}`)).json.attempts).toMatchObject([
      { status: 550, answer: expect.not.stringContaining("exmaple") },
    ]);
    const fix = (from: string, to: string) => call(`/deliveries/${refused?.id}/fix-address`, { from, to });
    expect((await fix("other@example.com", "ana@example.com")).json).toMatchObject({
      code: "field-conflict",
      current: "ana@exmaple.com",
    });
    expect((await fix("ana@exmaple.com", "none")).json).toMatchObject({
      field: "to",
      error: "email-invalid",
    });
    expect((await fix("ana@exmaple.com", "Ana@Example.com")).status).toBe(200);
    await soon(() => mail.accepted.some(({ to }) => to.includes("Ana@example.com"))).toBe(true);
    expect(await attention()).toEqual([]);
    const person = await app.db.selectFrom("people").selectAll().executeTakeFirstOrThrow();
    expect(person.email).toBe("ana@example.com");
    expect((await app.leads())[0]).toMatchObject({ email: "ana@example.com" });
    // Whoever changed something else since is not who changed the address.
    app.advance(minutes(1));
    const berta = await atWork(app, { name: "Berta Prueba" });
    const stage = { from: "new", to: "talking" } as const;
    expect(await berta.ask(changePerson, { id: person.id, changes: { stage } })).toEqual({});
    expect((await fix("ana@exmaple.com", "eva@example.com")).json).toMatchObject({
      code: "field-conflict",
      current: "ana@example.com",
      by: "Elena Prueba",
    });
    const terms = await app.db.selectFrom("search_terms").select("term").execute();
    expect(terms.map(({ term }) => term)).not.toContain("e:ana@exmaple.com");
  });

  test("a letter of the office counts for the corrected mailbox, and what else was refused goes there too", async () => {
    const mail = await startMailServer();
    onTestFinished(mail.stop);
    mail.answers(({ to }) => (to.includes("ana@exmaple.com") ? 550 : 250));
    const app = await open({ settings: { SMTP_URL: mail.url } });
    const { secret } = app;
    const id = await sendForm(app, "send-hero-consultation", { ...hero, email: "ana@exmaple.com" });
    const staff = await atWork(app);
    const letter = { locale: "es", subject: "Sus impuestos", body: "Traiga su W-2.", seen: null } as const;
    await staff.ask(sendLetter, { id, ...letter });
    // The time to take it back is over.
    app.advance(letterDelay);
    const sent = async () => (await app.outbox()).find(({ kind }) => kind === "staff-letter");
    await soon(async () => (await sent())?.state).toBe("held");
    const delivery = await sent();
    expect(delivery?.mailbox).toBe(mailboxHash("ana@exmaple.com", secret, "letters"));
    const correction = { from: "ana@exmaple.com", to: "ana@example.com" };
    expect(await staff.ask(fixAddress, { id: delivery?.id ?? "", ...correction })).not.toHaveProperty("code");
    expect((await sent())?.mailbox).toBe(mailboxHash("ana@example.com", secret, "letters"));
    // The confirmation of the message, which was refused too, goes along.
    await soon(() => mail.accepted.filter(({ to }) => to.includes("ana@example.com")).length).toBe(2);
  });

  test("the links that went to a stranger end, and the corrected letters bring new ones", async () => {
    const { app, settle, lettersTo } = await openBookWithPost(open);
    const { manageUrl } = await bookAna(app);
    await app.post("subscribe-newsletter", { formData: { email: "eva@example.com" } });
    await settle();
    const { token } = await signedInStaff(app, { role: "front-desk" });
    const call = (path: string, body?: unknown) => callOffice(app, path, { token, body });
    const sent = (await call("/deliveries?tab=sent")).json.deliveries as DeliveryRow[];
    const subscriber = () =>
      app.db.selectFrom("subscribers").select(["id", "email"]).executeTakeFirstOrThrow();
    const formerId = (await subscriber()).id;
    app.advance(minutes(5));
    // A letter tells seconds.
    const at = `${app.now().toISOString().slice(0, 19)}.000Z`;
    for (const [from, to] of [
      [ana.email, "right@example.com"],
      ["eva@example.com", "iris@example.com"],
    ]) {
      const id = sent.find(({ target }) => target === from)?.id;
      expect((await call(`/deliveries/${id}/fix-address`, { from, to })).status).toBe(200);
    }
    await settle();
    const { token: newLink } = await app.db
      .selectFrom("appointments")
      .select("token")
      .executeTakeFirstOrThrow();
    expect(newLink).not.toBe(tokenIn(manageUrl));
    await change(app, tokenIn(manageUrl), { action: "cancel" });
    await settle();
    expect(lettersTo("right@example.com").map(({ method }) => method)).not.toContain("CANCEL");
    expect((await fetch(`${app.url}/appointments/${tokenIn(manageUrl)}`)).status).toBe(404);
    expect(lettersTo("right@example.com").at(-1)?.text).toContain(newLink);
    // Mail programs take it for no copy of the first.
    const [one, other] = [lettersTo(ana.email), lettersTo("right@example.com")].map((letters) => letters[0]);
    expect(other).toMatchObject({ date: at, messageId: expect.stringContaining("@www.example.com>") });
    expect(other?.messageId).not.toBe(one?.messageId);
    expect(lettersTo("iris@example.com")[0]?.date).toBe(at);
    expect((await subscriber()).email).toBe("iris@example.com");
    expect((await subscriber()).id).not.toBe(formerId);
  });
});
