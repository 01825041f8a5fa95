import { afterEach, describe, expect, test } from "vitest";
import { type OutboxLimits, outboxLimits } from "#server/outbox/limits.ts";
import { engines } from "./outbox-engines.ts";
import { startMailServer } from "./outbox-mail-server.ts";
import { heroFields, openOutbox, soon, type TestOutbox } from "./outbox-setup.ts";
import { startReceiver } from "./outbox-webhook-receiver.ts";

const promised = 10_000;
/** A fifth of the real limits, by which slots fall free five times as often. */
const shorter: Partial<OutboxLimits> = {
  shutdownGrace: 100,
  slotHeld: outboxLimits.slotHeld / 5,
  smtpTimeout: outboxLimits.smtpTimeout / 5,
  smtpSilence: outboxLimits.smtpSilence / 5,
  webhookTimeout: outboxLimits.webhookTimeout / 5,
};
const endings: (() => Promise<void>)[] = [];

/** Tests that a new lead does not wait for the `backlog` of deliveries before it. */
export const describeBacklog = (backlog: number) =>
  describe.each(engines)(`with ${backlog} deliveries that fail, on $engine`, ({ engine, settings }) => {
    afterEach(async () => {
      for (const end of endings.splice(0).reverse()) await end();
    });

    /** Rows of one lead whose address the receivers refuse. */
    async function fill(outbox: TestOutbox, attempts: number) {
      const leadId = await outbox.insertLead({ fields: { ...heroFields, email: "full@example.com" } });
      const rows = await outbox.db.selectFrom("outbox").selectAll().where("ref_id", "=", leadId).execute();
      const copies = Array.from({ length: backlog }, (_, index) => {
        const row = rows[index % rows.length];
        if (!row) throw new Error("the lead has no rows");
        return { ...row, id: `backlog-${index}`, attempts };
      });
      await outbox.db.transaction().execute(async (tx) => {
        for (let from = 0; from < backlog; from += 500) {
          await tx
            .insertInto("outbox")
            .values(copies.slice(from, from + 500))
            .execute();
        }
      });
    }

    async function start() {
      const mail = await startMailServer();
      const receiver = await startReceiver();
      endings.push(mail.stop, receiver.stop);
      const outbox = await openOutbox({
        SMTP_URL: mail.url,
        WEBHOOK_URL: receiver.url,
        WEBHOOK_ALLOW_PRIVATE: "1",
        ...(await settings()),
      });
      endings.push(outbox.close);
      return { mail, receiver, outbox };
    }

    async function expectPromptDelivery(outbox: TestOutbox, wake: () => void, within = promised) {
      outbox.advance(1000);
      const started = performance.now();
      const leadId = await outbox.insertLead();
      wake();
      for (const kind of ["lead-notice", "lead-confirmation", "lead-webhook"]) {
        const state = async () => (await outbox.delivery(leadId, kind)).state;
        await soon(state).toBe("sent");
      }
      expect(performance.now() - started).toBeLessThan(within);
    }

    test.each([0, 3])(
      "a new lead is delivered within 10 seconds (the others failed %d times)",
      async (attempts) => {
        const { mail, receiver, outbox } = await start();
        mail.answers(({ raw }) => (raw.includes("full@example.com") ? 451 : 250));
        receiver.answers((_request, response) => {
          response.writeHead(receiver.calls.at(-1)?.body.includes("full@example.com") ? 500 : 200).end();
        });
        await fill(outbox, attempts);
        const worker = outbox.start();
        await soon(() => mail.offered.length).toBeGreaterThan(20);
        await expectPromptDelivery(outbox, worker.wake);
      },
    );

    // Waits for slots, not for the database: one engine is enough.
    if (engine === "SQLite")
      test("a new lead is delivered within 10 seconds while the others hang", async () => {
        const { mail, receiver, outbox } = await start();
        mail.answers(({ raw }) => (raw.includes("full@example.com") ? "hang" : 250));
        receiver.answers((_request, response) => {
          if (!receiver.calls.at(-1)?.body.includes("full@example.com")) response.end();
        });
        await fill(outbox, 0);
        const worker = outbox.start({ limits: shorter });
        await soon(() => mail.offered.length).toBeGreaterThan(14);
        await expectPromptDelivery(outbox, worker.wake, promised / 2);
      });
  });
