import type { Context } from "hono";
import * as v from "valibot";
import { seconds } from "#domain/durations.ts";
import { locales } from "#domain/locale.ts";
import { hasPlainType, mediaType } from "./form-post.ts";
import { parsePlain } from "./parse-plain.ts";
import { decodeUtf8, readBody } from "./read-body.ts";
import { Refused } from "./refused.ts";
import type { RequestEnv } from "./request-env.ts";
import { isRecord, type Submission, submissionOf } from "./submission.ts";

/** A sender who needs longer for 64 kB is refused, so that nobody can hold many requests open. */
const bodyTimeout = seconds(15);

type Options = { env: { siteUrl: string }; bodyTimeLimit?: number | undefined };

/**
 * Reads what was posted, in any of the accepted types, and notes it as the request's `submission`. Throws `Refused`
 * when it cannot be read.
 */
export async function readSubmission(c: Context<RequestEnv>, options: Options): Promise<Submission> {
  const { headers } = c.req.raw;
  const contentType = headers.get("content-type") ?? "";
  const isPlain = hasPlainType(headers);
  if (!isPlain && mediaType(headers) !== "application/json") throw new Refused("unsupported-type");
  if (!/^(?:$|utf-?8$)/i.test(charsetOf(contentType))) throw new Refused("unsupported-type");
  const bytes = await readBody(c.req.raw, options.bodyTimeLimit ?? bodyTimeout);
  const posted = isPlain
    ? await parsePlain(bytes, contentType, headers.get("referer"), options.env.siteUrl)
    : parseJson(decodeUtf8(bytes));
  const idempotencyKey = headers.get("idempotency-key") ?? posted.idempotencyKey;
  const submission = { ...posted, idempotencyKey };
  c.set("submission", submission);
  return submission;
}

// `null` is what some clients send for nothing.
const body = v.looseObject({
  formData: v.optional(v.custom<Record<string, unknown>>(isRecord)),
  recommendations: v.nullish(v.array(v.string())),
  locale: v.nullish(v.picklist(locales)),
});

// `{"formData":{…},…}` or the bare fields; what the fields hold is checked later.
function parseJson(text: string | undefined): Submission {
  const parsed = jsonIn(text);
  if (!isRecord(parsed)) throw new Refused("wrong-shape");
  const result = v.safeParse(body, parsed);
  if (!result.success) throw new Refused("wrong-shape");
  return submissionOf(result.output.formData ?? parsed, parsed, result.output.recommendations ?? []);
}

function jsonIn(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    throw new Refused("unreadable");
  }
}

const charsetOf = (contentType: string) => /;\s*charset="?([^";\s]*)/i.exec(contentType)?.[1] ?? "";
