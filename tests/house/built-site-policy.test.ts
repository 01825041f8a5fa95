import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { attribute, type BuiltPage, builtPages, find, officePage, onEachPage } from "./built-site.ts";

test("each page's policy names exactly the inline scripts and styles that the page holds", () => {
  expect(onEachPage(differences, [...builtPages, officePage])).toEqual([]);
});

function differences(page: BuiltPage): string[] {
  const [meta] = find(page, "meta", { "http-equiv": "content-security-policy" });
  const policy = (meta && attribute(meta, "content")) ?? "";
  return (["script", "style"] as const).flatMap((kind) => {
    const directive = policy.split(";").find((part) => part.trim().startsWith(`${kind}-src `)) ?? "";
    const named = new Set([...directive.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = ""]) => hash));
    const own = new Set(inlineContents(page, kind).map(hashOf));
    return [
      ...[...own.difference(named)].map((hash) => `an inline ${kind} is not allowed: ${hash}`),
      ...[...named.difference(own)].map((hash) => `no inline ${kind} has the hash ${hash}`),
    ];
  });
}

function inlineContents(page: BuiltPage, kind: "script" | "style"): string[] {
  return find(page, kind)
    .filter((element) => attribute(element, "src") === undefined)
    .filter((element) => attribute(element, "type") !== "application/ld+json")
    .map(({ childNodes: [content] }) => (content && "value" in content ? content.value : ""));
}

const hashOf = (content: string) => `sha256-${createHash("sha256").update(content).digest("base64")}`;
