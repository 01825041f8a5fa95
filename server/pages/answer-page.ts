import type { IncomingMessage, ServerResponse } from "node:http";
import { preferredEncoding } from "./accept-encoding.ts";
import type { PageCopy } from "./page-copy.ts";

/** Where a copy comes from: at once, or, the first time, when it has been made. */
export type PageSource = () => PageCopy | Promise<PageCopy>;
export type AnswerPage = (request: IncomingMessage, response: ServerResponse) => boolean;

type Found = { source: PageSource } | { location: string; status: 301 | 308 };

/**
 * Answers GET and HEAD for files of the site and for addresses that moved, from memory. False: the request is for
 * someone else, and nothing was written. Addresses are looked up whole, so no trick in a path reaches a file.
 */
export function createAnswerPage(options: {
  sources: ReadonlyMap<string, PageSource>;
  redirects: ReadonlyMap<string, string>;
  headers: Record<string, string>;
  onCrash: (error: unknown, response: ServerResponse) => void;
}): AnswerPage {
  const { sources, redirects } = options;
  const find = (path: string): Found | undefined => {
    const source = sources.get(path);
    if (source) return { source };
    const bare = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
    const moved = redirects.get(bare);
    if (moved) return { location: moved, status: 301 };
    return bare !== path && sources.has(bare) ? { location: bare, status: 308 } : undefined;
  };
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const url = request.url ?? "";
    const end = url.indexOf("?");
    const found = find(end < 0 ? url : url.slice(0, end));
    if (!found) return false;
    if ("location" in found) {
      const location = found.location + (end < 0 ? "" : url.slice(end));
      response.writeHead(found.status, { ...options.headers, location, "content-length": "0" }).end();
      return true;
    }
    const copy = found.source();
    if ("identity" in copy) send(copy, request, response);
    else {
      copy
        .then((made) => send(made, request, response))
        .catch((error: unknown) => options.onCrash(error, response));
    }
    return true;
  };
}

function send(copy: PageCopy, request: IncomingMessage, response: ServerResponse): void {
  const { rawHeaders } = request;
  const variant = copy[preferredEncoding(headerIn(rawHeaders, "accept-encoding"))] ?? copy.identity;
  const known = headerIn(rawHeaders, "if-none-match");
  if (known !== undefined && (known === "*" || known.includes(variant.etag))) {
    response.writeHead(304, variant.notModified).end();
    return;
  }
  response.writeHead(200, variant.headers);
  response.end(request.method === "HEAD" ? undefined : variant.body);
}

// Looks in the flat list itself: `request.headers` makes an object of all headers first, which costs more than the rest.
function headerIn(rawHeaders: readonly string[], name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const held = rawHeaders[at];
    if (held?.length === name.length && held.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}
