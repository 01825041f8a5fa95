import type { IncomingMessage, ServerResponse } from "node:http";
import { officePageOf } from "#domain/office/office-addresses.ts";
import { preferredEncoding } from "./accept-encoding.ts";
import type { PageCopy } from "./page-copy.ts";
import { templatePaths } from "./templates.ts";

/** A source of a page copy: a promise for the first request, the cached copy after it; `ahead` when nobody waits for it. */
export type PageSource = (forWhom?: "ahead") => PageCopy | Promise<PageCopy>;
export type AnswerPage = (request: IncomingMessage, response: ServerResponse) => boolean;

type Match = { source: PageSource } | { location: string; status: 301 | 308 };

/**
 * Creates the handler that answers GET and HEAD from memory; false, with nothing written, for any other request. Paths
 * are looked up whole: path traversal is impossible.
 */
export function createAnswerPage(options: {
  sources: ReadonlyMap<string, PageSource>;
  redirects: ReadonlyMap<string, string>;
  headers: Record<string, string>;
  onCrash: (error: unknown, path: string, response: ServerResponse) => void;
}): AnswerPage {
  const { sources, redirects } = options;
  const find = (path: string): Match | undefined => {
    const source = sources.get(path) ?? sources.get(officePageOf(path) ?? "");
    if (source) return { source };
    const bare = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    const newPath = redirects.get(bare);
    if (newPath) return { location: newPath, status: 301 };
    const isPage = sources.has(bare) || templatePaths.has(bare);
    return bare !== path && isPage ? { location: bare, status: 308 } : undefined;
  };
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const url = request.url ?? "";
    const end = url.indexOf("?");
    const path = end < 0 ? url : url.slice(0, end);
    const match = find(path);
    if (!match) return false;
    if ("location" in match) {
      const location = match.location + (end < 0 ? "" : url.slice(end));
      response.writeHead(match.status, { ...options.headers, location, "content-length": "0" }).end();
      return true;
    }
    const copy = match.source();
    if ("identity" in copy) send(copy, request, response);
    else {
      copy
        .then((madeCopy) => send(madeCopy, request, response))
        .catch((error: unknown) => options.onCrash(error, path, response));
    }
    return true;
  };
}

function send(copy: PageCopy, request: IncomingMessage, response: ServerResponse): void {
  const { rawHeaders } = request;
  const variant = copy[preferredEncoding(headerIn(rawHeaders, "accept-encoding"))] ?? copy.identity;
  const knownEtag = headerIn(rawHeaders, "if-none-match");
  if (knownEtag !== undefined && (knownEtag === "*" || knownEtag.includes(variant.etag))) {
    response.writeHead(304, variant.notModified).end();
    return;
  }
  response.writeHead(200, variant.headers);
  response.end(request.method === "HEAD" ? undefined : variant.body);
}

// Searches the flat list: `request.headers` would build an object of all headers, which costs more than the rest.
function headerIn(rawHeaders: readonly string[], name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at];
    if (header?.length === name.length && header.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}
