import { expect, onTestFinished, test } from "vitest";
import { minutes, seconds } from "#domain/durations.ts";
import * as answers from "#domain/office/answer-operations.ts";
import * as people from "#domain/office/people-operations.ts";
import { changePerson } from "#domain/office/person-commands.ts";
import { draftChannels } from "#domain/people/people.ts";
import { startMailReceiver } from "../receivers.ts";
import { describeOnBoth } from "../start-app.ts";
import { settle } from "./appointment-post.ts";
import { soon } from "./outbox-setup.ts";
import { business, hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

const form = "send-hero-consultation";
const letter = {
  locale: "es",
  subject: "Sus impuestos de 2025",
  body: "Hola, Ana:\n\nTraiga <b>su</b> W-2.\nGracias.",
  seen: null,
} as const;

describeOnBoth("answers", (open) => {
  test("calls that reach, WhatsApp and visits stop the clock, other notes do not, and undoing runs it again", async () => {
    const app = await open();
    const id = await sendForm(app, form, hero);
    const ana = await atWork(app);
    const card = () => ana.ask(people.getPerson, { id });
    const { replyBy } = await card();
    const touches = [
      [{ kind: "note", outcome: null }, false],
      [{ kind: "call", outcome: "no-answer" }, false],
      [{ kind: "call", outcome: "left-message" }, false],
      [{ kind: "call", outcome: "reached" }, true],
      [{ kind: "whatsapp", outcome: null }, true],
      [{ kind: "visit", outcome: null }, true],
    ] as const;
    for (const [touch, isAnswer] of touches) {
      app.advance(seconds(1));
      const { touchId } = await ana.ask(answers.logTouch, { id, body: "Dijo que sí", ...touch });
      const after = await card();
      expect([touch, after.replyBy]).toEqual([touch, isAnswer ? null : replyBy]);
      expect([after.stage, after.assignedTo?.id]).toEqual(
        isAnswer ? ["talking", ana.user.id] : ["new", undefined],
      );
      app.advance(seconds(1));
      expect(await ana.ask(answers.undoTouch, { id: touchId })).toEqual({});
      expect(await card()).toMatchObject({ replyBy, stage: "new", assignedTo: null, lastAnswerId: null });
      expect(await ana.ask(answers.undoTouch, { id: touchId })).toMatchObject({ code: "state-changed" });
    }
    await ana.ask(changePerson, { id, changes: { stage: { from: "new", to: "closed" } } });
    expect((await card()).replyBy).toBeNull();
  });

  test("a second answer is told of the first, and goes all the same when it is to", async () => {
    const app = await open();
    const id = await sendForm(app, form, hero);
    const [ana, eva] = [await atWork(app), await atWork(app)];
    const { touchId } = await ana.ask(answers.logTouch, { id, kind: "call", body: "She comes on Monday" });
    app.advance(minutes(2));
    const refused = await eva.ask(answers.sendLetter, { id, ...letter });
    const conflict = { current: "She comes on Monday", by: "Elena Prueba" };
    expect(refused).toMatchObject({ code: "answered-meanwhile", ...conflict });
    expect(await eva.ask(answers.logTouch, { id, kind: "whatsapp", body: "" })).toMatchObject(conflict);
    expect(await eva.ask(answers.sendLetter, { id, ...letter, seen: touchId })).toHaveProperty("letterId");
    expect(await ana.ask(answers.logTouch, { id, kind: "visit", body: "", anyway: true })).toHaveProperty(
      "touchId",
    );
  });

  test("a letter with a number like an SSN or an unlawful word is refused until it is mended", async () => {
    const app = await open();
    const id = await sendForm(app, form, hero);
    const ana = await atWork(app);
    for (const text of [{ subject: "ITIN 912-70-1234" }, { body: "Su tarjeta 4111 1111 1111 1111" }])
      expect(await ana.ask(answers.sendLetter, { id, ...letter, ...text })).toMatchObject({
        code: "number-sensitive",
      });
    const unlawful = { ...letter, body: ["Su notari", "o"].join("") };
    expect(await ana.ask(answers.sendLetter, { id, ...unlawful })).toMatchObject({ error: "notary-word" });
    const masked = "Su ITIN termina en ***-**-1234. Llame al (972) 555-0142, o https://zoom.us/j/123456789";
    expect(await ana.ask(answers.sendLetter, { id, ...letter, body: masked })).toHaveProperty("letterId");
  });

  test("what was done takes away the draft of its own kind alone", async () => {
    const app = await open();
    const id = await sendForm(app, form, hero);
    const ana = await atWork(app);
    const channels = async () =>
      (await ana.ask(people.getPerson, { id })).drafts.map(({ channel }) => channel).toSorted();
    for (const channel of draftChannels)
      await ana.ask(answers.saveDraft, { id, channel, subject: "", body: "Bring the W-2" });
    expect(await channels()).toEqual(["call", "mail", "note", "whatsapp"]);
    await ana.ask(answers.logTouch, { id, kind: "call", body: "Bring the W-2" });
    expect(await channels()).toEqual(["mail", "note", "whatsapp"]);
    await ana.ask(answers.logTouch, { id, kind: "note", body: "Bring the W-2" });
    expect(await channels()).toEqual(["mail", "whatsapp"]);
  });

  test("a letter waits 15 seconds, arrives as it was written, and counts for no stranger's limit", async () => {
    const mail = await startMailReceiver();
    onTestFinished(mail.stop);
    const app = await open({ settings: { SMTP_URL: mail.url } });
    const id = await sendForm(app, form, hero);
    await settle(app);
    const ana = await atWork(app);
    await ana.ask(answers.saveDraft, { id, channel: "mail", subject: "", body: "Hola" });
    expect((await ana.ask(people.getPerson, { id })).drafts).toMatchObject([
      { channel: "mail", body: "Hola" },
    ]);
    const sent = await ana.ask(answers.sendLetter, { id, ...letter });
    expect(Date.parse(sent.dueAt) - app.now().getTime()).toBe(answers.letterDelay);
    expect(await ana.ask(people.getPerson, { id })).toMatchObject({
      drafts: [],
      replyBy: null,
      lastAnswerId: sent.touchId,
    });
    app.advance(answers.letterDelay - 1);
    await settle(app);
    expect(mail.mails.filter(({ mail: { subject } }) => subject === letter.subject)).toEqual([]);
    app.advance(2);
    await soon(() => mail.mails.at(-1)?.mail.subject).toBe(letter.subject);
    const {
      to,
      raw,
      mail: { text = "", html = "", headers },
    } = mail.mails.at(-1) ?? expect.fail();
    expect(to).toEqual(["ana@example.com"]);
    expect(text).toContain("Traiga <b>su</b> W-2.\nGracias.");
    expect(html).toContain("Traiga &lt;b&gt;su&lt;/b&gt; W-2.<br>Gracias.");
    expect([
      raw.includes("Auto-Submitted"),
      headers.find(({ key }) => key === "content-language")?.value,
    ]).toEqual([false, "es"]);
    await settle(app);
    // A card that stands open would go on saying that the letter is about to go.
    const told = await app.db.selectFrom("changes").select("topic").orderBy("seq").execute();
    expect(told.at(-1)).toEqual({ topic: "deliveries" });
    expect(await ana.ask(answers.undoLetter, { id: sent.letterId })).toMatchObject({ code: "too-late" });
    const more = [];
    for (let round = 0; round < 10; round += 1)
      more.push((await ana.ask(answers.sendLetter, { id, ...letter })).code);
    expect(more.filter(Boolean)).toEqual(["rate-limited"]);
    for (let round = 0; round < 9; round += 1) await sendForm(app, form, hero);
    expect((await app.outbox()).filter(({ state }) => state === "withheld")).toEqual([]);
    expect(app.logged.join("")).not.toMatch(/Ana|example\.com|impuestos/);
  });

  test("a letter with a blank, or to nobody's address, is not sent", async () => {
    const app = await open();
    const id = await sendForm(app, "send-business-confirmation", {
      ...business,
      email: "none",
    });
    const ana = await atWork(app);
    expect(await ana.ask(answers.sendLetter, { id, ...letter })).toMatchObject({
      code: "input-invalid",
      field: "email",
    });
    for (const text of ["Hola, {firstName}", "Venga el [día]"]) {
      expect(await ana.ask(answers.sendLetter, { id, ...letter, body: text })).toMatchObject({
        code: "blank-unfilled",
      });
      expect(await ana.ask(answers.sendLetter, { id, ...letter, subject: text })).toMatchObject({
        code: "blank-unfilled",
      });
    }
    const { times } = await ana.ask(answers.listOfferedTimes, { typeId: "consultation" });
    expect(times.length).toBeLessThanOrEqual(6);
    expect(await ana.ask(answers.listOfferedTimes, { typeId: "x" })).toMatchObject({ code: "input-invalid" });
  });

  test("taking letters back while they are being sent: each is either sent or undone", async () => {
    const mail = await startMailReceiver();
    onTestFinished(mail.stop);
    const app = await open({ settings: { SMTP_URL: mail.url, RATE_LIMITS: "off" } });
    const ana = await atWork(app);
    const ids: string[] = [];
    for (let round = 0; round < 12; round += 1)
      ids.push(await sendForm(app, form, { ...hero, email: `p${round}@example.com` }));
    await settle(app);
    const count = mail.mails.length;
    const letters = await Promise.all(ids.map((id) => ana.ask(answers.sendLetter, { id, ...letter })));
    app.advance(answers.letterDelay);
    app.wakeOutbox();
    const undone = await Promise.all(
      letters.map(({ letterId }) => ana.ask(answers.undoLetter, { id: letterId })),
    );
    await settle(app);
    const sentTo = mail.mails.slice(count).map(({ to }) => to[0]);
    const expected = ids.flatMap((_, round) =>
      undone[round]?.code === "too-late" ? [`p${round}@example.com`] : [],
    );
    expect(sentTo.toSorted()).toEqual(expected.toSorted());
    for (const [round, id] of ids.entries()) {
      const card = await ana.ask(people.getPerson, { id });
      const isSent = undone[round]?.code === "too-late";
      expect([card.replyBy === null, card.drafts.length]).toEqual([isSent, isSent ? 0 : 1]);
    }
  });
});
