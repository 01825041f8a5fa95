import type { IncomingMessage } from "node:http";

const hostValue = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/** Whether a request names one host, in one valid `Host` line (RFC 9112, 3.2); Node only refuses a missing line. */
export function hasOneHost({ rawHeaders, url = "" }: Pick<IncomingMessage, "rawHeaders" | "url">): boolean {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== undefined) return false;
    host = rawHeaders[at + 1] ?? "";
  }
  if (host !== undefined && !hostValue.test(host)) return false;
  return !isAbsolute(url) || hostOfTarget(url) === normalHost(url, host);
}

/** The path and query of a request target in absolute form, as proxies send it; another target stays as it is. */
export function originForm(target: string): string {
  if (!isAbsolute(target)) return target;
  return target.replace(/^\w+:\/\/[^/?]*/, "").replace(/^(?!\/)/, "/");
}

const isAbsolute = (target: string) => /^https?:\/\//i.test(target);

function hostOfTarget(target: string): string | undefined {
  const url = URL.parse(target);
  // User information in a target is an error (RFC 9110, 4.2.4).
  return url && !url.username && !url.password ? url.host : undefined;
}

// Without its scheme's own port, in lower case.
const normalHost = (target: string, host = "") =>
  URL.parse(`${target.slice(0, target.indexOf(":"))}://${host}`)?.host;
