import type { IncomingMessage } from "node:http";
import { articlePath, isListed, localeOfPath, plainPath, routeNames, routes } from "#content/routes.ts";
import type { Locale } from "#domain/locale.ts";

/** Programs that name themselves; the browsers of people do not, whatever else theirs say. */
const program =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|facebookexternalhit|monitor|scanner/i;
const browser = /^(?:Mozilla|Opera)\//;

const listedPaths: ReadonlySet<string> = new Set(routeNames.filter(isListed).map((route) => routes[route]));

/** The page that a path of the site shows, when its views are counted: those that search engines may list. */
export function countedPage(path: string): { path: string; locale: Locale } | undefined {
  const plain = plainPath(path);
  if (!listedPaths.has(plain) && !plain.startsWith(articlePath(""))) return undefined;
  return { path: plain, locale: localeOfPath(path) };
}

/**
 * Whether a request for a page is a person's who opens it: not a program's that says so, not made in advance, and not a
 * script's. Without headers of the browser's own, which old ones do not send, it counts.
 */
export function isOpenedByPerson({ method, rawHeaders }: Pick<IncomingMessage, "method" | "rawHeaders">) {
  if (method !== "GET") return false;
  let agent = "";
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const value = rawHeaders[at + 1] ?? "";
    switch (rawHeaders[at]?.toLowerCase()) {
      case "user-agent":
        agent = value;
        break;
      case "sec-fetch-dest":
        if (value !== "document") return false;
        break;
      case "sec-purpose":
      case "purpose":
      case "x-purpose":
      case "x-moz":
        if (/prefetch|preview|prerender/.test(value)) return false;
    }
  }
  return browser.test(agent) && !program.test(agent);
}

/** How many hosts a day keeps apart. */
const mostHosts = 200;
export const otherHost = "other";

/** The host that led to a page, without `www.`; empty for none, undefined for a page of the own site. */
export function referringHost({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): string | undefined {
  let [own, from] = ["", ""];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase();
    if (name === "host") own = rawHeaders[at + 1] ?? "";
    else if (name === "referer") from = rawHeaders[at + 1] ?? "";
  }
  const host = /^https?:\/\/([\w.:-]+)(?:\/|$)/.exec(from.slice(0, 300))?.[1]?.toLowerCase() ?? "";
  if (host !== "" && host === own.toLowerCase()) return undefined;
  const name = host.replace(/:\d+$/, "").replace(/^www\./, "");
  return /^(?=.{4,80}$)[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(name) ? name : "";
}

/**
 * Creates what keeps the hosts of a day to so many; all others are `otherHost`. One that leads here more often than the
 * last of the named takes its place, so that whoever invents hosts keeps no other out, and each row costs more views.
 */
export function createHostLimit(): (day: string, host: string) => string {
  const named = new Map<string, number>();
  const others = new Map<string, number>();
  let of = "";
  return (day, host) => {
    if (of !== day) for (const counts of [named, others]) counts.clear();
    of = day;
    if (host === "") return host;
    const count = (named.get(host) ?? others.get(host) ?? 0) + 1;
    if (!named.has(host) && named.size >= mostHosts) {
      const [last, fewest] = [...named].reduce((one, other) => (other[1] < one[1] ? other : one));
      others.delete(host);
      if (count <= fewest) {
        // The first is the one that was not seen for longest.
        if (others.size >= mostHosts) others.delete(others.keys().next().value ?? "");
        others.set(host, count);
        return otherHost;
      }
      named.delete(last);
    }
    named.set(host, count);
    return host;
  };
}
