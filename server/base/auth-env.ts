import { createPrivateKey, createPublicKey, type JsonWebKey } from "node:crypto";
import * as v from "valibot";
import { hours, minutes, seconds } from "#domain/durations.ts";

const check = (takes: string, isGood: (value: string) => boolean) =>
  v.pipe(v.string(takes), v.check(isGood, takes));
const flag = v.pipe(
  v.picklist(["true", "false"], "true or false"),
  v.transform((value) => value === "true"),
);
const wholeNumber = (takes: string, least: number, most: number) =>
  v.pipe(
    check(takes, (value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most),
    v.transform(Number),
  );
const durationOf = (takes: string, least = 0, most = Number.POSITIVE_INFINITY) =>
  v.pipe(
    v.string(takes),
    v.transform(parseDuration),
    v.custom<number>((value) => typeof value === "number" && value >= least && value <= most, takes),
  );
const sessionLength = durationOf("a duration from 1m to 8784h", minutes(1), hours(8784));
const keysTake =
  "a JSON list of JWKs (EC P-256, RSA from 2048 bits on, or oct), each with kid and alg, one of them private and for signing";
const originTakes = "an http or https address";
const url = check(originTakes, (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol));
const globsTake = "addresses with their scheme, such as https://*.example.com/**, separated by commas";
const otpsTake = "phone=code pairs, separated by commas";

/** The settings of sign-in, under the names that the hosted auth server has for them, with their defaults. */
export const authSettings = {
  GOTRUE_DISABLE_SIGNUP: v.optional(flag, "true"),
  GOTRUE_MAILER_AUTOCONFIRM: v.optional(flag, "false"),
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: v.optional(flag, "false"),
  GOTRUE_EXTERNAL_PHONE_ENABLED: v.optional(flag, "false"),
  GOTRUE_SMS_AUTOCONFIRM: v.optional(flag, "false"),
  GOTRUE_SMS_TEST_OTP: v.optional(
    check(otpsTake, (value) => value.split(",").every((pair) => /^\+?\d{6,15}=\d{6,10}$/.test(pair.trim()))),
  ),
  GOTRUE_JWT_SECRET: v.optional(check("a secret of at least 32 characters", (value) => value.length >= 32)),
  GOTRUE_JWT_KEYS: v.optional(check(keysTake, (value) => parseKeys(value) !== undefined)),
  GOTRUE_JWT_EXP: v.optional(wholeNumber("a number of seconds from 30 to 604800", 30, 604_800), "3600"),
  GOTRUE_PASSWORD_MIN_LENGTH: v.optional(wholeNumber("a number from 6 to 64", 6, 64), "12"),
  GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: v.optional(flag, "true"),
  GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: v.optional(
    wholeNumber("a number of seconds up to 60", 0, 60),
    "10",
  ),
  GOTRUE_SECURITY_MANUAL_LINKING_ENABLED: v.optional(flag, "false"),
  GOTRUE_MFA_MAX_ENROLLED_FACTORS: v.optional(wholeNumber("a number from 1 to 10", 1, 10), "10"),
  GOTRUE_SMTP_MAX_FREQUENCY: v.optional(durationOf("a duration like 15m, 12h or 60s"), "60s"),
  GOTRUE_RATE_LIMIT_EMAIL_SENT: v.optional(
    wholeNumber("a number of mails an hour from 1 to 1000000", 1, 1_000_000),
  ),
  GOTRUE_SECURITY_HIDE_ACCOUNTS: v.optional(flag),
  GOTRUE_VERIFY_ON_GET: v.optional(flag, "false"),
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: v.optional(flag, "true"),
  GOTRUE_SITE_URL: v.optional(url),
  GOTRUE_URI_ALLOW_LIST: v.optional(
    check(globsTake, (value) =>
      listGlobs(value).every((glob) => /^(?:\*\*|[a-z*][\w+.*-]*:\/\/)\S*$/i.test(glob)),
    ),
    "",
  ),
  GOTRUE_SESSIONS_TIMEBOX: v.optional(sessionLength, "12h"),
  GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: v.optional(sessionLength, "15m"),
  API_EXTERNAL_URL: v.optional(url),
};
type Values = v.InferOutput<v.ObjectSchema<typeof authSettings, undefined>>;

/** A private key in JSON Web Key form, as GOTRUE_JWT_KEYS and the key file hold it. */
export type SigningKey = { kid: string; alg: string; key_ops?: string[] } & Record<string, unknown>;

/** Lengths are milliseconds. */
export type AuthEnv = {
  isSignUpOpen: boolean;
  confirmsMailItself: boolean;
  takesAnonymous: boolean;
  takesPhone: boolean;
  confirmsPhoneItself: boolean;
  /** Codes by phone number without its plus. */
  testCodes: ReadonlyMap<string, string>;
  jwtSecret?: string | undefined;
  jwtKeys?: SigningKey[] | undefined;
  tokenLifetime: number;
  shortestPassword: number;
  rotatesRefreshTokens: boolean;
  reuseInterval: number;
  linksManually: boolean;
  mostFactors: number;
  /** The shortest time between two mails of one kind to one person. */
  mailInterval: number;
  /** The most mails of an hour that strangers may cause; without sign-up only each mailbox has its limit. */
  mostMails: number;
  /** Whether a sign-in mail is answered alike for known and unknown addresses, where the hosted service says which. */
  hidesAccounts: boolean;
  /** Whether opening a mailed link acts at once, as on the hosted service; mail scanners open links too. */
  verifiesOnGet: boolean;
  asksCurrentPassword: boolean;
  siteUrl: string;
  /** Globs of further addresses to which links may lead. */
  redirects: string[];
  sessionLifetime: number;
  idleLimit: number;
  /** The public address of `/auth/v1`, and the issuer of its tokens. */
  issuer: string;
};

/** Reads the settings of sign-in; some defaults follow from the address of the site, or from whether sign-up is open. */
export function readAuthEnv(values: Values, siteUrl: string): AuthEnv {
  const isSignUpOpen = !values.GOTRUE_DISABLE_SIGNUP;
  return {
    isSignUpOpen,
    confirmsMailItself: values.GOTRUE_MAILER_AUTOCONFIRM,
    takesAnonymous: values.GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED,
    takesPhone: values.GOTRUE_EXTERNAL_PHONE_ENABLED,
    confirmsPhoneItself: values.GOTRUE_SMS_AUTOCONFIRM,
    testCodes: new Map(
      (values.GOTRUE_SMS_TEST_OTP?.split(",") ?? []).map((pair) => {
        const [phone = "", code = ""] = pair.trim().replace(/^\+/, "").split("=");
        return [phone, code];
      }),
    ),
    jwtSecret: values.GOTRUE_JWT_SECRET,
    jwtKeys: values.GOTRUE_JWT_KEYS === undefined ? undefined : parseKeys(values.GOTRUE_JWT_KEYS),
    tokenLifetime: seconds(values.GOTRUE_JWT_EXP),
    shortestPassword: values.GOTRUE_PASSWORD_MIN_LENGTH,
    rotatesRefreshTokens: values.GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED,
    reuseInterval: seconds(values.GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL),
    linksManually: values.GOTRUE_SECURITY_MANUAL_LINKING_ENABLED,
    mostFactors: values.GOTRUE_MFA_MAX_ENROLLED_FACTORS,
    mailInterval: values.GOTRUE_SMTP_MAX_FREQUENCY,
    mostMails: values.GOTRUE_RATE_LIMIT_EMAIL_SENT ?? (isSignUpOpen ? 30 : Number.POSITIVE_INFINITY),
    hidesAccounts: values.GOTRUE_SECURITY_HIDE_ACCOUNTS ?? !isSignUpOpen,
    verifiesOnGet: values.GOTRUE_VERIFY_ON_GET,
    asksCurrentPassword: values.GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD,
    siteUrl: values.GOTRUE_SITE_URL ?? siteUrl,
    redirects: listGlobs(values.GOTRUE_URI_ALLOW_LIST),
    sessionLifetime: values.GOTRUE_SESSIONS_TIMEBOX,
    idleLimit: values.GOTRUE_SESSIONS_INACTIVITY_TIMEOUT,
    issuer: (values.API_EXTERNAL_URL ?? `${siteUrl}/auth/v1`).replace(/\/$/, ""),
  };
}

const listGlobs = (text: string) => text.split(",").flatMap((glob) => glob.trim() || []);

/** Parses a duration as Go spells it (`1h30m`), in milliseconds; undefined when it is none. */
export function parseDuration(text: string): number | undefined {
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|h|m|s)/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join("") !== text) return undefined;
  const units = { h: hours(1), m: minutes(1), s: seconds(1), ms: 1 };
  return parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * units[unit as keyof typeof units], 0);
}

function parseKeys(text: string): SigningKey[] | undefined {
  try {
    const keys = JSON.parse(text) as SigningKey[];
    return Array.isArray(keys) && keys.every(isWhole) && keys.some(canSign) ? keys : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a key may sign; one that only verifies may be given without its private part. */
export const canSign = (jwk: SigningKey): boolean =>
  ("d" in jwk || jwk.alg === "HS256") && (jwk.key_ops?.includes("sign") ?? true);

/** Whether a JWK holds what its algorithm needs; throws for some that do not. */
function isWhole(jwk: SigningKey): boolean {
  if (typeof jwk.kid !== "string") return false;
  if (jwk.alg === "HS256") return typeof jwk.k === "string" && jwk.k !== "";
  if (!/^(?:ES256|RS256)$/.test(jwk.alg)) return false;
  const source = { key: jwk as JsonWebKey, format: "jwk" } as const;
  const key = "d" in jwk ? createPrivateKey(source) : createPublicKey(source);
  const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  return jwk.alg === "ES256" ? namedCurve === "prime256v1" : modulusLength >= 2048;
}
