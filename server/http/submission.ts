import { type Attribution, envelopeNames, honeypotName } from "#domain/forms/lead-envelope.ts";
import { tidyLine } from "#domain/forms/tidy-text.ts";
import { isLocale, type Locale } from "#domain/locale.ts";

/** What a form post holds, before its fields are checked: the same for JSON and for plain posts. */
export type Submission = {
  fields: Record<string, unknown>;
  recommendations: string[];
  locale: Locale;
  honeypot: string;
  formToken: string;
  page: string;
  form: string;
  consentVersion: string;
  idempotencyKey: string;
  attribution: Attribution;
};

/** Reads what travels beside the fields. Tracking is cut to size, never a reason to refuse a lead. */
export function submissionOf(
  fields: Record<string, unknown>,
  envelope: Record<string, unknown>,
  recommendations: readonly string[],
): Submission {
  const page = pathOnly(envelope[envelopeNames.page]);
  const locale = envelope[envelopeNames.locale];
  const honeypot = fields[honeypotName] ?? envelope[honeypotName];
  return {
    fields,
    recommendations: recommendations.slice(0, 50).map((line) => tidyLine(line).slice(0, 500)),
    locale: isLocale(locale) ? locale : "en",
    // Whatever stands in the trap counts, also what is no text.
    honeypot: typeof honeypot === "string" ? honeypot : honeypot ? "filled" : "",
    formToken: shortLine(envelope[envelopeNames.formToken], 200),
    page,
    form: shortLine(envelope[envelopeNames.form], 100),
    consentVersion: shortLine(envelope[envelopeNames.consentVersion], 40),
    idempotencyKey: shortLine(envelope[envelopeNames.idempotencyKey], 201),
    attribution: attributionOf(envelope.visit, page),
  };
}

function attributionOf(raw: unknown, page: string): Attribution {
  const visit = isRecord(raw) ? raw : {};
  return {
    landingPage: pathOnly(visit.landingPage) || page,
    referrerHost: hostOnly(visit.referrerHost),
    utm: utmOf(isRecord(visit.utm) ? visit.utm : {}),
  };
}

/** The `utm_…` values of a query or of what the browser remembered: at most ten, each at most 100 characters. */
export function utmOf(values: Record<string, unknown>): Record<string, string> {
  const kept = Object.entries(values)
    .filter(([name]) => /^utm_[a-z_]{1,30}$/.test(name))
    .map(([name, value]): [string, string] => [name, shortLine(value, 100)])
    .filter(([, value]) => value);
  return Object.fromEntries(kept.slice(0, 10));
}

/** The path of an address of our own: what follows it may name a person and is left away. */
export function pathOnly(raw: unknown): string {
  const path = shortLine(raw, 2000).split(/[?#]/)[0] ?? "";
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

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
