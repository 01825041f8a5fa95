import { expect, test } from "vitest";
import { minutes, seconds } from "#domain/durations.ts";
import { changePeople, changePerson, mergePeople, unmergePerson } from "#domain/office/person-commands.ts";
import { handOverPerson } from "#domain/office/retention-operations.ts";
import { findSubscribers } from "#domain/office/subscriber-operations.ts";
import type { Stage } from "#domain/people/people.ts";
import { unsubscribe } from "#server/newsletter/queries.ts";
import { describeOnBoth } from "../start-app.ts";
import { insertSubscribers } from "./campaign-desk.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

describeOnBoth("a subscriber who becomes a client", (open) => {
  test("leaves the newsletter, and is back in it when that was a mistake", async () => {
    const app = await open();
    const lead = { name: "Ana Prueba", email: "Ana@example.com", service: "bookkeeping" };
    await app.post("send-hero-consultation", { formData: lead });
    await insertSubscribers(app.db, app.now(), ["ana", "eva"]);
    const desk = await atWork(app, { role: "front-desk" });
    const { id } = await app.db.selectFrom("people").select("id").executeTakeFirstOrThrow();
    const states = async () => {
      const { subscribers } = await desk.ask(findSubscribers, { text: "" });
      return Object.fromEntries(subscribers.map(({ email, state }) => [email.split("@")[0], state]));
    };
    const move = (from: "new" | "client" | "talking", to: "client" | "talking") =>
      desk.ask(changePerson, { id, changes: { stage: { from, to } } });
    await move("new", "client");
    expect(await states()).toEqual({ ana: "unsubscribed", eva: "confirmed" });
    app.advance(1000);
    await move("client", "talking");
    expect(await states()).toEqual({ ana: "confirmed", eva: "confirmed" });
    await desk.ask(changePeople, { ids: [id], change: { field: "stage", to: "client" } });
    expect(await states()).toEqual({ ana: "unsubscribed", eva: "confirmed" });
    app.advance(1000);
    await move("client", "talking");
    expect(await states()).toEqual({ ana: "confirmed", eva: "confirmed" });
    await move("talking", "client");
    // As after a request for it that nobody confirmed, once that is forgotten.
    const ofAna = app.db.updateTable("subscribers").where("email", "=", "ana@example.com");
    await ofAna.set({ confirmed_at: null }).execute();
    app.advance(1000);
    await move("client", "talking");
    expect(await states()).toEqual({ ana: "unsubscribed", eva: "confirmed" });
  });

  test("stays out of it when their work is done, and is back in it when that was a mistake of a moment", async () => {
    const app = await open();
    const lead = { name: "Ana Prueba", email: "ana@example.com", service: "bookkeeping" };
    const id = await sendForm(app, "send-hero-consultation", lead);
    const other = await sendForm(app, "send-hero-consultation", { ...lead, email: "eva@example.com" });
    await insertSubscribers(app.db, app.now(), ["ana"]);
    const desk = await atWork(app);
    const statusAfter = async (to: Stage) => {
      app.advance(seconds(1));
      await desk.ask(changePeople, { ids: [id], change: { field: "stage", to } });
      return (await app.db.selectFrom("subscribers").select("status").executeTakeFirstOrThrow()).status;
    };
    await statusAfter("closed");
    expect(await statusAfter("client")).toBe("unsubscribed");
    expect(await statusAfter("closed")).toBe("confirmed");

    // A client by a merge is none any more once that is undone, however late.
    await desk.ask(changePeople, { ids: [other], change: { field: "stage", to: "client" } });
    app.advance(seconds(1));
    await desk.ask(mergePeople, { id, other });
    app.advance(minutes(1));
    expect(await statusAfter("client")).toBe("unsubscribed");
    await desk.ask(unmergePerson, { id: other });
    expect(await statusAfter("closed")).toBe("confirmed");

    expect(await statusAfter("client")).toBe("unsubscribed");
    app.advance(minutes(1));
    expect(await statusAfter("closed")).toBe("unsubscribed");
    expect(await statusAfter("talking")).toBe("unsubscribed");

    await app.db.updateTable("subscribers").set({ status: "confirmed", unsubscribed_at: null }).execute();
    expect(await statusAfter("client")).toBe("unsubscribed");
    // A mistake that is taken back leaves what ended then.
    app.advance(minutes(1));
    expect(await statusAfter("talking")).toBe("confirmed");
    expect(await statusAfter("client")).toBe("unsubscribed");
    app.advance(minutes(1));
    expect(await statusAfter("talking")).toBe("confirmed");
    expect(await statusAfter("client")).toBe("unsubscribed");
    await desk.ask(handOverPerson, { id, isHandedOver: true });
    app.advance(minutes(1));
    expect(await statusAfter("talking")).toBe("unsubscribed");

    // What was asked for since stays, too.
    app.advance(minutes(1));
    await statusAfter("client");
    app.advance(seconds(1));
    const confirmed_at = app.now().toISOString();
    await app.db.updateTable("subscribers").set({ status: "confirmed", confirmed_at }).execute();
    await statusAfter("talking");
    expect(await statusAfter("client")).toBe("confirmed");
  });

  test("stays out of it once they have unsubscribed themselves", async () => {
    const app = await open();
    const lead = { name: "Ana Prueba", email: "ana@example.com", service: "bookkeeping" };
    await app.post("send-hero-consultation", { formData: lead });
    await insertSubscribers(app.db, app.now(), ["ana"]);
    const desk = await atWork(app);
    const { id } = await app.db.selectFrom("people").select("id").executeTakeFirstOrThrow();
    await desk.ask(changePeople, { ids: [id], change: { field: "stage", to: "client" } });
    app.advance(1000);
    const subscriber = () =>
      app.db.selectFrom("subscribers").select(["id", "status"]).executeTakeFirstOrThrow();
    await unsubscribe(app.db, { id: (await subscriber()).id }, app.now());
    await desk.ask(changePeople, { ids: [id], change: { field: "stage", to: "talking" } });
    expect((await subscriber()).status).toBe("unsubscribed");
  });

  test("has their own say at an address that they share", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const lead = { name: "Ana Prueba", email: "ana@example.com", service: "bookkeeping" };
    const ana = await sendForm(app, "send-hero-consultation", lead);
    const luis = await sendForm(app, "send-hero-consultation", { ...lead, name: "Luis" });
    expect(luis).not.toBe(ana);
    await insertSubscribers(app.db, app.now(), ["ana"]);
    const desk = await atWork(app);
    const statusAfter = async (act: () => Promise<{ code?: string }>) => {
      app.advance(seconds(1));
      expect((await act()).code).toBeUndefined();
      return (await app.db.selectFrom("subscribers").select("status").executeTakeFirstOrThrow()).status;
    };
    const move = (id: string, to: Stage) => () =>
      desk.ask(changePeople, { ids: [id], change: { field: "stage", to } });
    const merge = (id: string, other: string) => () => desk.ask(mergePeople, { id, other });
    const part = (id: string) => () => desk.ask(unmergePerson, { id });
    // A client gets no newsletter because others of the address are none.
    await statusAfter(merge(ana, luis));
    expect(await statusAfter(move(ana, "client"))).toBe("unsubscribed");
    expect(await statusAfter(part(luis))).toBe("unsubscribed");
    await statusAfter(move(luis, "client"));
    expect(await statusAfter(move(ana, "talking"))).toBe("unsubscribed");
    await statusAfter(move(ana, "client"));
    expect(await statusAfter(move(luis, "talking"))).toBe("unsubscribed");
    // A client who asked again goes on getting it, whoever joins them.
    const confirmed_at = app.now().toISOString();
    await app.db
      .updateTable("subscribers")
      .set({ status: "confirmed", confirmed_at, unsubscribed_at: null })
      .execute();
    for (const [id, other] of [
      [ana, luis],
      [luis, ana],
    ] as const) {
      expect(await statusAfter(merge(id, other))).toBe("confirmed");
      expect(await statusAfter(part(other))).toBe("confirmed");
    }
    expect(await statusAfter(move(luis, "client"))).toBe("confirmed");
  });

  test("is no reader whom a letter that was refused may bring back", async () => {
    const app = await open();
    const lead = { name: "Ana Prueba", email: "ana@example.com", service: "bookkeeping" };
    await app.post("send-hero-consultation", { formData: lead });
    await insertSubscribers(app.db, app.now(), ["ana"]);
    await app.db.updateTable("subscribers").set({ status: "refused" }).execute();
    const desk = await atWork(app);
    const { id } = await app.db.selectFrom("people").select("id").executeTakeFirstOrThrow();
    await desk.ask(changePeople, { ids: [id], change: { field: "stage", to: "client" } });
    const { status } = await app.db.selectFrom("subscribers").select("status").executeTakeFirstOrThrow();
    expect(status).toBe("unsubscribed");
  });
});
