import { expect, test } from "vitest";
import { describeOnBoth } from "../start-app.ts";

const hero = { name: "Ana Prueba", email: "Ana@Example.com", service: "bookkeeping" };

describeOnBoth("a server in good and in bad health", (open) => {
  test("when the database is gone nothing is acknowledged and the sender is asked to come again", async () => {
    const app = await open();
    await app.db.destroy();
    const answer = await app.post("send-hero-consultation", { formData: hero });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "10"]);
    expect((await answer.json()).error).toMatch(/could not save your request.*555-01/);
    const ready = await fetch(`${app.url}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([503, "the database does not answer\n"]);
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    const lines = app.logged.filter((line) => line.includes("could not be stored"));
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/Ana|example\.com/i);
  });

  test("health is told, and numbers only to the machine itself or who has the token", async () => {
    const app = await open({ settings: { METRICS_TOKEN: "let-me-see" } });
    await app.post("send-hero-consultation", { formData: hero });
    expect(await (await fetch(`${app.url}/readyz`)).text()).toBe("ready\n");
    const text = await (await fetch(`${app.url}/metrics`)).text();
    expect(text).toContain('ventanilla_leads{kind="hero",status="new"} 1');
    expect(text).toMatch(/ventanilla_outbox\{state="queued"\} 2/);
    const forwarded = { "x-forwarded-for": "203.0.113.9" };
    expect((await fetch(`${app.url}/metrics`, { headers: forwarded })).status).toBe(404);
    const headers = { ...forwarded, authorization: "Bearer let-me-see" };
    expect((await fetch(`${app.url}/metrics`, { headers })).status).toBe(200);
  });
});
