import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { ownPolicy } from "./page-policy.ts";

const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
const page = (...known: string[]) =>
  `<head><meta http-equiv="content-security-policy" content="script-src 'self' ${known.map(hash).join(" ")};">` +
  `<style>p{}</style><script>start()</script><script type="module" src="/a.js"></script>` +
  `<script type="application/ld+json">{}</script></head>`;

test("a page's policy names its own inline scripts and styles and no other", () => {
  expect(ownPolicy(page("p{}", "start()", "other"))).toBe(page("p{}", "start()"));
});

test("an inline script that no part of the build knows ends the build", () => {
  expect(() => ownPolicy(page("p{}"))).toThrow(hash("start()").slice(1, -1));
});
