import { createHash } from "node:crypto";

const policyMeta = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
const inlineElement = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g;
const isData = /\ssrc=|type="application\/ld\+json"/;

/**
 * Reduces the CSP of a page to the hashes of its own inline scripts and styles. Astro's has those of the whole site,
 * 2 kB that no compression makes smaller. Throws for an inline element that Astro's CSP does not allow.
 */
export function ownPolicy(html: string): string {
  const own = new Set([...html.matchAll(inlineElement)].flatMap(hashOf));
  const policy = policyMeta.exec(html)?.[2] ?? "";
  for (const hash of own) {
    if (!policy.includes(hash))
      throw new Error(`A page holds an inline script or style without a hash: ${hash}`);
  }
  return html.replace(policyMeta, (_, start: string, all: string) => {
    return start + all.replace(/ '(sha256-[^']+)'/g, (source, hash: string) => (own.has(hash) ? source : ""));
  });
}

function hashOf([, , attributes = "", content = ""]: RegExpMatchArray): string[] {
  if (isData.test(attributes)) return [];
  return [`sha256-${createHash("sha256").update(content).digest("base64")}`];
}
