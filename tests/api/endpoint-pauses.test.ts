import { expect, onTestFinished, test } from "vitest";
import type { DeliveryRow } from "#domain/office/delivery-operations.ts";
import { listAttempts } from "#server/outbox/attempts.ts";
import { enqueue } from "#server/outbox/enqueue.ts";
import { requeueHeld } from "#server/outbox/requeue.ts";
import { webhookDeliveries } from "#server/webhooks/endpoints.ts";
import { createDatabase } from "../create-database.ts";
import { startApp } from "../start-app.ts";
import { cleanUp } from "./clean-up.ts";
import { countWaiting } from "./count-waiting.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";
import { hero } from "./sample-forms.ts";
import { waitForHousekeeping } from "./wait-for-housekeeping.ts";

// On Postgres alone: on SQLite a transaction and the end of a pause take turns.
async function openPaused() {
  const app = await startApp({
    databaseUrl: await createDatabase(),
    settings: { WEBHOOK_ALLOW_PRIVATE: "1" },
  });
  onTestFinished(() => app.end());
  // It would send on what a pause held.
  await waitForHousekeeping(app);
  const { token } = await signedInStaff(app);
  const ask = async (path: string, body: object) => (await callOffice(app, path, { token, body })).json;
  const { id } = await ask("/endpoints", { name: "Books", url: "http://127.0.0.1:1/", fields: ["name"] });
  await ask(`/endpoints/${id}/pause`, {});
  return { app, ask, id: String(id) };
}

test("only an owner sends to an endpoint again that answered 410, which switches it on", async () => {
  const app = await startApp({ settings: { WEBHOOK_ALLOW_PRIVATE: "1" } });
  onTestFinished(() => app.end());
  const { token } = await signedInStaff(app);
  const endpoint = { name: "Books", url: "http://127.0.0.1:1/", fields: ["name"] };
  await callOffice(app, "/endpoints", { token, body: endpoint });
  const endpoints = app.db.selectFrom("webhook_endpoints").select("disabled_at");
  const disabled = { disabled_at: app.now().toISOString() };
  await app.db.updateTable("webhook_endpoints").set(disabled).execute();
  await app.post("send-hero-consultation", { formData: hero });
  const deliveries = await app.outbox();
  const idOf = (wanted: string) => deliveries.find(({ channel }) => channel === wanted)?.id;
  const retry = async (channel: string, by: string) =>
    (await callOffice(app, `/deliveries/${idOf(channel)}/retry`, { token: by, body: {} })).json;
  const needsOwner = async (channel: string) =>
    ((await callOffice(app, `/deliveries/${idOf(channel)}`, { token })).json.delivery as DeliveryRow)
      .needsOwner;
  expect([await needsOwner("webhook"), await needsOwner("mail")]).toEqual([true, false]);
  for (const role of ["front-desk", "preparer"] as const) {
    const colleague = await signedInStaff(app, { role });
    expect(await retry("webhook", colleague.token)).toMatchObject({ code: "role-forbidden" });
    expect(await retry("mail", colleague.token)).toEqual({});
  }
  expect(await endpoints.execute()).toEqual([disabled]);
  expect(await retry("webhook", token)).toEqual({});
  expect(await endpoints.execute()).toEqual([{ disabled_at: null }]);
  expect(await needsOwner("webhook")).toBe(false);
});

test("what is stored while a pause ends, and still sees it, is sent after all", async () => {
  const { app, ask, id } = await openPaused();
  const now = app.now();
  await app.db.transaction().execute(async (tx) => {
    const deliveries = await webhookDeliveries(tx, "lead-webhook", "a lead");
    await ask(`/endpoints/${id}/resume`, {});
    await enqueue(tx, deliveries, { now, secret: "", isLimited: false });
  });
  const state = async () => (await app.outbox())[0]?.state;
  expect(await state()).toBe("held");
  await cleanUp(app, now);
  // Nothing composes it, so that its only try holds it again for another reason.
  await expect
    .poll(async () => (await app.outbox())[0]?.last_error)
    .not.toBe("The webhook endpoint is paused.");
  expect((await listAttempts(app.db, (await app.outbox())[0]?.id ?? "", 2))[0]?.trigger).toBe("schedule");
});

test("a retry waits for the end of a pause, and neither is cut off for the other", async () => {
  const { app, ask, id } = await openPaused();
  const now = app.now();
  const delivery = await app.db.transaction().execute(async (tx) => {
    const deliveries = await webhookDeliveries(tx, "lead-webhook", "a lead");
    return (await enqueue(tx, deliveries, { now, secret: "", isLimited: false }))[0];
  });
  const [locked, resumed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const requeued = app.db.transaction().execute(async (tx) => {
    await tx.updateTable("webhook_endpoints").set({ paused_at: null }).where("id", "=", id).execute();
    locked.resolve();
    await resumed.promise;
    return requeueHeld(tx, id, { now, trigger: "recover", by: null });
  });
  await locked.promise;
  const retried = ask(`/deliveries/${delivery}/retry`, {});
  await expect.poll(() => countWaiting(app.db)).toBe(1);
  resumed.resolve();
  expect(await requeued).toBe(1);
  // It may be on its way again by then.
  expect([undefined, "state-changed"]).toContain((await retried).code);
});
