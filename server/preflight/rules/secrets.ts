import type { LaunchFacts } from "../facts/launch-facts.ts";
import type { Finding, Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

/** Standard Webhooks asks for 24 random bytes at least. */
const shortestKey = 24;
/** What HS256 takes at least (RFC 7518, 3.2). */
const shortestSigningKey = 32;
const fewestLetters = 16;
/** Secrets that stand in the documents of Standard Webhooks, of hosted backends, and in many tutorials. */
const published =
  /MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLSw|super-secret|change[-_]?me|^(?:secret|password|test|token|metrics)\d*$|^(.{1,8})\1+$/i;

const unset = {
  en: "It is not set: the receiver cannot tell who sent a webhook.",
  es: "Sin configurar: quien recibe un webhook no puede saber quién lo envió.",
};
const weak = {
  en: "It is short, or published in a document.",
  es: "Es corto, o está publicado en algún documento.",
};

export const secrets: Rule = {
  id: "secrets",
  severity: "blocker",
  title: "Missing, short or published secrets",
  reason:
    "Who can guess a secret can forge a webhook, read the figures of the server, or sign in as an owner.",
  source: sources.safeguards,
  find: (facts) => [...webhookSecret(facts), ...metricsToken(facts), ...signingSecrets(facts)],
};

function webhookSecret({ env }: LaunchFacts): Finding[] {
  if (!env.webhookUrl) return [];
  const key = env.webhookSecret?.replace(/^whsec_/, "") ?? "";
  const isGood = Buffer.from(key, "base64").length >= shortestKey && !published.test(key);
  if (isGood) return [];
  return [
    {
      places: ["WEBHOOK_SECRET"],
      says: key ? weak : unset,
      proposal: "whsec_ and what `node -p \"crypto.randomBytes(32).toString('base64')\"` prints",
    },
  ];
}

function metricsToken({ env }: LaunchFacts): Finding[] {
  const token = env.metricsToken;
  if (token === undefined || (token.length >= fewestLetters && !published.test(token))) return [];
  return [
    {
      places: ["METRICS_TOKEN"],
      says: weak,
      proposal: "what `node -p \"crypto.randomBytes(24).toString('base64url')\"` prints",
    },
  ];
}

/** Each signs tokens that the office takes, of any account and role. */
function signingSecrets({ env: { auth } }: LaunchFacts): Finding[] {
  const keys = (auth.jwtKeys ?? [])
    .filter(({ alg }) => alg === "HS256")
    .map(({ k }) => Buffer.from(String(k), "base64url"));
  const isWeak = {
    GOTRUE_JWT_SECRET: published.test(auth.jwtSecret ?? ""),
    GOTRUE_JWT_KEYS: keys.some((key) => key.length < shortestSigningKey || published.test(key.toString())),
  };
  const proposal =
    "what `node -p \"crypto.randomBytes(48).toString('base64url')\"` prints; once a server has used it, as docs/operate.md says: When keys or a backup were taken";
  return Object.entries(isWeak).flatMap(([name, weakly]) =>
    weakly ? [{ places: [name], says: weak, proposal }] : [],
  );
}
