import { createHash } from "node:crypto";

const policyMeta = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
const inlineElement = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g;
const isData = /\ssrc=|type="application\/ld\+json"/;

/**
 * A page with a content security policy that names its own inline scripts and styles only. Astro's names those of the
 * whole site, 2 kB of hashes that no compression makes smaller. Throws for an inline element that Astro's does not name.
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
