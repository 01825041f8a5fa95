import { localeOfPath } from "#content/routes.ts";
import { envelopeNames } from "#domain/forms/lead-envelope.ts";
import { decodeUtf8 } from "./read-body.ts";
import { Refused } from "./refused.ts";
import { type Submission, submissionOf, utmOf } from "./submission.ts";

/**
 * Reads a post that a browser sends without script. Page and campaign, which no script could note, come from
 * the `Referer` when it is a page of ours. Throws `Refused` when the bytes are no form of that type.
 */
export async function parsePlain(
  bytes: Uint8Array,
  contentType: string,
  referer: string | null,
  siteUrl: string,
): Promise<Submission> {
  const pairs = contentType.startsWith("multipart/")
    ? await readMultipart(bytes, contentType)
    : readUrlEncoded(bytes);
  if (!pairs) throw new Refused("unreadable");
  const fields: Record<string, string> = Object.fromEntries(pairs);
  const from = ownPage(referer, siteUrl);
  const page = fields[envelopeNames.page] || from?.pathname || "";
  const envelope = {
    ...fields,
    page,
    locale: fields[envelopeNames.locale] || localeOfPath(page),
    visit: { utm: from ? utmOf(Object.fromEntries(from.searchParams)) : {} },
  };
  const recommendations = pairs.filter(([name]) => name === "recommendations").map(([, value]) => value);
  return submissionOf(fields, envelope, recommendations);
}

type Pairs = [string, string][];

function readUrlEncoded(bytes: Uint8Array): Pairs | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined) return undefined;
  const pairs = [...new URLSearchParams(text)];
  // The parser turns bytes that are no UTF-8 into this mark; who typed the mark itself sent it as such.
  const isBroken = pairs.some(([, value]) => value.includes("\ufffd")) && !/%EF%BF%BD|\ufffd/i.test(text);
  return isBroken ? undefined : pairs;
}

async function readMultipart(bytes: Uint8Array, contentType: string): Promise<Pairs | undefined> {
  try {
    const body = Uint8Array.from(bytes);
    const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
    return [...form].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  } catch {
    return undefined;
  }
}

function ownPage(referer: string | null, siteUrl: string): URL | undefined {
  const url = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  return url?.origin === siteUrl ? url : undefined;
}
