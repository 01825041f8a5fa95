import { expect, onTestFinished, test } from "vitest";
import { days } from "#domain/durations.ts";
import { forgetUnconfirmed } from "#server/newsletter/forget-unconfirmed.ts";
import { lockRoots } from "#server/people/people-rows.ts";
import { settlePerson } from "#server/people/settle-person.ts";
import { createDatabase } from "../create-database.ts";
import { startApp } from "../start-app.ts";
import { countWaiting } from "./count-waiting.ts";
import { waitForHousekeeping } from "./wait-for-housekeeping.ts";

const email = "Ana@Example.com";

// On Postgres alone: on SQLite there is one writer at a time.
async function open() {
  const app = await startApp({ databaseUrl: await createDatabase() });
  onTestFinished(() => app.end());
  // It forgets them, too.
  await waitForHousekeeping(app);
  return app;
}

test("who confirms while the unconfirmed are forgotten is kept", async () => {
  const app = await open();
  await app.post("subscribe-newsletter", { formData: { email } });
  app.advance(days(30));
  const [locked, looked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const confirmed = app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable("subscribers")
      .set({ status: "confirmed", confirmed_at: app.now().toISOString() })
      .execute();
    locked.resolve();
    await looked.promise;
  });
  await locked.promise;
  const forgotten = forgetUnconfirmed(app.db, app.now(), { lock: lockRoots, settle: settlePerson })(100);
  await expect.poll(() => countWaiting(app.db)).toBe(1);
  looked.resolve();
  await Promise.all([confirmed, forgotten]);
  const kept = await app.db.selectFrom("subscribers").select("status").execute();
  expect(kept).toEqual([{ status: "confirmed" }]);
});

test("a client who asks again while the unconfirmed are forgotten is asked to confirm", async () => {
  const app = await open();
  const formData = { name: "Ana Prueba", email, service: "notary" };
  const { status } = await app.post("send-hero-consultation", { formData });
  expect(status).toBe(200);
  const ask = () => app.post("subscribe-newsletter", { formData: { email } });
  await ask();
  app.advance(days(30));
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  const settle: typeof settlePerson = async (tx, id) => {
    reached.resolve();
    await gate;
    await settlePerson(tx, id);
  };
  const forgotten = forgetUnconfirmed(app.db, app.now(), { lock: lockRoots, settle })(100);
  await reached.promise;
  const asked = ask();
  await expect.poll(() => countWaiting(app.db)).toBe(1);
  openGate();
  await forgotten;
  expect((await asked).status).toBe(200);
  const subscribers = await app.db.selectFrom("subscribers").select(["status", "asked_at"]).execute();
  expect(subscribers).toEqual([{ status: "pending", asked_at: app.now().toISOString() }]);
});
