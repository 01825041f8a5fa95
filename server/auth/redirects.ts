import { isIP } from "node:net";
import type { Context } from "hono";
import type { Env } from "../base/env.ts";
import type { RequestEnv } from "../http/request-env.ts";

/**
 * Reads where a mailed link is to lead: header, then query `redirect_to`; empty when none was given or the address is
 * not allowed, which means the office.
 */
export function readRedirect(c: Context<RequestEnv>, env: Env): string {
  const wanted = c.req.header("redirect_to") || c.req.query("redirect_to") || "";
  return wanted && isAllowedRedirect(wanted, env) ? wanted : "";
}

/** Whether a link may lead to an address: our own origin, or a glob of `GOTRUE_URI_ALLOW_LIST`. */
export function isAllowedRedirect(address: string, { auth }: Env): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const own = new URL(auth.siteUrl);
  const isLoopback =
    url.hostname === "localhost" || url.hostname.startsWith("127.") || url.hostname === "[::1]";
  // A bare address hides who it belongs to, and a decimal one even that it is an address.
  if (!isLoopback && (isIP(url.hostname.replace(/^\[|\]$/g, "")) !== 0 || /^\d+$/.test(url.hostname)))
    return false;
  const isOwnPlace = url.protocol === own.protocol && url.hostname === own.hostname;
  if (isOwnPlace && (isLoopback || url.port === own.port)) return true;
  const plain = `${url.origin}${url.pathname}${url.search}`;
  return auth.redirects.some((glob) => globPattern(glob).test(plain) || globPattern(glob).test(address));
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
