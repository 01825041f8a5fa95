import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { homeWords } from "#content/words/home.ts";
import { messageWords } from "#content/words/messages.ts";
import { describeOnBoth, siteUrl, startApp, type TestApp } from "../start-app.ts";
import { consultation, contact, hero } from "./sample-forms.ts";
import { elementIn, shown } from "./shown-form.ts";

const business = {
  businessType: "solo",
  numOwners: "1",
  allUSCitizens: "yes",
  needsPayroll: "no",
  needsBookkeeping: "no",
  needsAdvisory: "no",
  fullName: "Ana",
  email: "ana@example.com",
  phone: "972-555-0100",
};

const booking = { ...consultation, service: "In-Person Filing", tier: "Families" };

describeOnBoth("forms sent without script", (open) => {
  test("lead to the page that thanks, each in its language", async () => {
    const app = await open();
    const cases = [
      ["send-hero-consultation", hero, "/sent/hero"],
      ["send-hero-consultation", { ...hero, locale: "es" }, "/es/sent/hero"],
      ["send-contact-message", contact, "/sent/contact"],
      ["send-contact-message", { ...contact, page: "/es" }, "/es/sent/contact"],
      ["send-contact-message", { ...contact, urgency: "" }, "/sent/contact-page"],
      ["send-consultation-request", consultation, "/sent/consultation"],
      ["send-business-confirmation", business, "/sent/business"],
      ["send-booking-request", booking, "/sent/booking"],
      ["send-booking-request", { ...booking, service: "Mobile App Filing" }, "/sent/mobile-app"],
    ] as const;
    for (const [name, fields, path] of cases) {
      const answer = await app.postForm(name, fields);
      const json = await app.post(name, { formData: { ...fields, email: "bea@example.com" } });
      const location = `${path}?reply-by=${json.headers.get("reply-by")}`;
      expect([answer.status, answer.headers.get("location")]).toEqual([303, location]);
      expect(await answer.text()).toBe("");
    }
  });

  test("take page and campaign from the address of our own page they came from", async () => {
    const app = await open();
    const fields = { ...contact, form: "contact-form" };
    await app.postForm("send-contact-message", fields, {
      referer: `${siteUrl}/es/contact?utm_source=flyer&q=Ana`,
    });
    await app.postForm("send-hero-consultation", hero, { referer: "https://other.example/es?utm_source=x" });
    const [own, other] = await app.leads();
    expect(own).toMatchObject({ page: "/es/contact", locale: "es", utm: '{"utm_source":"flyer"}' });
    expect(JSON.parse(own?.fields ?? "")).not.toHaveProperty("form");
    expect(other).toMatchObject({ page: "", locale: "en", utm: "{}" });
  });

  test("sent twice by a double tap are one lead; changed ones are another", async () => {
    const app = await open();
    const taps = [1, 2, 3].map(() => app.postForm("send-hero-consultation", { ...hero, form: "hero-form" }));
    expect((await Promise.all(taps)).map(({ status }) => status)).toEqual([303, 303, 303]);
    await app.postForm("send-hero-consultation", { ...hero, form: "hero-form", name: "Eva" });
    expect(await app.leads()).toHaveLength(2);
  });

  test("come back with what was typed when they cannot be stored or come too often", async () => {
    const app = await open();
    const send = (name: string) =>
      app.postForm("send-hero-consultation", { ...hero, name, form: "hero-form", page: "/" });
    expect((await send("Ana 1")).status).toBe(303);
    // As after 59: storing them all would prove no more.
    await app.db.updateTable("rate_limits").set({ count: 59 }).where("count", "=", 1).execute();
    expect((await send("Ana 2")).status).toBe(303);
    const limited = await send(hero.name);
    expect(limited.status).toBe(429);
    const error = elementIn(await limited.text(), "hero-form", "data-form-error");
    expect(error.text).toMatch(/^Many requests came from your connection.*10 min.*call us/);
    await app.db.destroy();
    const failed = await send(hero.name);
    expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "10"]);
    expect(await failed.text()).toMatch(/could not save your request.*value="Ana Prueba"/s);
  });

  test("are refused when another site made the browser send them", async () => {
    const app = await open();
    const statusFrom = async (headers: Record<string, string>) =>
      (await app.postForm("send-hero-consultation", hero, headers)).status;
    expect(await statusFrom({ origin: "https://other.example" })).toBe(403);
    expect(await statusFrom({ origin: "null" })).toBe(403);
    expect(await statusFrom({ origin: "https://other.example", "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await statusFrom({ origin: siteUrl, "sec-fetch-site": "same-origin" })).toBe(303);
    const silent = await fetch(`${app.url}/functions/v1/send-hero-consultation`, {
      method: "POST",
      body: new URLSearchParams({ ...hero, name: "Curl" }),
      redirect: "manual",
    });
    expect(silent.status).toBe(303);
    expect(await app.leads()).toHaveLength(2);
  });

  test("may be sent as multipart too, and files in them are left out", async () => {
    const app = await open();
    const form = new FormData();
    for (const [name, value] of Object.entries(hero)) form.set(name, value);
    form.set("upload", new Blob(["x"]), "x.txt");
    const answer = await fetch(`${app.url}/functions/v1/send-hero-consultation`, {
      method: "POST",
      body: form,
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
    expect(JSON.parse((await app.leads())[0]?.fields ?? "")).toEqual({ ...hero, email: "Ana@example.com" });
  });
});

describe("forms sent without script", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.end());

  test("are thanked for with the moment of the answer, in words of the page's language", async () => {
    const pageAt = async (path: string) => {
      const answer = await fetch(app.url + path);
      expect([path, answer.status]).toEqual([path, 200]);
      return answer.text();
    };
    const moment = "2026-11-23T15:00:00.000Z";
    const sentPage = await pageAt(`/sent/hero?reply-by=${moment}`);
    expect(sentPage).toContain("You will hear from us by Monday, November 23, 9:00 AM CST.");
    expect(sentPage).toContain(`href="/es/sent/hero?reply-by=${moment}"`);
    expect(await pageAt(`/es/sent/booking?reply-by=${moment}`)).toMatch(
      /Le responderemos a más tardar el lunes 23 de noviembre/,
    );
    // What comes next is what the letter says, and of the app no appointment.
    expect(sentPage).toContain("Together we choose a time for your free consultation of 30 minutes.");
    expect(await pageAt("/sent/contact")).not.toContain("bring");
    expect(await pageAt("/sent/mobile-app")).toMatch(
      /24 hours with the link to the app.*We send you the link/s,
    );
    for (const forged of ["", "?reply-by=", "?reply-by=soon", "?reply-by=2026-99-99T99:99:99Z"]) {
      const page = await pageAt(`/sent/contact-page${forged}`);
      expect(page).toContain(messageWords.en.sent.heading);
      expect(page).not.toContain("hear from us by");
    }
  });

  test("come back filled in, with the error at the field, when something is missing", async () => {
    const typed = {
      ...contact,
      lastName: `"><script>alert(1)</script>`,
      email: "ana",
      message: "\n</textarea><b>bold</b>",
      form: "contact-form",
      page: "/contact",
      website: "",
    };
    const answer = await app.postForm("send-contact-message", typed);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([400, "no-store"]);
    const page = await answer.text();
    expect(page).toContain("<title>Error: Contact");
    const message = shown("Please enter a valid email address");
    expect({ hidden: undefined, ...elementIn(page, "contact-form", "data-form-error") }).toMatchObject(
      message,
    );
    const atField = elementIn(page, "contact-form", "data-error-for", "email");
    expect({ hidden: undefined, ...atField }).toMatchObject(message);
    expect(elementIn(page, "contact-form", "name", "email")).toMatchObject({
      value: "ana",
      "aria-invalid": "true",
      autofocus: "",
    });
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(page).toContain('<option value="tax" selected="">');
    expect(page).toContain(">\n\n&lt;/textarea&gt;&lt;b&gt;bold&lt;/b&gt;</textarea>");
    expect(elementIn(page, "contact-form", "name", "stamp")).toMatchObject({
      value: expect.stringMatching(/^[0-9a-z]+\.[\w-]{22}$/),
    });
    expect(answer.url).not.toContain("Ana");
  });

  test("come back in the right place: in their dialog, or on the home page of their language", async () => {
    const asked = { form: "consultation-form", page: "/es/services/payroll", locale: "es" };
    const inDialog = { ...consultation, ...asked, phone: "" };
    const dialog = await (await app.postForm("send-consultation-request", inDialog)).text();
    expect(elementIn(dialog, "", "id", "consultation")).toMatchObject({ open: "" });
    const atPhone = elementIn(dialog, "consultation-form", "data-error-for", "phone");
    expect({ hidden: undefined, ...atPhone }).toMatchObject(shown("Escriba su número de teléfono"));
    const strayed = { ...hero, email: "", form: "gone", page: "/contact" };
    const home = await (await app.postForm("send-hero-consultation", strayed)).text();
    expect(home).toContain(`<title>Error: ${homeWords.en.title}`);
    expect(elementIn(home, "hero-form", "name", "name")).toMatchObject({ value: "Ana Prueba" });
    const formless = await app.postForm("send-business-confirmation", { ...business, phone: "" });
    expect(await formless.text()).toContain('<p role="alert">Phone number is required</p>');
  });
});
