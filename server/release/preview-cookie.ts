import type { IncomingMessage } from "node:http";
import { Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { seconds } from "#domain/durations.ts";
import { isReadAsWritten } from "../auth/redirects.ts";
import { decodeUtf8, readBody } from "../http/read-body.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { previewLifetime } from "./previews.ts";

const cookieName = "ventanilla-preview";

/** What a preview shows; the office and every call go to the public release as always. */
const isPage = (path: string) => !/^\/(?:office|auth|functions|realtime)(?:\/|$)/.test(path);

/** The value of a request's preview cookie; undefined for visitors, who have none, and for what is no page. */
export function previewToken({ method, url = "", rawHeaders }: IncomingMessage): string | undefined {
  // Not in `headers`, which costs every visitor more than the answer.
  const at = rawHeaders.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === "cookie");
  if (at < 0 || (method !== "GET" && method !== "HEAD") || !isPage(url)) return undefined;
  return parse(rawHeaders[at + 1] ?? "", cookieName)[cookieName];
}

const isOwnPath = (path: string) => /^\/(?!\/)/.test(path) && isReadAsWritten(path);

/** The forms that begin and end a preview. The token says who may see it; one that is over shows the public page. */
export function previewRoutes(siteUrl: string): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>();
  const options = {
    path: "/",
    httpOnly: true,
    sameSite: "Strict" as const,
    secure: siteUrl.startsWith("https:"),
  };
  routes.post("/", async (c) => {
    const fields = new URLSearchParams(decodeUtf8(await readBody(c.req.raw, seconds(10))));
    const [token, path] = [fields.get("token") ?? "", fields.get("path") ?? ""];
    if (!/^[\w-]{43}$/.test(token)) return c.body(null, 400);
    setCookie(c, cookieName, token, { ...options, maxAge: previewLifetime / 1000 });
    return c.redirect(isOwnPath(path) ? path : "/", 303);
  });
  routes.post("/end", (c) => {
    deleteCookie(c, cookieName, options);
    return c.redirect("/office", 303);
  });
  return routes;
}
