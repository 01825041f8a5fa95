import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { functionKinds, functionNames } from "#domain/forms/form-kinds.ts";
import { describeOnBoth, startApp, type TestApp } from "../start-app.ts";
import { business, consultation, contact, hero } from "./sample-forms.ts";

const name = "send-hero-consultation";
const fieldNames = [
  ...[hero, contact, consultation, business].flatMap(Object.keys),
  "urgency",
  "comments",
  "notes",
  "website",
  "stamp",
  "page",
  "locale",
  "form",
  "consentVersion",
];
const everyField = (value: unknown) => Object.fromEntries(fieldNames.map((field) => [field, value]));

async function expectAlive(app: TestApp) {
  const answer = await app.post(name, { formData: { ...hero, email: `ok-${Math.random()}@example.com` } });
  expect(answer.status).toBe(200);
  expect(app.logged.join("\n")).not.toMatch(/crashed|could not be stored/);
}

describeOnBoth("hostile input", (open) => {
  test("prototypes, wrong types and odd characters in every field of every form never break it", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const values: unknown[] = [
      null,
      0,
      -1,
      1e308,
      true,
      [],
      {},
      ["a"],
      { toString: "x" },
      "",
      " ",
      "\0",
      "\ud800",
      "\u202e\u2066",
      "a\r\nBcc: b@example.com",
      "a\nb\u2028c",
      "'; drop table leads; --",
      "{{7*7}}",
      "x".repeat(1500),
      "%00",
    ];
    const polluting =
      '{"__proto__":{"name":"x"},"constructor":{"prototype":{"x":1}},"formData":{"__proto__":{"urgency":1}}}';
    expect((await app.post(name, polluting)).status).toBe(400);
    expect(
      (await app.post(name, `{"formData":{"__proto__":null,"name":"A"},"visit":{"utm":{"__proto__":1}}}`))
        .status,
    ).toBe(400);
    expect("urgency" in {}).toBe(false);
    for (const kind of functionKinds) {
      for (const value of values) {
        const all = await app.post(functionNames[kind], { formData: everyField(value) });
        expect([200, 400]).toContain(all.status);
        const visit = { landingPage: value, referrerHost: value, utm: { utm_source: value } };
        const around = {
          formData: { ...hero, ...everyField(value), website: "" },
          visit,
          stamp: value,
          page: value,
        };
        expect([200, 400]).toContain((await app.post(functionNames[kind], around)).status);
      }
    }
    const kept = { formData: hero, stamp: 5, page: "/\0\ud800", visit: { utm: { utm_source: "\0a\ud800" } } };
    expect(
      (await app.post(name, { ...kept, recommendations: ["\0\ud800\r\n"], consentVersion: {} })).status,
    ).toBe(200);
    for (const field of fieldNames) {
      expect((await app.postForm(name, { ...hero, [field]: "a\r\nb\0" })).status).toBeLessThan(500);
    }
    await expectAlive(app);
  });
});

describe("hostile input", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.end());

  test("two addresses in one, or a header in an address, is no address", async () => {
    const wrong = [
      "a@example.com,b@example.com",
      "a@example.com b@example.com",
      "a@b@example.com",
      "<a@example.com>",
    ];
    for (const email of [...wrong, "a@example.com\r\nBcc: b@example.com", "a@example.com;b@example.com"]) {
      const answer = await app.post(name, { formData: { ...hero, email } });
      expect([answer.status, (await answer.json()).field]).toEqual([400, "email"]);
    }
    expect(await app.leads()).toEqual([]);
  });

  test("broken JSON and broken UTF-8 are unreadable, and JSON of another shape says so", async () => {
    const statusOf = async (body: string) => {
      const answer = await app.post(name, body);
      expect(await answer.json()).toMatchObject({
        error: expect.any(String),
        request_id: expect.any(String),
      });
      return answer.status;
    };
    for (const body of ["", "{", '{"formData":{"name":"A', "\0", "undefined", "{'a':1}"]) {
      expect(await statusOf(body)).toBe(400);
    }
    for (const body of [
      "[]",
      "null",
      "5",
      '"text"',
      '{"formData":[]}',
      '{"formData":null}',
      '{"formData":"x"}',
      '{"recommendations":{}}',
      '{"recommendations":[1]}',
      '{"locale":"fr"}',
    ]) {
      expect(await statusOf(body)).toBe(422);
    }
    const bytes = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
    for (const type of ["application/json", "application/x-www-form-urlencoded"]) {
      const body = { method: "POST", headers: { "content-type": type }, body: bytes };
      expect((await fetch(`${app.url}/functions/v1/${name}`, body)).status).toBe(400);
    }
    expect((await app.postForm(name, {}, { "content-type": "multipart/form-data" })).status).toBe(400);
    await expectAlive(app);
  });

  test("depth, number of keys and size are refused without effort", async () => {
    const deep = `{"formData":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i])));
    for (const body of [deep, wide, "x".repeat(5_000_000)])
      expect((await app.post(name, body)).status).toBe(413);
    const fitting = `{"formData":{"name":${"[".repeat(30_000)}${"]".repeat(30_000)}}}`;
    expect((await app.post(name, fitting)).status).toBe(400);
    const objects = `{"formData":${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}}`;
    expect((await app.post(name, objects)).status).toBe(400);
    const keys = JSON.stringify({
      formData: Object.fromEntries(Array.from({ length: 6000 }, (_, i) => [i, 1])),
    });
    expect((await app.post(name, keys)).status).toBe(400);
    const tooMuch = await app.postForm(name, {
      ...hero,
      name: "x".repeat(70_000),
      form: "hero-form",
      page: "/",
    });
    expect([tooMuch.status, await tooMuch.text()]).toEqual([
      413,
      expect.stringContaining("too long to send"),
    ]);
    await expectAlive(app);
  });

  test("nonsense instead of HTTP is answered and forgotten", async () => {
    const { port } = new URL(app.url);
    for (const line of [
      "GET http://[ HTTP/1.1\r\nhost: x\r\n\r\n",
      "GARBAGE\r\n\r\n",
      "POST \\..\\x HTTP/1.1\r\nhost: a b\r\n\r\n",
    ]) {
      const socket = connect(Number(port), "127.0.0.1");
      socket.write(line);
      const [data] = await once(socket, "data");
      expect(String(data)).toMatch(/^HTTP\/1\.1 4\d\d/);
      socket.destroy();
    }
    await expectAlive(app);
  });
});
