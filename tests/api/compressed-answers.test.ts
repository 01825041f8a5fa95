import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "../start-app.ts";
import { samplePassword } from "./auth-calls.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.end());

/** `fetch` would decompress. */
const ask = (path: string, encoding: string) =>
  new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    get(app.url + path, { headers: { "accept-encoding": encoding } }, async (answer) =>
      resolve({ headers: answer.headers, body: await buffer(answer) }),
    ).on("error", reject);
  });

const paths = [
  "/appointments?week=2026-12-07",
  "/es/no-such-page",
  "/booking/v1/slots?service=consultation&from=2026-11-23&to=2026-12-20",
  "/deadlines.ics",
];

test.each(paths)("%s, made for one request, is sent compressed to who can read it", async (path) => {
  const plain = await ask(path, "identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const br = await ask(path, "gzip, deflate, br");
  expect(br.headers).toMatchObject({
    "content-encoding": "br",
    vary: expect.stringContaining("Accept-Encoding"),
  });
  expect(brotliDecompressSync(br.body).length).toBe(plain.body.length);
  expect(br.body.length).toBeLessThan(plain.body.length / 2);
  const gzip = await ask(path, "gzip");
  expect(gunzipSync(gzip.body).length).toBe(plain.body.length);
});

test("what is short is sent as it is", async () => {
  const { headers, body } = await ask("/healthz", "br");
  expect([headers["content-encoding"], String(body)]).toEqual([undefined, "ok\n"]);
});

test("an answer with tokens is sent as it is: compression could betray them", async () => {
  const open = await startApp({
    settings: { GOTRUE_DISABLE_SIGNUP: "false", GOTRUE_MAILER_AUTOCONFIRM: "true" },
  });
  const body = JSON.stringify({ email: "elena@example.com", password: samplePassword });
  for (const path of ["/signup", "/token?grant_type=password"]) {
    const answer = await fetch(`${open.url}/auth/v1${path}`, { method: "POST", body });
    expect(await answer.text()).toMatch(/"access_token":".{600}/);
    expect([answer.status, answer.headers.get("content-encoding")]).toEqual([200, null]);
    expect(answer.headers.get("cache-control")).toBe("no-store, no-transform");
  }
  await open.end();
});
