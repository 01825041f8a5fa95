import { expect, test } from "vitest";
import { readEnv } from "../base/env.ts";
import { isAllowedRedirect } from "./redirects.ts";

const settings = { DATA_DIR: "/tmp", SITE_URL: "https://www.example.com" };
const isAllowed = (address: string, more: Record<string, string> = {}) =>
  isAllowedRedirect(address, readEnv({ ...settings, ...more }));

test.each([
  "https://www.example.com",
  "https://www.example.com/",
  "https://www.example.com/office/link?a=b#c",
  "https://WWW.example.com/x",
  "https://www.example.com:443/x",
])("our own origin is allowed: %s", (address) => {
  expect(isAllowed(address)).toBe(true);
});

test.each([
  "",
  "/office",
  "//evil.example",
  "http://www.example.com/",
  "https://www.example.com:8443/",
  "https://www.example.com.evil.example/",
  "https://evil.example/www.example.com",
  "https://www.example.com@evil.example/",
  "https://user:secret@www.example.com/",
  "https://evil.example\\@www.example.com/",
  "https:\\\\evil.example",
  "https://www.example.com\t.evil.example/",
  "https://www.example.com/\r\nSet-Cookie: a=b",
  " https://www.example.com/",
  "javascript:alert(1)//www.example.com",
  "javascript://www.example.com/%0aalert(1)",
  "data:text/html,https://www.example.com",
  "blob:https://www.example.com/x",
  "file:///etc/passwd",
])("nothing that only looks like it is: %j", (address) => {
  expect(isAllowed(address)).toBe(false);
  expect(isAllowed(address, { GOTRUE_URI_ALLOW_LIST: "https://app.example.com/**" })).toBe(false);
});

test("a loopback site is allowed at every port", () => {
  const local = { GOTRUE_SITE_URL: "http://localhost:3000" };
  expect(isAllowed("http://localhost:5173/welcome", local)).toBe(true);
  expect(isAllowed("https://localhost:5173/welcome", local)).toBe(false);
  expect(isAllowed("http://127.0.0.1:5173/", local)).toBe(false);
  const numeric = { GOTRUE_SITE_URL: "http://127.0.0.1:3000" };
  expect(isAllowed("http://127.0.0.1:5173/", numeric)).toBe(true);
  expect(isAllowed("http://2130706433/", numeric)).toBe(false);
  expect(isAllowed("http://0x7f000001/", numeric)).toBe(false);
  expect(isAllowed("http://127.1/", numeric)).toBe(false);
});

test("bare addresses are refused, whatever the list says", () => {
  const anywhere = { GOTRUE_URI_ALLOW_LIST: "http://**,https://**" };
  for (const host of ["203.0.113.7", "3405803783", "0xcb007107", "[2001:db8::1]", "0313.0.0161.7"])
    expect(isAllowed(`http://${host}/`, anywhere)).toBe(false);
  expect(isAllowed("http://127.0.0.1:3000/", anywhere)).toBe(true);
  expect(isAllowed("http://[::1]:3000/", anywhere)).toBe(true);
  expect(isAllowed("https://any.example/", anywhere)).toBe(true);
});

test.each([
  ["https://app.example.org", "https://app.example.org", true],
  ["https://app.example.org", "https://app.example.org/", true],
  ["https://app.example.org", "https://app.example.org/x", false],
  ["https://app.example.org/*", "https://app.example.org/x", true],
  ["https://app.example.org/*", "https://app.example.org/x/y", false],
  ["https://app.example.org/**", "https://app.example.org/x/y?z=1#a", true],
  ["https://*.example.org/", "https://preview.example.org/", true],
  ["https://*.example.org/", "https://a.b.example.org/", false],
  ["https://*.example.org/", "https://evil.example/.example.org/", false],
  ["https://*.example.org/", "https://evil#.example.org/", false],
  ["https://*.example.org/", "https://evil?.example.org/", false],
  ["https://*.example.org/", "https://evil\\.example.org/", false],
  ["https://*.example.org/", "https://a@evil.example.org/", false],
  ["https://preview-?.example.org/", "https://preview-1.example.org/", true],
  ["https://preview-?.example.org/", "https://preview-12.example.org/", false],
  ["https://app.example.org/", "https://appxexample.org/", false],
  ["practice://callback", "practice://callback", true],
  ["practice://callback", "practice://callback/else", false],
  ["**", "javascript:alert(1)", false],
])("the glob %s and %s: %s", (glob, address, isGood) => {
  expect(isAllowed(address, { GOTRUE_URI_ALLOW_LIST: `https://other.example.com/,${glob}` })).toBe(isGood);
});
