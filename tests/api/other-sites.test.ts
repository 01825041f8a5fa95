import { afterAll, beforeAll, expect, test } from "vitest";
import { siteUrl, startApp, type TestApp } from "../start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.end());

/** Posts a body of a type, or of none, which only bytes have. */
const post = (path: string, type: string | undefined, headers: Record<string, string>) =>
  fetch(app.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { ...headers, ...(type && { "content-type": type }) },
    body: new TextEncoder().encode(`token=${"x".repeat(43)}&path=/`),
  });

const otherSite = { origin: "https://other.example", "sec-fetch-site": "cross-site" };
/** What a browser sends to another site without asking it. */
const types = [
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  "Text/Plain; charset=utf-8",
  undefined,
];
const preview = "/office/api/preview";

test.each(types)("another site sets and ends no preview with a body of type %s", async (type) => {
  for (const path of [preview, `${preview}/end`])
    for (const headers of [otherSite, { origin: "null" }, { "sec-fetch-site": "same-site" }]) {
      const answer = await post(path, type, headers);
      expect([path, answer.status, answer.headers.get("set-cookie")]).toEqual([path, 403, null]);
    }
});

test("the site itself does, under another name too, and a program, which sends no origin", async () => {
  for (const type of types)
    for (const headers of [{ origin: siteUrl, "sec-fetch-site": "same-origin" }, { origin: app.url }, {}]) {
      const answers = [await post(preview, type, headers), await post(`${preview}/end`, type, headers)];
      expect(answers.map(({ status }) => status)).toEqual([303, 303]);
      expect(answers.every((answer) => answer.headers.has("set-cookie"))).toBe(true);
    }
});

test("a client at another origin is told what is wrong with its call, as a form cannot send its headers", async () => {
  for (const type of [undefined, "text/plain"]) {
    const headers = { ...otherSite, apikey: "anon", authorization: "Bearer x" };
    expect((await post("/functions/v1/send-hero-consultation", type, headers)).status).toBe(415);
    expect(await (await post("/auth/v1/logout", type, headers)).text()).toContain("invalid JWT");
  }
});

test("a one-click unsubscription, which a mail program sends, is no post of another site", async () => {
  const type = "application/x-www-form-urlencoded";
  for (const each of [type, undefined])
    expect((await post("/newsletter/unsubscribe?token=unknown", each, {})).status).toBe(404);
});
