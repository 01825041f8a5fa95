import { afterEach, describe, expect, test } from "vitest";
import { syncWebhookEndpoint } from "#server/webhooks/endpoints.ts";
import { signatureOf, startReceiver } from "../receivers.ts";
import { heroFields, openOutbox, soon } from "./outbox-setup.ts";

const secret = `whsec_${Buffer.from("a shared secret of 32 bytes, yes").toString("base64")}`;
const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

async function open(settings: Record<string, string> = {}) {
  const receiver = await startReceiver();
  endings.push(receiver.stop);
  const outbox = await openOutbox({ WEBHOOK_URL: receiver.url, WEBHOOK_ALLOW_PRIVATE: "1", ...settings });
  endings.push(outbox.close);
  const row = (leadId: string) => outbox.delivery(leadId, "lead-webhook");
  const lastError = (leadId: string) => row(leadId).then(({ last_error }) => last_error);
  return { receiver, outbox, row, lastError };
}

describe("a lead's webhook", () => {
  test("carries what the form holds, signed as Standard Webhooks say, the same on every try", async () => {
    const { receiver, outbox, row } = await open({ WEBHOOK_SECRET: secret });
    receiver.answers((_request, response) => response.writeHead(500).end());
    const leadId = await outbox.insertLead({ locale: "es" });
    const worker = outbox.start();
    await soon(() => row(leadId)).toMatchObject({ state: "queued", attempts: 1 });
    expect((await row(leadId)).last_error).toBe("The webhook endpoint answered 500.");
    receiver.answers((_request, response) => response.writeHead(204).end());
    outbox.advance(5000);
    worker.wake();
    await soon(async () => (await row(leadId)).state).toBe("sent");

    const { id } = await row(leadId);
    expect(receiver.calls.map(({ headers }) => headers["webhook-id"])).toEqual([id, id]);
    expect(receiver.calls[0]?.body).toBe(receiver.calls[1]?.body);
    expect(JSON.parse(receiver.calls[0]?.body ?? "")).toEqual({
      formType: "hero",
      submittedAt: "2026-11-20T15:00:00.000Z",
      source: outbox.practice.business.websiteId,
      timestamp: Date.parse("2026-11-20T15:00:00.000Z"),
      ...heroFields,
      locale: "es",
    });
    for (const call of receiver.calls) {
      expect(call.headers["content-type"]).toBe("application/json");
      expect(call.headers["webhook-signature"]).toBe(signatureOf(call, secret));
    }
    expect(receiver.calls.map(({ headers }) => Number(headers["webhook-timestamp"]))).toEqual([
      Date.parse("2026-11-20T15:00:00Z") / 1000,
      Date.parse("2026-11-20T15:00:05Z") / 1000,
    ]);
  });

  test("is not signed without a secret, and shows no Social Security number", async () => {
    const { receiver, outbox } = await open();
    await outbox.insertLead({
      kind: "business",
      fields: { fullName: "Ana Prueba", email: "ana@example.com", notes: "SSN 123-45-6789" },
      recommendations: ["LLC/S-Corp Formation & EIN Setup", "for 123-45-6789"],
    });
    outbox.start();
    await soon(() => receiver.calls.length).toBe(1);
    expect(receiver.calls[0]?.headers["webhook-signature"]).toBeUndefined();
    expect(receiver.calls[0]?.body).not.toContain("123-45");
    expect(JSON.parse(receiver.calls[0]?.body ?? "")).toMatchObject({
      formType: "business",
      fullName: "Ana Prueba",
      recommendations: ["LLC/S-Corp Formation & EIN Setup", "for ***-**-6789"],
    });
  });
});

describe("an endpoint", () => {
  test("that redirects is not followed, and tried again", async () => {
    const { receiver, outbox, lastError } = await open();
    receiver.answers((_request, response) =>
      response.writeHead(302, { location: `${receiver.url}/elsewhere` }).end(),
    );
    const leadId = await outbox.insertLead();
    outbox.start();
    await soon(() => lastError(leadId)).toBe("The webhook endpoint answered 302.");
    expect(receiver.calls.map(({ path }) => path)).toEqual(["/hook"]);
  });

  test("that asks for a later try gets it then, never sooner than without and at most a day later", async () => {
    const { receiver, outbox, row } = await open();
    const worker = outbox.start();
    const dueAfter = async (status: number, retryAfter: string) => {
      receiver.answers((_request, response) =>
        response.writeHead(status, { "retry-after": retryAfter }).end(),
      );
      const leadId = await outbox.insertLead();
      worker.wake();
      await soon(async () => (await row(leadId)).last_error).toBe(`The webhook endpoint answered ${status}.`);
      return Math.round((Date.parse((await row(leadId)).due_at) - outbox.now().getTime()) / 1000);
    };
    expect(await dueAfter(429, "120")).toBe(120);
    expect(await dueAfter(503, "Fri, 20 Nov 2026 15:10:00 GMT")).toBe(600);
    expect(await dueAfter(503, String(30 * 86_400))).toBe(86_400);
    expect(await dueAfter(429, "Fri, 20 Nov 2099 15:10:00 GMT")).toBe(86_400);
    // Its own back-off is 5 s, give or take a tenth.
    for (const [status, header] of [
      [429, "1"],
      [503, "Fri, 20 Nov 2020 15:00:00 GMT"],
      [429, "soon"],
      [500, "120"],
    ] as const) {
      const due = await dueAfter(status, header);
      expect([header, due >= 4 && due <= 6]).toEqual([header, true]);
    }
  });

  test("that answers 410 gets nothing more until its address changes", async () => {
    const { receiver, outbox, row } = await open();
    receiver.answers((_request, response) => response.writeHead(410).end());
    const first = await outbox.insertLead();
    const waiting = await outbox.insertLead();
    await outbox.db
      .updateTable("outbox")
      .set({ due_at: "2026-11-21T00:00:00.000Z" })
      .where("ref_id", "=", waiting)
      .execute();
    const worker = outbox.start();
    const held = { state: "held", last_error: "The webhook endpoint is disabled: it answered 410 Gone." };
    await soon(async () => (await row(first)).state).toBe("held");
    expect(await row(waiting)).toMatchObject(held);
    const later = await outbox.insertLead();
    expect(await row(later)).toMatchObject(held);

    await syncWebhookEndpoint(outbox.db, outbox.env, outbox.now());
    expect(await row(await outbox.insertLead())).toMatchObject(held);
    await syncWebhookEndpoint(outbox.db, { ...outbox.env, webhookUrl: `${receiver.url}/new` }, outbox.now());
    receiver.answers((_request, response) => response.end());
    const last = await outbox.insertLead();
    worker.wake();
    await soon(async () => (await row(last)).state).toBe("sent");
    expect(receiver.calls.map(({ path }) => path)).toEqual(["/hook", "/hook/new"]);
  });

  test("that is no longer configured gets no new rows, and its old ones are held", async () => {
    const { receiver, outbox, row } = await open();
    const leadId = await outbox.insertLead();
    await syncWebhookEndpoint(outbox.db, { ...outbox.env, webhookUrl: undefined }, outbox.now());
    const next = await outbox.insertLead();
    outbox.start();
    await soon(async () => (await row(leadId)).state).toBe("held");
    await expect(row(next)).rejects.toThrow();
    expect(receiver.calls).toEqual([]);
  });

  test("may answer at any length: 64 kB are read, then the line is cut", async () => {
    const { receiver, outbox, row } = await open();
    let written = 0;
    receiver.answers((_request, response) => {
      const write = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) written += 65_536;
      };
      response.on("drain", write);
      write();
    });
    const leadId = await outbox.insertLead();
    outbox.start();
    await soon(async () => (await row(leadId)).state).toBe("sent");
    expect(written).toBeLessThan(20_000_000);
  });

  test("that answers with another protocol is tried again", async () => {
    const { receiver, outbox, lastError } = await open();
    const answer = "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n";
    receiver.answers(({ socket }) => socket.write(answer));
    const leadId = await outbox.insertLead();
    outbox.start();
    await soon(() => lastError(leadId)).toBe("The webhook endpoint answered 101.");
  });

  test("that says nothing for its time limit is given up on and tried again", async () => {
    const { receiver, outbox, lastError } = await open();
    receiver.answers(() => {});
    const leadId = await outbox.insertLead();
    const started = performance.now();
    outbox.start({ limits: { webhookTimeout: 1000 } });
    await soon(() => lastError(leadId)).toBe("The webhook endpoint did not answer within 1 seconds.");
    expect(performance.now() - started).toBeGreaterThan(900);
    expect((await outbox.delivery(leadId, "lead-webhook")).state).toBe("queued");
  });
});
