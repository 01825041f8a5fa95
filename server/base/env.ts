import * as v from "valibot";
import { seconds } from "#domain/durations.ts";
import { isMailbox } from "#domain/forms/mail-address.ts";
import { type AuthEnv, authSettings, readAuthEnv } from "./auth-env.ts";
import { type BackupEnv, backupSettings, readBackupEnv } from "./backup-env.ts";
import { type CalEnv, calSettings, readCalEnv } from "./cal-env.ts";
import { maskSetting } from "./mask-setting.ts";
import { origin } from "./origin-setting.ts";
import { parseTrustedProxies, type TrustedProxies } from "./trusted-proxies.ts";

/** An invalid setting; the message is one line that a person can act on. */
export class EnvError extends Error {}

const text = (takes: string) => v.string(takes);
const check = (takes: string, isGood: (value: string) => boolean) =>
  v.pipe(text(takes), v.check(isGood, takes));
const urlOf = (protocols: readonly string[], takes: string) =>
  check(
    takes,
    (value) => URL.canParse(value) && protocols.some((start) => value.toLowerCase().startsWith(`${start}//`)),
  );
const choice = <const T extends readonly string[]>(values: T) => v.picklist(values, values.join(" or "));
const isToken = (value: string) => /^[\x21-\x7e]+$/.test(value);

const portTakes = "a port number from 1 to 65535";
const clockTakes = "an ISO time with its zone, like 2026-11-20T15:00:00Z";
const proxyTakes = "a number of proxies, or their addresses and CIDRs separated by commas";
const passwordTakes = "letters and digits of user and password as they are, all else as %XX (/ is %2F)";
const secretTakes = "whsec_ and the secret in base64";
const mailbox = check("a mail address, with or without a name before it", isMailbox);

// In the order of the checks: the first invalid setting ends the start.
const settings = v.object({
  NODE_ENV: v.optional(v.string()),
  HOST: v.optional(
    check("a host name or address", (value) => /^[\w.:%-]+$/.test(value)),
    "127.0.0.1",
  ),
  PORT: v.optional(
    v.pipe(
      check(portTakes, (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535),
      v.transform(Number),
    ),
    "3000",
  ),
  SITE_URL: v.optional(origin),
  DATA_DIR: v.optional(text("a folder"), "data"),
  DATABASE_URL: v.optional(urlOf(["postgres:", "postgresql:"], `a postgres:// address, ${passwordTakes}`)),
  SMTP_URL: v.optional(urlOf(["smtp:", "smtps:"], `an smtp:// or smtps:// address, ${passwordTakes}`)),
  MAIL_FROM: v.optional(mailbox),
  MAIL_TO: v.optional(mailbox),
  WEBHOOK_URL: v.optional(urlOf(["http:", "https:"], "an http:// or https:// address")),
  WEBHOOK_SECRET: v.optional(
    check(secretTakes, (value) => /^whsec_(?:[A-Za-z0-9+/]{4})*[A-Za-z0-9+/]{2,4}={0,2}$/.test(value)),
  ),
  WEBHOOK_ALLOW_PRIVATE: v.optional(choice(["1", "0"]), "0"),
  // Used by the build only; validated here with the others.
  BACKEND_URL: v.optional(origin),
  ANON_KEY: v.optional(check("a key without spaces", isToken)),
  ...calSettings,
  TRUST_PROXY: v.optional(
    v.pipe(
      text(proxyTakes),
      v.transform(parseTrustedProxies),
      v.custom<TrustedProxies>((value) => value !== undefined, proxyTakes),
    ),
  ),
  METRICS_TOKEN: v.optional(check("a token without spaces", isToken)),
  RATE_LIMITS: v.optional(choice(["on", "off"]), "on"),
  PREFLIGHT: v.optional(choice(["ignore"])),
  CONTENT_LOCKED: v.optional(choice(["1", "0"]), "0"),
  DRAIN_SECONDS: v.optional(
    check("a number of seconds from 0 to 60", (value) => /^(?:[1-5]?\d|60)$/.test(value)),
    "0",
  ),
  NOW: v.optional(
    v.pipe(
      check(clockTakes, (value) => isoWithZone.test(value) && isOfCalendar(value)),
      v.transform((value) => new Date(value)),
    ),
  ),
  ...backupSettings,
  ...authSettings,
  VENTANILLA_PARENT: v.optional(
    v.pipe(
      check("a process id", (value) => /^\d{1,10}$/.test(value)),
      v.transform(Number),
    ),
  ),
});

export const settingNames: readonly string[] = Object.keys(settings.entries);

const isoWithZone = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}))?$/;

// Date.parse takes February 31 for March 3.
const isOfCalendar = (value: string) => {
  const day = value.slice(0, 10);
  return !Number.isNaN(Date.parse(value)) && new Date(day).toISOString().startsWith(day);
};

/** The settings that the built pages hold, under the names of their variables; unset ones are left out. */
export type BuildSettings = Record<string, string>;
export const buildSettingNames = ["SITE_URL", "BACKEND_URL", "ANON_KEY", "CAL_LINK", "CAL_ORIGIN"] as const;
type BuildSettingName = (typeof buildSettingNames)[number];

export type Env = {
  host: string;
  port: number;
  /** Public origin without a slash at its end. */
  siteUrl: string;
  dataDir: string;
  databaseUrl?: string | undefined;
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  mailTo?: string | undefined;
  webhookUrl?: string | undefined;
  webhookSecret?: string | undefined;
  webhookAllowPrivate: boolean;
  /** Where the built pages send their forms; an empty url means the server that serves them. */
  backend: { url: string; anonKey: string };
  buildSettings: BuildSettings;
  cal?: CalEnv | undefined;
  calUrl?: string | undefined;
  trustedProxies?: TrustedProxies | undefined;
  metricsToken?: string | undefined;
  rateLimits: boolean;
  /** Whether a real practice is opened although blockers of the launch checklist stand. */
  ignoresPreflight: boolean;
  /** Whether the content is edited in its files alone, and not in the office. */
  isContentLocked: boolean;
  /** The time to which the server's clock is set; undefined for the machine's own. */
  startAt?: Date | undefined;
  /** The milliseconds from the signal to end until no more connection is taken. */
  drainTime: number;
  backup: BackupEnv;
  auth: AuthEnv;
  /** The parent process; the server ends when it ends. */
  parentPid?: number | undefined;
};

/** Reads the settings; empty means unset. Throws `EnvError` naming the first invalid one, secrets masked. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = v.safeParse(settings, variables, { abortEarly: true, abortPipeEarly: true });
  if (!result.success) {
    const name = String(result.issues[0].path?.[0]?.key ?? "");
    throw refusal(name, variables[name] ?? "", `it takes ${result.issues[0].message}`);
  }
  const values = result.output;
  if (values.NODE_ENV === "production") {
    if (values.RATE_LIMITS === "off")
      throw refusal("RATE_LIMITS", "off", "under NODE_ENV=production it takes on");
    if (values.NOW) throw refusal("NOW", variables.NOW ?? "", "under NODE_ENV=production it has to be unset");
  }
  const cal = readCalEnv(values);
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  return {
    host: values.HOST,
    port: values.PORT,
    siteUrl,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailTo: values.MAIL_TO,
    webhookUrl: values.WEBHOOK_URL,
    webhookSecret: values.WEBHOOK_SECRET,
    webhookAllowPrivate: values.WEBHOOK_ALLOW_PRIVATE === "1",
    backend: { url: values.BACKEND_URL ?? "", anonKey: values.ANON_KEY ?? "" },
    buildSettings: buildSettingsOf(values),
    cal,
    calUrl: cal && `${cal.pageOrigin}/${cal.link}`,
    trustedProxies: values.TRUST_PROXY,
    metricsToken: values.METRICS_TOKEN,
    rateLimits: values.RATE_LIMITS === "on",
    ignoresPreflight: values.PREFLIGHT === "ignore",
    isContentLocked: values.CONTENT_LOCKED === "1",
    startAt: values.NOW,
    drainTime: seconds(Number(values.DRAIN_SECONDS)),
    backup: readBackupEnv(values),
    auth: readAuthEnv(values, siteUrl),
    parentPid: values.VENTANILLA_PARENT,
  };
}

const buildSettingsOf = (values: Partial<Record<BuildSettingName, string | undefined>>): BuildSettings =>
  Object.fromEntries(buildSettingNames.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

const refusal = (name: string, value: string, rule: string) =>
  new EnvError(`${name} holds "${maskSetting(name, value)}", but ${rule}.`);
