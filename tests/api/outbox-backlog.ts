import { afterEach, describe, expect, test } from "vitest";
import { startReceiver } from "../receivers.ts";
import { engines } from "./outbox-engines.ts";
import { startMailServer } from "./outbox-mail-server.ts";
import { heroFields, openOutbox, soon, type TestOutbox } from "./outbox-setup.ts";

/** The most of the others that are tried before a new lead's; in the order of arrival it would be all of them. */
const mostBefore = 50;
const endings: (() => Promise<void>)[] = [];

/**
 * Tests that a new lead does not wait for the `backlog` of deliveries before it; with `promised`, in milliseconds, also
 * by the clock, which needs a machine that does nothing else.
 */
export const describeBacklog = (backlog: number, promised = Number.POSITIVE_INFINITY) =>
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
      /** Of each try whether it was one of the backlog. */
      const tries: boolean[] = [];
      const isOfBacklog = (text: string) => {
        tries.push(text.includes("full@example.com"));
        return tries.at(-1) === true;
      };
      return { mail, receiver, outbox, tries, isOfBacklog };
    }

    async function expectPromptDelivery(
      { outbox, tries }: Awaited<ReturnType<typeof start>>,
      wake: () => void,
      within: number,
    ) {
      outbox.advance(1000);
      const before = tries.length;
      const started = performance.now();
      const leadId = await outbox.insertLead();
      wake();
      for (const kind of ["lead-notice", "lead-confirmation", "lead-webhook"]) {
        const state = async () => (await outbox.delivery(leadId, kind)).state;
        await soon(state).toBe("sent");
      }
      const others = tries.slice(before, tries.lastIndexOf(false)).filter(Boolean);
      expect(others.length).toBeLessThan(mostBefore);
      expect(performance.now() - started).toBeLessThan(within);
    }

    test.each([0, 3])(
      "a new lead does not wait for its turn (the others failed %d times)",
      async (attempts) => {
        const opened = await start();
        const { mail, receiver, outbox, isOfBacklog } = opened;
        mail.answers(({ raw }) => (isOfBacklog(raw) ? 451 : 250));
        receiver.answers((_request, response) => {
          response.writeHead(isOfBacklog(receiver.calls.at(-1)?.body ?? "") ? 500 : 200).end();
        });
        await fill(outbox, attempts);
        const worker = outbox.start();
        await soon(() => mail.offered.length).toBeGreaterThan(20);
        await expectPromptDelivery(opened, worker.wake, promised);
      },
    );

    // Waits for slots, not for the database: one engine is enough.
    if (engine === "SQLite")
      test("a new lead does not wait while the others hang", async () => {
        const opened = await start();
        const { mail, receiver, outbox, isOfBacklog } = opened;
        mail.answers(({ raw }) => (isOfBacklog(raw) ? "hang" : 250));
        receiver.answers((_request, response) => {
          if (!isOfBacklog(receiver.calls.at(-1)?.body ?? "")) response.end();
        });
        await fill(outbox, 0);
        // The real limits: shorter ones would end the new lead's own tries on a busy machine.
        const worker = outbox.start({ limits: { shutdownGrace: 100 } });
        await soon(() => mail.offered.length).toBeGreaterThan(14);
        await expectPromptDelivery(opened, worker.wake, promised / 2);
      });
  });
