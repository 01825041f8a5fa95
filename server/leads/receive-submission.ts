import { seconds } from "#domain/durations.ts";
import { decodeUtf8, readBody } from "../http/read-body.ts";
import { parseJson } from "./parse-json.ts";
import { parsePlain } from "./parse-plain.ts";
import type { RefusalCode } from "./refusal.ts";
import type { Submission } from "./submission.ts";

/** A sender who needs longer for 64 kB is refused, so that nobody can hold many requests open. */
export const bodyTimeLimit = seconds(15);

const plainTypes: ReadonlySet<string> = new Set(["application/x-www-form-urlencoded", "multipart/form-data"]);

// What programs send and a browser's own form post never does.
const programHeaders = ["x-client-info", "apikey", "authorization"] as const;

/** Whether a browser sends this form itself and shows what comes back as a page. */
export function isPlainPost(headers: Headers): boolean {
  if (!plainTypes.has(mediaType(headers))) return false;
  return (
    !programHeaders.some((name) => headers.has(name)) &&
    !/^application\/json\b/i.test(headers.get("accept") ?? "")
  );
}

/** Whether another site's page made a browser send this form. Old browsers and programs say nothing and pass. */
export function isFromOtherSite(headers: Headers, siteUrl: string): boolean {
  if (!plainTypes.has(mediaType(headers))) return false;
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  if (origin === siteUrl || site === "same-origin" || site === "none") return false;
  // A server reached by another of its names, such as its address: the browser itself says both.
  if (origin !== null && hostOf(origin) === headers.get("host")) return false;
  return origin !== null || site !== null;
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : "");

/** Reads what was posted, in any of the accepted types, or tells why it cannot be read. */
export async function receiveSubmission(
  request: Request,
  siteUrl: string,
  timeLimit = bodyTimeLimit,
): Promise<Submission | RefusalCode> {
  const { headers } = request;
  const type = mediaType(headers);
  const contentType = headers.get("content-type") ?? "";
  const isPlain = plainTypes.has(type);
  if (!isPlain && type !== "application/json") return "unsupported-type";
  if (!/^(?:$|utf-?8$)/i.test(charsetOf(contentType))) return "unsupported-type";
  if (isFromOtherSite(headers, siteUrl)) return "other-site";
  const body = await readBody(request, timeLimit);
  if (body === "broken-off") return "unreadable";
  if (typeof body === "string") return body;
  if (isPlain) return readable(await parsePlain(body.bytes, contentType, headers.get("referer"), siteUrl));
  const text = decodeUtf8(body.bytes);
  return text === undefined ? "unreadable" : readable(parseJson(text));
}

const readable = (parsed: Submission | "malformed" | "wrong-shape") =>
  parsed === "malformed" ? "unreadable" : parsed;
const mediaType = (headers: Headers) =>
  (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
const charsetOf = (contentType: string) => /;\s*charset="?([^";\s]*)/i.exec(contentType)?.[1] ?? "";
