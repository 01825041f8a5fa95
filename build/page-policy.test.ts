import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkPolicy, ownPolicy } from "./page-policy.ts";

const hash = (content: string) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
const list = (contents: readonly string[]) => contents.map((content) => ` ${hash(content)}`).join("");
const page = (scripts: readonly string[], styles: readonly string[]) =>
  `<head><meta http-equiv="content-security-policy" content="script-src 'self'${list(scripts)};style-src 'self'${list(styles)};">` +
  `<style>p{}</style><script>start()</script><script type="module" src="/a.js"></script>` +
  `<script type="application/ld+json">{}</script></head>`;

test("a page's policy names its own inline scripts and styles and no other", () => {
  expect(ownPolicy(page(["start()", "other"], ["a{}", "p{}"]))).toBe(page(["start()"], ["p{}"]));
});

test("an inline script that no part of the build knows ends the build", () => {
  expect(() => checkPolicy(page([], ["p{}"]))).toThrow(hash("start()").slice(1, -1));
});
