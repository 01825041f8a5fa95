import { expect, test } from "vitest";
import { minutes } from "#domain/durations.ts";
import { fixAddress } from "#domain/office/delivery-operations.ts";
import { changePeople, changePerson, mergePeople } from "#domain/office/person-commands.ts";
import type { Stage } from "#domain/people/people.ts";
import { describeOnBoth } from "../start-app.ts";
import { insertSubscribers } from "./campaign-desk.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

describeOnBoth("the newsletter of a client", (open) => {
  test("leaves it at an address that they get later, and is back in it when they are no client after all", async () => {
    const app = await open();
    const lead = { name: "Ana Prueba", email: "old@example.com", service: "bookkeeping" };
    const id = await sendForm(app, "send-hero-consultation", lead);
    await insertSubscribers(app.db, app.now(), ["ana", "eva"]);
    const desk = await atWork(app);
    const states = async () =>
      (await app.db.selectFrom("subscribers").select("status").orderBy("email").execute()).map(
        ({ status }) => status,
      );
    const move = (to: Stage) => desk.ask(changePeople, { ids: [id], change: { field: "stage", to } });
    const correct = (from: string, to: string) =>
      desk.ask(changePerson, { id, changes: { email: { from, to } } });
    app.advance(minutes(1));
    await move("client");
    app.advance(minutes(1));
    // What somebody asked for as a client is a consent of its own.
    const confirmed_at = app.now().toISOString();
    await app.db
      .updateTable("subscribers")
      .set({ confirmed_at })
      .where("email", "=", "eva@example.com")
      .execute();
    await correct("old@example.com", "eva@example.com");
    expect(await states()).toEqual(["confirmed", "confirmed"]);
    await correct("eva@example.com", "Ana@Example.com");
    expect(await states()).toEqual(["unsubscribed", "confirmed"]);
    await move("talking");
    expect(await states()).toEqual(["confirmed", "confirmed"]);
    await correct("ana@example.com", "old@example.com");
    await move("client");
    expect(await states()).toEqual(["confirmed", "confirmed"]);
    // A letter came back, and its address is corrected.
    const delivery = (await app.outbox()).find(({ kind }) => kind === "lead-confirmation");
    const fix = { id: delivery?.id ?? "", from: "old@example.com", to: "ana@example.com" };
    expect(await desk.ask(fixAddress, fix)).not.toHaveProperty("code");
    expect(await states()).toEqual(["unsubscribed", "confirmed"]);
  });

  test("stays ended for who shares their address, also by a person they belong to and by what they sent", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const lead = { name: "Ana Prueba", email: "ana@example.com", service: "bookkeeping" };
    const send = (change: object) => sendForm(app, "send-hero-consultation", { ...lead, ...change });
    const desk = await atWork(app);
    const move = async (id: string, to: Stage) => {
      app.advance(minutes(1));
      expect(await desk.ask(changePeople, { ids: [id], change: { field: "stage", to } })).toMatchObject({
        changed: [{ id }],
      });
    };
    const statusOf = async (email: string) =>
      (
        await app.db
          .selectFrom("subscribers")
          .select("status")
          .where("email", "=", email)
          .executeTakeFirstOrThrow()
      ).status;
    await insertSubscribers(app.db, app.now(), ["ana", "eva"]);
    // The client whom Luis was merged into has another address.
    const [ana, luis] = [await send({}), await send({ name: "Luis" })];
    const root = await send({ email: "root@example.com" });
    await move(root, "client");
    await move(ana, "client");
    expect(await statusOf(lead.email)).toBe("unsubscribed");
    app.advance(minutes(1));
    expect(await desk.ask(mergePeople, { id: root, other: luis })).not.toHaveProperty("code");
    await move(ana, "talking");
    expect(await statusOf(lead.email)).toBe("unsubscribed");
    // The client who wrote from the address has another one on the card by now.
    const eva = { email: "eva@example.com" };
    const [one, other] = [await send({ ...eva, name: "Eva" }), await send({ ...eva, name: "Tomás" })];
    const email = { from: eva.email, to: "tomas@example.com" };
    await desk.ask(changePerson, { id: other, changes: { email } });
    for (const id of [one, other]) await move(id, "client");
    await move(one, "talking");
    expect(await statusOf(eva.email)).toBe("unsubscribed");
  });
});
