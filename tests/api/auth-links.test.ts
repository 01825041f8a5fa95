import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteUrl, startApp, type TestApp } from "../start-app.ts";
import { callAuth, refusalOf } from "./auth-calls.ts";
import { giveToken } from "./auth-tokens.ts";
import { insertAccount } from "./insert-account.ts";
import { fragmentOf, press } from "./press-link.ts";

const email = "elena@example.com";
const welcome = `${siteUrl}/welcome`;
const verifyPath = (token: string, type: string, redirect = "") =>
  `/verify?${new URLSearchParams({ token, type, ...(redirect && { redirect_to: redirect }) })}`;

describe("a mailed link", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      settings: { RATE_LIMITS: "off", GOTRUE_URI_ALLOW_LIST: "https://*.example.org/**,portal://**" },
    });
  });
  afterAll(() => app.end());
  const account = (name: string, data = {}) => insertAccount(app, { email: `${name}@example.com`, data });

  test.each([
    ["en", "One more step", "/auth/v1/verify/es?"],
    ["es", "Falta un paso", "/auth/v1/verify/en?"],
  ])("opens a page in the person's language (%s) that changes nothing", async (locale, heading, other) => {
    const { link } = await giveToken(app, await account(`page-${locale}`, { locale }), "recovery");
    const page = await callAuth(app, `GET ${verifyPath(link, "recovery", welcome)}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(heading);
    expect(page.text).toContain(`name="token" value="${link}"`);
    expect(page.text).toContain(`name="redirect_to" value="${welcome}"`);
    expect(page.text).toContain('action="/auth/v1/verify"');
    expect(page.text).toContain(`href="${other}`);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(await app.db.selectFrom("sessions").selectAll().execute()).toEqual([]);
    const twin = await callAuth(app, `GET ${verifyPath(link, "recovery").replace("/verify", "/verify/es")}`);
    expect(twin.text).toContain("Falta un paso");
  });

  test("shows nothing of an address as markup", async () => {
    const evil = '"><script>alert(1)</script>';
    const page = await callAuth(app, `GET ${verifyPath(evil, evil, evil)}`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("<script>alert");
  });

  test.each([
    ["https://app.example.org/there", "'self' https://app.example.org"],
    ["portal://there", "'self' portal:"],
    ["https://evil.example/", `'self' ${siteUrl}`],
    // Such hosts parse as addresses, and would end the directive.
    ["https://a;script-src.example.org/", "'self'"],
  ])("lets its form lead to %s", async (redirect, sources) => {
    const { text } = await callAuth(app, `GET ${verifyPath("x", "recovery", redirect)}`);
    expect(/form-action ([^;"]*)/.exec(text)?.[1]).toBe(sources);
  });

  test("leads on with a session in the fragment once its button is pressed", async () => {
    const { link } = await giveToken(app, await account("press"), "recovery");
    const fields = { token: link, type: "recovery", redirect_to: welcome };
    expect((await press(app, fields, { origin: "https://evil.example" })).status).toBe(403);
    const { status, url, headers } = await press(app, fields);
    expect([status, url?.origin, url?.pathname]).toEqual([303, siteUrl, "/welcome"]);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    const session = fragmentOf(url);
    expect(session).toMatchObject({ expires_in: "3600", token_type: "bearer", type: "recovery", sb: "" });
    const { access_token: token = "", refresh_token = "", expires_at } = session;
    expect(Number(expires_at)).toBe(app.now().getTime() / 1000 + 3600);
    expect((await callAuth(app, "GET /user", { token })).status).toBe(200);
    expect(
      (await callAuth(app, "POST /token?grant_type=refresh_token", { body: { refresh_token } })).status,
    ).toBe(200);
    const again = await press(app, fields);
    expect([again.status, again.url?.search]).toEqual([303, ""]);
    expect(fragmentOf(again.url)).toEqual({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link is invalid or has expired",
      sb: "",
    });
  });

  test("without type or token it is refused, and with a type nobody has it leads on with the error", async () => {
    for (const path of ["/verify", "/verify?type=recovery", "/verify?token=x"]) {
      const answer = await callAuth(app, `GET ${path}`);
      expect(refusalOf(answer)).toEqual([400, "validation_failed"]);
      expect(answer.headers.get("location")).toBeNull();
    }
    const { url } = await press(app, { token: "x", type: "toString" });
    expect(url?.href.startsWith(`${siteUrl}/#`)).toBe(true);
    expect(fragmentOf(url)).toMatchObject({ error: "invalid_request", error_code: "validation_failed" });
  });

  test("never leads to an address that is not allowed", async () => {
    const user = await account("open");
    const evils = [
      "https://evil.example/",
      "//evil.example",
      "javascript:alert(1)",
      `${siteUrl}@evil.example/`,
    ];
    for (const evil of evils) {
      const { link } = await giveToken(app, user, "magiclink");
      const { url } = await press(app, { token: link, type: "magiclink", redirect_to: evil });
      expect(url?.href.startsWith(`${siteUrl}/#access_token=`)).toBe(true);
    }
  });

  test("the first of two confirmations leads on with a message", async () => {
    const user = await account("two");
    await app.db
      .updateTable("users")
      .set({ new_email: "neu@example.com" })
      .where("id", "=", user.id)
      .execute();
    const { link } = await giveToken(app, { ...user, new_email: "neu@example.com" }, "email_change_new");
    const { url } = await press(app, { token: link, type: "email_change" });
    expect(fragmentOf(url)).toEqual({
      message: "Confirmation link accepted. Please proceed to confirm link sent to the other email",
      sb: "",
    });
  });

  test("acts when it is opened only where a setting says so", async () => {
    const plain = await startApp({ settings: { GOTRUE_VERIFY_ON_GET: "true" } });
    const { link } = await giveToken(plain, await insertAccount(plain, { email }), "magiclink");
    const head = await fetch(`${plain.url}/auth/v1${verifyPath(link, "magiclink")}`, { method: "HEAD" });
    expect(head.status).toBe(200);
    const answer = await callAuth(plain, `GET ${verifyPath(link, "magiclink", welcome)}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(/^https:\/\/www\.example\.com\/welcome#access_token=/);
    await plain.end();
  });
});
