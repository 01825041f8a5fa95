import { expect, test } from "vitest";
import { hours } from "#domain/durations.ts";
import { describeOnBoth } from "../start-app.ts";
import { ana, book, bookAna, change, monday, tokenIn, tuesday } from "./appointment-calls.ts";

describeOnBoth("the appointment book", (open) => {
  test("how to meet is settled, by the first way of its type where nobody says", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const bookWith = async (turn: number, fields: Record<string, string>) => {
      const start = new Date(Date.parse(monday) + turn * hours(2)).toISOString();
      const answer = await book(app, { ...ana, phone: "", email: `v${turn}@example.com`, start, ...fields });
      return { status: answer.status, ...(await answer.json()) };
    };
    const phone = "214 555 0100";
    expect(await bookWith(0, {})).toMatchObject({ status: 400, code: "phone-required", field: "phone" });
    expect(await bookWith(0, { phone: "no" })).toMatchObject({ status: 400, code: "phone-invalid" });
    expect(await bookWith(0, { phone })).toMatchObject({ where: "We will call you at (214) 555-0100." });
    expect(await bookWith(1, { meeting: "office", locale: "es" })).toMatchObject({
      where: expect.stringContaining("Venga a 1400 Azulejo Lane"),
    });
    expect(await bookWith(2, { service: "virtual-60" })).toMatchObject({
      where: "We will email you the video link an hour before.",
    });
    const wrong = { meeting: "office", service: "virtual-60" };
    expect(await bookWith(3, wrong)).toMatchObject({
      status: 400,
      code: "meeting-required",
      field: "meeting",
    });
    expect(await bookWith(3, { meeting: "pigeon" })).toMatchObject({ status: 400, field: "meeting" });
    const notary = { service: "mobile-notary" };
    expect(await bookWith(3, notary)).toMatchObject({
      status: 400,
      code: "address-required",
      field: "address",
    });
    const rows = await app.db.selectFrom("appointments").select(["meeting", "tier_id"]).execute();
    expect(rows.map(({ meeting }) => meeting).sort()).toEqual(["office", "phone", "video"]);
  });

  test("a tier fixes the type of its appointment, and one that nobody offers is left out", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const tier = "virtual/self-employed-or-llc";
    const short = await book(app, { ...ana, service: "virtual-45", tier });
    expect([short.status, (await short.json()).field]).toEqual([400, "service"]);
    expect((await book(app, { ...ana, service: "virtual-90", tier })).status).toBe(200);
    expect((await book(app, { ...ana, start: tuesday, tier: "<b>free</b>" })).status).toBe(200);
    const rows = await app.db.selectFrom("appointments").select("tier_id").orderBy("starts_at").execute();
    expect(rows).toEqual([{ tier_id: tier }, { tier_id: null }]);
    expect(JSON.stringify(await app.leads())).not.toContain("free</b>");
  });

  test("an appointment from before the ways to meet is shown, moved and cancelled", async () => {
    const app = await open();
    const { manageUrl } = await bookAna(app);
    await app.db.updateTable("appointments").set({ meeting: null, tier_id: null }).execute();
    const token = tokenIn(manageUrl);
    const page = await (await fetch(`${app.url}/appointments/${token}`)).text();
    expect(page).toMatch(/By phone, by video call,? or at our office/);
    for (const action of [{ action: "move", start: tuesday }, { action: "cancel" }]) {
      expect((await change(app, token, action)).status).toBe(303);
    }
    expect(await app.db.selectFrom("appointments").select("status").execute()).toEqual([
      { status: "cancelled" },
    ]);
  });
});
