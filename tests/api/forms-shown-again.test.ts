import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { homeWords } from "#content/words/home.ts";
import { listTierIds } from "#domain/appointments/tier-appointments.ts";
import { addClosure } from "#domain/office/closure-operations.ts";
import { describeOnBoth, siteUrl, startApp, type TestApp } from "../start-app.ts";
import { ana, bookAna, monday } from "./appointment-calls.ts";
import { hero } from "./sample-forms.ts";
import { elementIn, shown } from "./shown-form.ts";
import { atWork } from "./staff-at-work.ts";

const practice = loadPractice();

describeOnBoth("forms sent without script", (open) => {
  test("come back as they were sent, without a word, when the honeypot is filled, and are kept apart", async () => {
    const app = await open();
    for (const [locale, page] of [
      ["en", "/"],
      ["es", "/es"],
    ] as const) {
      const trapped = { ...hero, form: "hero-form", page, locale, name: `Ana ${locale}`, website: "x" };
      const answer = await app.postForm("send-hero-consultation", trapped);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
      const html = await answer.text();
      expect(html).toContain(`<title>${homeWords[locale].title}`);
      expect(elementIn(html, "hero-form", "name", "email")).toMatchObject({ value: hero.email });
      expect(elementIn(html, "hero-form", "data-form-error")).toMatchObject({ text: "", hidden: "" });
    }
    expect((await app.leads()).map(({ status }) => status)).toEqual(["spam", "spam"]);
    expect(await app.outbox()).toEqual([]);
  });

  test("a booking that lost the last time of its week comes back as it was sent, with the next week's times", async () => {
    const app = await open();
    // Friday at 12:20: with four hours of notice one time is left.
    app.advance(Date.parse("2026-11-27T18:20:00Z") - app.now().getTime());
    const start = "2026-11-27T16:30:00-06:00";
    await bookAna(app, { start, email: "eva@example.com" });
    const answer = await fetch(`${app.url}/booking/v1/appointments`, {
      method: "POST",
      headers: { origin: siteUrl },
      body: new URLSearchParams({ ...ana, locale: "es", page: "/es/appointments", start }),
    });
    const html = await answer.text();
    expect(html).toContain("Ese horario ya no está disponible");
    expect(elementIn(html, "appointment-form", "name", "email")).toMatchObject({ value: ana.email });
    expect(html).toContain('value="2026-11-30T09:00:00-06:00"');
    expect(html).toContain('href="/appointments?service=consultation&amp;week=2026-11-30"');
    // No way leads back to a week that is over.
    expect(html).not.toContain("week=2026-11-23");
  });

  test("a booking that is too long to be read is refused in the language of its page", async () => {
    const app = await open();
    for (const path of ["/booking/v1/appointments", "/es/appointments"]) {
      const answer = await fetch(app.url + path, {
        method: "POST",
        headers: { origin: siteUrl, referer: `${siteUrl}/es/appointments` },
        body: new URLSearchParams({ ...ana, comments: "a".repeat(70_000), start: monday }),
      });
      expect([path, answer.status]).toEqual([path, 413]);
      expect(await answer.text()).toMatch(/<html[^>]* lang="es".*Su texto es demasiado largo/s);
    }
  });

  test("a refused booking leads to its service, tier and week in the other language", async () => {
    const app = await open();
    const tier = listTierIds(practice).find((id) => id.startsWith("virtual/")) ?? "";
    for (const [fields, query] of [
      [{ service: "mobile-notary" }, "service=mobile-notary"],
      [{ service: "", tier }, `service=virtual-45&amp;tier=${tier}`],
    ] as const) {
      const answer = await fetch(`${app.url}/booking/v1/appointments`, {
        method: "POST",
        headers: { origin: siteUrl },
        body: new URLSearchParams({ ...ana, locale: "en", name: "", start: monday, ...fields }),
      });
      expect(await answer.text()).toContain(`href="/es/appointments?${query}&amp;week=2026-11-23"`);
    }
  });

  test("a booking comes back as it was sent also when no time is left at all", async () => {
    const app = await open();
    const always = { from: "2026-11-20T00:00", to: "2027-11-20T00:00", typeIds: null, note: "" };
    await (await atWork(app)).ask(addClosure, always);
    const answer = await fetch(`${app.url}/booking/v1/appointments`, {
      method: "POST",
      headers: { origin: siteUrl },
      body: new URLSearchParams({ ...ana, locale: "en", start: monday, comments: "Two W-2s" }),
    });
    const html = await answer.text();
    expect(html).not.toContain('name="start"');
    expect(elementIn(html, "appointment-form", "name", "email")).toMatchObject({ value: ana.email });
    expect(elementIn(html, "appointment-form", "name", "comments").text).toBe("Two W-2s");
  });
});

describe("forms sent without script", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.end());

  test("come back with every empty field marked, and with a bad address only when none is empty", async () => {
    const place = { form: "hero-form", page: "/es", locale: "es" };
    const send = async (fields: Record<string, string>) =>
      (await app.postForm("send-hero-consultation", { ...place, ...fields })).text();
    const empty = await send({ name: "Ana", email: "ana", service: "" });
    const missing = shown("Por favor, llene todos los campos");
    expect(elementIn(empty, "hero-form", "data-error-for", "service")).toMatchObject({ text: missing.text });
    expect(elementIn(empty, "hero-form", "data-error-for", "email")).toHaveProperty("hidden");
    const all = await send({ name: "", email: "", service: "" });
    for (const field of ["name", "email", "service"]) {
      expect({ hidden: undefined, ...elementIn(all, "hero-form", "data-error-for", field) }).toMatchObject(
        missing,
      );
      expect(elementIn(all, "hero-form", "name", field)).toMatchObject({ "aria-invalid": "true" });
    }
    const bad = await send({ name: "Ana", email: "ana", service: "advisory" });
    expect(elementIn(bad, "hero-form", "data-form-error").text).toBe("Escriba un correo electrónico válido");
  });

  test("somebody who opens the address of a form's answer anew is led to a page in their language", async () => {
    // `fetch` says by itself that it does not navigate.
    const openAt = async (path: string, headers: Record<string, string>) => {
      const accept = "text/html,application/xhtml+xml;q=0.9";
      const asked = get(app.url + path, { headers: { accept, "sec-fetch-mode": "navigate", ...headers } });
      const [answer]: IncomingMessage[] = await once(asked, "response");
      answer?.resume();
      return [answer?.statusCode, answer?.headers.location];
    };
    const form = "/functions/v1/send-contact-message";
    const spanish = { "accept-language": "es-US,es;q=0.9,en;q=0.8" };
    expect(await openAt(form, {})).toEqual([303, "/contact"]);
    expect(await openAt(form, spanish)).toEqual([303, "/es/contact"]);
    expect(await openAt(form, { ...spanish, referer: `${siteUrl}/faqs` })).toEqual([303, "/contact"]);
    expect(await openAt(form, { referer: `${siteUrl}/es` })).toEqual([303, "/es/contact"]);
    expect(await openAt("/booking/v1/appointments", spanish)).toEqual([303, "/es/appointments"]);
    for (const program of [{ accept: "*/*" }, { accept: "application/json" }, { "sec-fetch-mode": "cors" }])
      expect(await openAt(form, { ...spanish, ...program })).toEqual([405, undefined]);
  });
});
