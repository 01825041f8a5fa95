import { isIP } from "node:net";
import type { Context } from "hono";
import type { Env } from "../base/env.ts";
import type { RequestEnv } from "../http/request-env.ts";

/** Where a caller wants its person to end: header, then query `redirect_to`; nobody has checked it yet. */
export const wantedRedirect = (c: Context<RequestEnv>) =>
  c.req.header("redirect_to") || c.req.query("redirect_to") || "";

/** Reads where a mailed link is to lead; empty when nothing was wanted or the address is not allowed: the office. */
export const readRedirect = (c: Context<RequestEnv>, env: Env) => allowedRedirect(wantedRedirect(c), env);

/** The address when links may lead there, or else empty. */
export const allowedRedirect = (address: string, env: Env) =>
  isAllowedRedirect(address, env) ? address : "";

/** Schemes whose addresses run or hold what somebody wrote into them. */
const actingSchemes: ReadonlySet<string> = new Set(["javascript:", "data:", "vbscript:", "blob:", "file:"]);

/** Whether browsers go where an address says: they drop or turn over spaces, control characters and backslashes. */
export const isReadAsWritten = (address: string) => !/[\s\\\p{Cc}]/u.test(address);

/** Whether a link may lead to an address: our own origin, or a glob of `GOTRUE_URI_ALLOW_LIST`. */
export function isAllowedRedirect(address: string, { auth }: Env): boolean {
  if (!isReadAsWritten(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password || actingSchemes.has(url.protocol)) return false;
  const own = new URL(auth.siteUrl);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isLoopback = host === "localhost" || host.startsWith("127.") || host === "::1";
  // A bare address hides whose it is; written as one number, it even hides that it is an address.
  if (isIP(host) !== 0 && !(isLoopback && address.includes(host))) return false;
  if (/^(?:0x[\da-f]+|\d+)$/i.test(host)) return false;
  const isOwnPlace = url.protocol === own.protocol && url.hostname === own.hostname;
  if (isOwnPlace && (isLoopback || url.port === own.port)) return true;
  url.hash = "";
  // The address of a bare origin may be spelled without its slash; before a query the slash ends the host.
  const isBare = url.pathname === "/" && url.search === "";
  const spellings = isBare ? [url.href, url.href.slice(0, -1)] : [url.href];
  return auth.redirects.some((glob) => spellings.some((spelling) => globPattern(glob).test(spelling)));
}

/** `*` stays between dots and slashes, `**` crosses them. */
function globPattern(glob: string): RegExp {
  const parts = glob.split(/(\*\*|\*|\?)/).map((part) => {
    if (part === "**") return ".*";
    if (part === "*") return "[^./]*";
    if (part === "?") return "[^./]";
    return part.replace(/[.+^${}()|[\]\\]/g, "\\$&");
  });
  return new RegExp(`^${parts.join("")}$`);
}
