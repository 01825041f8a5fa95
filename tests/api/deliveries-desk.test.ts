import { expect, onTestFinished, test } from "vitest";
import { hours } from "#domain/durations.ts";
import type { DeliveryAttempt, DeliveryRow } from "#domain/office/delivery-operations.ts";
import type { WebhookEndpoint } from "#domain/office/endpoint-operations.ts";
import { type ReceivedCall, signatureOf, startReceiver } from "../receivers.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { cleanUp } from "./clean-up.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";
import { soon } from "./outbox-setup.ts";
import { contact, hero } from "./sample-forms.ts";

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

async function openReceiver() {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  return receiver;
}

/** An owner who signs in anew for each call, because the test's clock makes great leaps. */
const owner = (app: TestApp) => async (path: string, body?: unknown) => {
  const { token } = await signedInStaff(app);
  const { status, json } = await callOffice(app, path, { token, body });
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(json)}`);
  return json;
};
/** The deliveries of a tab without the mails that wait for a mail server. */
const list = async (app: TestApp, tab: string) =>
  ((await owner(app)(`/deliveries?tab=${tab}`)).deliveries as DeliveryRow[]).filter(
    ({ target }) => target !== "" && !target.includes("@example.com"),
  );
const attemptsOf = async (app: TestApp, id: string) =>
  (await owner(app)(`/deliveries/${id}`)).attempts as DeliveryAttempt[];

const endpointOf = ({ url }: Receiver) => ({ name: "Bookkeeping program", url, fields: ["name", "email"] });
const isSignedBy = (secret: string, call: ReceivedCall) =>
  String(call.headers["webhook-signature"]).split(" ").includes(signatureOf(call, secret));

describeOnBoth("what goes out, at the desk", (open) => {
  test("a webhook that fails three times and then arrives has four tries, and is replayed", async () => {
    const receiver = await openReceiver();
    const app = await open({ settings: { WEBHOOK_ALLOW_PRIVATE: "1" } });
    await owner(app)("/endpoints", endpointOf(receiver));
    receiver.answers((_request, response) =>
      response.writeHead(500).end("cannot store ana@example.com, +1 (972) 555-0100"),
    );
    await app.post("send-contact-message", { formData: contact });
    const waiting = async () => (await list(app, "waiting"))[0];
    for (const tries of [1, 2, 3]) {
      // A try that is still under way beyond its lease would be taken for lost.
      await soon(waiting).toMatchObject({ attempts: tries, state: "queued" });
      if (tries === 3) receiver.answers((_request, response) => response.writeHead(204).end());
      app.advance(hours(1));
    }
    await soon(async () => (await list(app, "sent")).length).toBe(1);
    const [delivery] = await list(app, "sent");
    expect(delivery).toMatchObject({ name: "Ana Prueba", target: "Bookkeeping program", canRetry: true });
    const id = delivery?.id ?? "";
    const tried = await attemptsOf(app, id);
    expect(tried.map(({ attempt, outcome, status }) => [attempt, outcome, status])).toEqual([
      [4, "sent", 204],
      ...[3, 2, 1].map((attempt) => [attempt, "retry", 500]),
    ]);
    expect(tried.at(-1)).toMatchObject({
      trigger: "schedule",
      answer: "cannot store ***@***, +***",
      problem: { code: "endpoint-status", detail: "500" },
    });
    expect(tried.every(({ ms }) => ms >= 0 && ms < 20_000)).toBe(true);

    app.advance(1);
    await owner(app)(`/deliveries/${id}/retry`, {});
    await soon(() => receiver.calls.length).toBe(5);
    await soon(async () => (await attemptsOf(app, id))[0]).toMatchObject({
      attempt: 1,
      trigger: "person",
      by: "Elena Prueba",
      outcome: "sent",
    });
    expect(new Set(receiver.calls.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([id]));
    expect(JSON.parse(receiver.calls[4]?.body ?? "")).toEqual({
      formType: "contact",
      source: expect.any(String),
      locale: "en",
      submittedAt: expect.any(String),
      timestamp: expect.any(Number),
      firstName: "Ana",
      lastName: "Prueba",
      email: "ana@example.com",
    });
    const actions = await app.db.selectFrom("audit").select("action").execute();
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["add-endpoint", "retry-delivery"]),
    );
  });

  test("a rotated secret signs beside the old one for a day; a pause holds and a test passes it", async () => {
    const receiver = await openReceiver();
    const app = await open({ settings: { WEBHOOK_ALLOW_PRIVATE: "1" } });
    const { id } = await owner(app)("/endpoints", endpointOf(receiver));
    const secretNow = async () => String((await owner(app)(`/endpoints/${id}/secret`, {})).secret);
    const first = await secretNow();
    const rotate = () => owner(app)(`/endpoints/${id}/rotate`, { seen: null });
    await rotate();
    const second = await secretNow();
    await expect(rotate()).rejects.toThrow("state-changed");
    expect(second).not.toBe(first);
    expect(JSON.stringify(await app.db.selectFrom("webhook_endpoints").selectAll().execute())).not.toContain(
      "whsec_",
    );
    const lastIsSigned = () => {
      const call = receiver.calls.at(-1);
      return [first, second].map((secret) => call !== undefined && isSignedBy(secret, call));
    };
    const { deliveryId } = await owner(app)(`/endpoints/${id}/test`, {});
    await soon(async () => (await attemptsOf(app, String(deliveryId)))[0]?.outcome).toBe("sent");
    expect(lastIsSigned()).toEqual([true, true]);
    expect(JSON.parse(receiver.calls[0]?.body ?? "")).toMatchObject({ formType: "test" });

    await owner(app)(`/endpoints/${id}/pause`, {});
    app.advance(hours(25));
    await app.post("send-contact-message", { formData: contact });
    await soon(async () => (await list(app, "parked"))[0]?.problem).toMatchObject({
      code: "endpoint-paused",
    });
    const { endpoints } = (await owner(app)("/endpoints")) as { endpoints: WebhookEndpoint[] };
    expect(endpoints[0]).toMatchObject({ held: 1, oldSecretUntil: null, isSigned: true });
    await cleanUp(app);
    const secrets = await app.db.selectFrom("webhook_endpoints").select(["secret", "old_secret"]).execute();
    expect(secrets).toEqual([{ secret: expect.any(String), old_secret: null }]);
    await owner(app)(`/endpoints/${id}/test`, {});
    await soon(() => receiver.calls.length).toBe(2);
    expect(lastIsSigned()).toEqual([false, true]);
    expect(await owner(app)(`/endpoints/${id}/resume`, {})).toEqual({ requeued: 1 });
    await soon(() => receiver.calls.length).toBe(3);
    const seen = endpointOf(receiver);
    await owner(app)(`/endpoints/${id}`, { seen, ...seen, fields: ["message"] });
    await app.post("send-contact-message", { formData: { ...contact, message: "Only this" } });
    await soon(() => receiver.calls.length).toBe(4);
    expect(JSON.parse(receiver.calls[3]?.body ?? "")).toMatchObject({ message: "Only this" });
    expect(receiver.calls[3]?.body).not.toContain("Ana");
  });

  test("an added address that is private is never reached, and an open line is refused", async () => {
    const receiver = await openReceiver();
    const app = await open();
    const { token } = await signedInStaff(app);
    const add = (url: string) =>
      callOffice(app, "/endpoints", { token, body: { ...endpointOf(receiver), url } });
    expect((await add(receiver.url)).json).toMatchObject({ field: "url", error: "url-insecure" });
    expect((await add("https://user:pass@example.com")).json).toMatchObject({ error: "url-invalid" });
    expect((await add(`https://127.0.0.1:${receiver.port}/hook`)).status).toBe(200);
    await app.post("send-hero-consultation", { formData: hero });
    await soon(async () => (await list(app, "waiting"))[0]?.problem).toMatchObject({
      code: "endpoint-private",
    });
    expect(receiver.calls).toEqual([]);
  });

  test("all that failed since a moment is recovered, by an owner with a fresh code", async () => {
    const receiver = await openReceiver();
    const app = await open({ settings: { WEBHOOK_ALLOW_PRIVATE: "1" } });
    receiver.answers((_request, response) => response.writeHead(503).end());
    await owner(app)("/endpoints", endpointOf(receiver));
    const times: string[] = [];
    for (const name of ["Ana", "Eva", "Iris"]) {
      times.push(app.now().toISOString());
      await app.post("send-hero-consultation", { formData: { ...hero, name } });
      app.advance(hours(1));
    }
    await soon(() => receiver.calls.length >= 3).toBe(true);
    await soon(async () => (await list(app, "waiting")).every(({ state }) => state === "queued")).toBe(true);
    await soon(async () => {
      // Again for a delivery that was under way, whose own end writes over this.
      await app.db
        .updateTable("outbox")
        .set({ attempts: 8, due_at: app.now().toISOString() })
        .where("state", "=", "queued")
        .execute();
      app.wakeOutbox();
      return (await list(app, "attention")).length;
    }).toBe(3);
    receiver.answers((_request, response) => response.end());
    app.advance(1);
    expect(await owner(app)("/deliveries/recover", { since: times[1] })).toEqual({
      recovered: 2,
      hasMore: false,
    });
    await soon(async () => (await list(app, "sent")).map(({ name }) => name)).toEqual(["Iris", "Eva"]);
    const [left] = await list(app, "attention");
    expect(left?.name).toBe("Ana");
    const [sent] = await list(app, "sent");
    expect((await attemptsOf(app, sent?.id ?? ""))[0]).toMatchObject({ trigger: "recover", outcome: "sent" });
    await owner(app)(`/deliveries/${left?.id}/dismiss`, {});
    expect((await owner(app)("/deliveries?tab=parked")).counts).toMatchObject({ attention: 0, parked: 1 });
    await owner(app)(`/deliveries/${left?.id}/restore`, {});
    expect(await list(app, "attention")).toHaveLength(1);
  });
});
