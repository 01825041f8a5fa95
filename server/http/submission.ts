import type { Context } from "hono";
import * as v from "valibot";
import { localeOfPath } from "#content/routes.ts";
import { seconds } from "#domain/durations.ts";
import { type Attribution, envelopeNames, honeypotName } from "#domain/forms/lead-envelope.ts";
import { tidyLine } from "#domain/forms/tidy-text.ts";
import { isLocale, locales } from "#domain/locale.ts";
import { isRecord } from "../base/is-record.ts";
import { decodeUtf8, hasPlainType, mediaType, parseJson, readBody } from "./read-body.ts";
import { type Pairs, readPairs } from "./read-pairs.ts";
import { Refused } from "./refused.ts";
import type { RequestEnv, Submission } from "./request-env.ts";

/** The time limit for a body, in milliseconds, so that slow clients cannot keep many requests open. */
const bodyTimeout = seconds(15);

/** Reads a form post as the request's `submission`. Throws `Refused` for a wrong type, size or syntax. */
export async function readSubmission(
  c: Context<RequestEnv>,
  { env }: { env: { siteUrl: string } },
): Promise<Submission> {
  const { headers } = c.req.raw;
  const contentType = headers.get("content-type") ?? "";
  const isPlain = hasPlainType(headers);
  if (!isPlain && mediaType(headers) !== "application/json") throw new Refused("unsupported-type");
  if (!/^(?:$|utf-?8$)/i.test(charsetOf(contentType))) throw new Refused("unsupported-type");
  const bytes = await readBody(c.req.raw, bodyTimeout);
  const post = isPlain
    ? fromPairs(await readPairs(bytes, contentType), headers.get("referer"), env.siteUrl)
    : fromJson(decodeUtf8(bytes));
  const idempotencyKey = headers.get("idempotency-key") ?? post.idempotencyKey;
  const submission = { ...post, idempotencyKey };
  c.set("submission", submission);
  return submission;
}

// Some clients send `null` for an absent value.
const body = v.looseObject({
  formData: v.optional(v.custom<Record<string, unknown>>(isRecord)),
  recommendations: v.nullish(v.array(v.string())),
  locale: v.nullish(v.picklist(locales)),
});

// `{"formData":{…},…}` or the bare fields, which are validated later.
function fromJson(text: string | undefined): Submission {
  const json = jsonIn(text);
  if (!isRecord(json)) throw new Refused("wrong-shape");
  const result = v.safeParse(body, json);
  if (!result.success) throw new Refused("wrong-shape");
  return createSubmission(result.output.formData ?? json, json, result.output.recommendations ?? []);
}

/** A plain post; its page and campaign come from the `Referer` when that is a page of this site. */
function fromPairs(pairs: Pairs, referer: string | null, siteUrl: string): Submission {
  const fields: Record<string, string> = Object.fromEntries(pairs);
  const url = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  const from = url?.origin === siteUrl ? url : undefined;
  const page = fields[envelopeNames.page] || from?.pathname || "";
  const envelope = {
    ...fields,
    page,
    locale: fields[envelopeNames.locale] || localeOfPath(page),
    visit: { utm: from ? readUtm(Object.fromEntries(from.searchParams)) : {} },
  };
  const recommendations = pairs.filter(([name]) => name === "recommendations").map(([, value]) => value);
  return createSubmission(fields, envelope, recommendations);
}

function jsonIn(text: string | undefined): unknown {
  try {
    return parseJson(text ?? "");
  } catch {
    throw new Refused("unreadable");
  }
}

const charsetOf = (contentType: string) => /;\s*charset="?([^";\s]*)/i.exec(contentType)?.[1] ?? "";

/** A submission from its fields and its envelope; attribution values are truncated, never a reason to refuse. */
export function createSubmission(
  fields: Record<string, unknown>,
  envelope: Record<string, unknown>,
  recommendations: readonly string[],
): Submission {
  const page = pathOnly(envelope[envelopeNames.page]);
  const locale = envelope[envelopeNames.locale];
  const chosen = isLocale(locale) ? locale : "en";
  const honeypot = fields[honeypotName] ?? envelope[honeypotName];
  return {
    fields,
    recommendations: recommendations.slice(0, 50).map((line) => tidyLine(line).slice(0, 500)),
    locale: chosen,
    pageLocale: page ? localeOfPath(page) : chosen,
    // Any value in the honeypot counts, also one that is no text.
    honeypot: typeof honeypot === "string" ? honeypot : honeypot ? "filled" : "",
    formToken: shortLine(envelope[envelopeNames.formToken], 200),
    page,
    form: shortLine(envelope[envelopeNames.form], 100),
    consentVersion: dateOnly(envelope[envelopeNames.consentVersion]),
    idempotencyKey: shortLine(envelope[envelopeNames.idempotencyKey], 201),
    attribution: readAttribution(envelope.visit, page),
  };
}

function readAttribution(raw: unknown, page: string): Attribution {
  const visit = isRecord(raw) ? raw : {};
  return {
    // A manage link's token is the key to an appointment.
    landingPage: pathOnly(visit.landingPage).replace(/^((?:\/es)?\/appointments)\/.*/, "$1") || page,
    referrerHost: hostOnly(visit.referrerHost),
    utm: readUtm(isRecord(visit.utm) ? visit.utm : {}),
  };
}

// At most ten, each at most 100 characters.
function readUtm(values: Record<string, unknown>): Record<string, string> {
  const utmPairs = Object.entries(values)
    .filter(([name]) => /^utm_[a-z_]{1,30}$/.test(name))
    .map(([name, value]): [string, string] => [name, shortLine(value, 100)])
    .filter(([, value]) => value);
  return Object.fromEntries(utmPairs.slice(0, 10));
}

const dateOnly = (raw: unknown) => /^\d{4}-\d{2}-\d{2}$/.exec(shortLine(raw, 10))?.[0] ?? "";

/** The path of an address on this site, without query and hash, which could identify a person; empty for any other value. */
export function pathOnly(raw: unknown): string {
  // Browsers read a backslash as a slash: "/\evil.com" would be another site.
  const path = (shortLine(raw, 2000).split(/[?#]/)[0] ?? "").replaceAll("\\", "/");
  return path.startsWith("/") && !path.startsWith("//") ? path.slice(0, 200) : "";
}

function hostOnly(raw: unknown): string {
  const host = shortLine(raw, 500)
    .replace(/^https?:\/\//i, "")
    .split(/[/?#]/)[0];
  return host && /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/i.test(host) ? host.toLowerCase() : "";
}

const shortLine = (raw: unknown, longest: number) =>
  typeof raw === "string"
    ? tidyLine(raw.slice(0, longest * 4))
        .slice(0, longest)
        .toWellFormed()
    : "";
