import { createHash } from "node:crypto";

const policyMeta = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
const inlineElement = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g;
const isData = /\ssrc=|type="application\/ld\+json"/;

/** Throws for an inline script or style that Astro's content security policy of the page does not name. */
export function checkPolicy(html: string): void {
  const policy = policyMeta.exec(html)?.[2] ?? "";
  for (const { hash } of inlineElements(html)) {
    if (!policy.includes(hash))
      throw new Error(`A page holds an inline script or style without a hash: ${hash}`);
  }
}

/**
 * Reduces the CSP of a page to the hashes of its own inline elements, as Astro's 2 kB for the whole site do not compress,
 * and leaves out the fonts, which are as `default-src` has them.
 */
export function ownPolicy(html: string): string {
  const elements = inlineElements(html);
  return html.replace(policyMeta, (_, start: string, policy: string) => {
    const parts = policy.replace(/font-src 'self'; ?| 'sha256-[^']+'/g, "").split(";");
    const named = parts.map((part) => {
      const kind = /^\s*(script|style)-src /.exec(part)?.[1];
      const hashes = elements.filter((element) => element.kind === kind).map(({ hash }) => ` '${hash}'`);
      return part + [...new Set(hashes)].join("");
    });
    return start + named.join(";");
  });
}

function inlineElements(html: string): { kind: string; hash: string }[] {
  return [...html.matchAll(inlineElement)]
    .filter(([, , attributes = ""]) => !isData.test(attributes))
    .map(([, kind = "", , content = ""]) => ({
      kind,
      hash: `sha256-${createHash("sha256").update(content).digest("base64")}`,
    }));
}
