import { once } from "node:events";
import { connect } from "node:net";
import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { describeOnBoth, siteUrl, startApp, type TestApp } from "../start-app.ts";
import { booking, business, consultation, contact, hero, quiz } from "./sample-forms.ts";

describeOnBoth("the functions that take leads", (open) => {
  test("each form is stored with its fields and with all that must follow, and answered with its id", async () => {
    const app = await open();
    const posts = [
      ["send-hero-consultation", hero],
      ["send-contact-message", contact],
      ["send-contact-message", { ...contact, service: "multiple", urgency: "week" }],
      ["send-consultation-request", consultation],
      ["send-business-confirmation", business],
      ["send-booking-request", booking],
      ["send-quiz-recommendation", quiz],
      ["subscribe-newsletter", { email: "ana@example.com" }],
    ] as const;
    // Nine on a Friday morning, and 24 hours: the office is closed on Saturday and Sunday.
    const monday = "2026-11-23T23:00:00.000Z";
    for (const [name, formData] of posts) {
      const answer = await app.post(name, {
        formData,
        recommendations: ["LLC/S-Corp Formation & EIN Setup"],
      });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ success: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
      const isAnswered = !/quiz|newsletter/.test(name);
      expect(answer.headers.get("reply-by")).toBe(isAnswered ? monday : null);
    }
    const leads = await app.leads();
    const kinds = leads.map(({ form_kind }) => form_kind).join(" ");
    expect(kinds).toBe("hero contact contact consultation business booking quiz newsletter");
    expect(leads[0]).toMatchObject({
      status: "new",
      locale: "en",
      email: "ana@example.com",
      spam_reasons: "[]",
    });
    expect(JSON.parse(leads[0]?.fields ?? "")).toEqual({ ...hero, email: "Ana@example.com" });
    expect(JSON.parse(leads[4]?.fields ?? "")).toMatchObject({ numOwners: "2", notes: "" });
    expect(JSON.parse(leads[4]?.recommendations ?? "")).toEqual(["LLC/S-Corp Formation & EIN Setup"]);
    // Two letters each; the newsletter asks its own address first and nobody else.
    expect((await app.outbox()).length).toBe(15);
  });

  test("the wizard's answers are kept whatever was typed as email, which gets a letter only if it can be one", async () => {
    const app = await open();
    for (const email of ["ana", "ana@example.com, eva@example.com"]) {
      const answer = await app.post("send-business-confirmation", { formData: { ...business, email } });
      expect(answer.status).toBe(200);
    }
    expect((await app.leads()).map(({ email }) => email)).toEqual([
      "ana",
      "ana@example.com, eva@example.com",
    ]);
    expect((await app.outbox()).map(({ kind }) => kind)).toEqual(["lead-notice", "lead-notice"]);
    const blank = await app.post("send-business-confirmation", { formData: { ...business, email: " " } });
    expect(await blank.json()).toMatchObject({ field: "email" });
  });

  test("bare fields are taken like wrapped ones, and tracking is kept without queries or people's data", async () => {
    const app = await open();
    const utm = [..."abcdefghijklm"].map((each) => [`utm_${each}`, each] as const);
    expect((await app.post("send-hero-consultation", { ...hero, locale: "es" })).status).toBe(200);
    // Nobody reads a text in a talk: what a browser claims of one is not kept.
    await app.post("send-hero-consultation", { formData: hero, consentVersion: "spoken", page: "/\\x.com" });
    await app.post("send-hero-consultation", {
      formData: hero,
      locale: "es",
      page: "/es/contact?name=Ana#x",
      consentVersion: "2026-11-01",
      visit: {
        landingPage: "/es?email=ana@example.com",
        referrerHost: "https://Search.Example.com/q?ana",
        utm: { utm_source: "x".repeat(500), evil: "y", utm_campaign: 5, ...Object.fromEntries(utm) },
      },
      recommendations: Array(60).fill("x"),
    });
    const [bare, claimed, tracked] = await app.leads();
    expect(bare).toMatchObject({ locale: "es", page: "", utm: "{}" });
    expect(claimed).toMatchObject({ consent_version: "", page: "" });
    expect(tracked).toMatchObject({
      page: "/es/contact",
      landing_page: "/es",
      referrer_host: "search.example.com",
      consent_version: "2026-11-01",
      recommendations: JSON.stringify(Array(50).fill("x")),
      utm: JSON.stringify({ utm_source: "x".repeat(100), ...Object.fromEntries(utm.slice(0, 9)) }),
    });
  });

  test("the hosted backend's own client works against it", async () => {
    const app = await open();
    const client = new FunctionsClient(`${app.url}/functions/v1`, { headers: { apikey: "anon" } });
    const sent = await client.invoke("send-hero-consultation", { body: { formData: hero } });
    expect(sent.error).toBeNull();
    expect(sent.data).toMatchObject({ success: true });
    const refused = await client.invoke("send-hero-consultation", { body: { formData: { name: "Ana" } } });
    expect(refused.error).toBeInstanceOf(FunctionsHttpError);
    expect(await refused.error.context.json()).toMatchObject({ error: "Please fill in all fields" });
    const form = new FormData();
    for (const [name, value] of Object.entries(hero)) form.set(name, value);
    expect((await client.invoke("send-hero-consultation", { body: form })).data).toMatchObject({
      success: true,
    });
    expect((await client.invoke("no-such-function", { body: {} })).error.context.status).toBe(404);
  });

  test("a sender who hangs up in the middle is stored all the same", async () => {
    const app = await open();
    const body = JSON.stringify({ formData: hero });
    const request = [
      "POST /functions/v1/send-hero-consultation HTTP/1.1",
      "host: x",
      "idempotency-key: hung-up",
      "content-type: application/json",
      `content-length: ${body.length}`,
    ];
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
    await once(socket, "connect");
    // Before the server, in this same process, reads the first byte.
    socket.write([...request, "", body].join("\r\n"));
    socket.destroy();
    await expect.poll(async () => (await app.leads()).length).toBe(1);
    const again = await app.post(
      "send-hero-consultation",
      { formData: hero },
      { "idempotency-key": "hung-up" },
    );
    expect(await again.json()).toMatchObject({ id: (await app.leads())[0]?.id });
  });
});

describe("the functions that take leads", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.end());

  test("a mistake is told in the form's language with the field at fault, in the specification's order", async () => {
    const english = await app.post("send-contact-message", { formData: { email: "ana" } });
    expect(english.status).toBe(400);
    expect(await english.json()).toEqual({
      error: "First name is required",
      code: "first-name-required",
      field: "firstName",
      fields: { firstName: "First name is required" },
      request_id: expect.any(String),
    });
    const spanish = await app.post("send-hero-consultation", {
      formData: { ...hero, email: "" },
      locale: "es",
    });
    expect(await spanish.json()).toMatchObject({
      error: "Por favor, llene todos los campos",
      field: "email",
    });
    expect(await app.leads()).toEqual([]);
  });

  test("unknown functions, other methods and other types are told apart", async () => {
    const at = `${app.url}/functions/v1/send-hero-consultation`;
    const unknown = await app.post("send-money", {});
    expect([unknown.status, unknown.headers.get("content-type")]).toEqual([404, "application/json"]);
    const read = await fetch(at);
    expect([read.status, read.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    for (const [path, method, allowed] of [
      ["slots", "POST", "GET, OPTIONS"],
      ["appointments", "GET", "POST, OPTIONS"],
    ] as const) {
      const { status, headers } = await fetch(`${app.url}/booking/v1/${path}`, { method });
      expect([path, status, headers.get("allow")]).toEqual([path, 405, allowed]);
    }
    for (const type of ["text/plain", "application/xml", "application/json; charset=latin1"]) {
      expect((await app.post("send-hero-consultation", {}, { "content-type": type })).status).toBe(415);
    }
    expect((await fetch(at, { method: "POST" })).status).toBe(415);
  });

  test("browsers of our own site may call it, those of others may not", async () => {
    const preflight = (origin: string) =>
      fetch(`${app.url}/functions/v1/send-hero-consultation`, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      });
    const own = await preflight(siteUrl);
    expect(own.status).toBe(204);
    expect(own.headers.get("access-control-allow-origin")).toBe(siteUrl);
    expect(own.headers.get("access-control-allow-headers")).toBe(
      "authorization,x-client-info,apikey,content-type,x-retry-count,x-region,idempotency-key",
    );
    const other = await preflight("https://other.example");
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });
});
