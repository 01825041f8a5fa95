import { importJWK, SignJWT } from "jose";
import { Secret, TOTP } from "otpauth";
import { readKeyFile } from "#server/auth/key-file.ts";
import type { TestApp } from "../start-app.ts";

export const openSignUp = { GOTRUE_DISABLE_SIGNUP: "false", GOTRUE_MAILER_AUTOCONFIRM: "true" };
/** For tests of other limits than that of a session which nobody uses. */
export const longIdle = { GOTRUE_SESSIONS_INACTIVITY_TIMEOUT: "12h" };
export const samplePassword = "una frase bastante larga";

type Call = { token?: string; body?: unknown; headers?: Record<string, string> };
/** An answer of `/auth/v1`, with its JSON body when it has one. */
type AuthAnswer = {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the wire has
  json: any;
};

/** Calls `/auth/v1` as the official client does, without the client. */
export async function callAuth(
  app: Pick<TestApp, "url">,
  line: string,
  { token, body, headers }: Call = {},
): Promise<AuthAnswer> {
  const [method = "GET", path = "/"] = line.split(" ");
  const answer = await fetch(`${app.url}/auth/v1${path}`, {
    method,
    redirect: "manual",
    headers: {
      "x-supabase-api-version": "2024-01-01",
      ...(method !== "GET" && { "content-type": "application/json;charset=UTF-8" }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    json: isJson && text ? JSON.parse(text) : undefined,
  };
}

/** Status and code of a refusal. */
export const refusalOf = ({ status, json }: AuthAnswer) => [status, json?.code];

export type SampleSession = { token: string; refresh: string; user: { id: string; email: string } };

const sessionOf = ({ json }: AuthAnswer): SampleSession => ({
  token: json.access_token,
  refresh: json.refresh_token,
  user: json.user,
});

export async function signUp(app: TestApp, email = "elena@example.com"): Promise<SampleSession> {
  return sessionOf(await callAuth(app, "POST /signup", { body: { email, password: samplePassword } }));
}

export async function signIn(
  app: TestApp,
  email = "elena@example.com",
  headers: Call["headers"] = {},
): Promise<SampleSession> {
  const body = { email, password: samplePassword };
  return sessionOf(await callAuth(app, "POST /token?grant_type=password", { body, headers }));
}

/** The code that an authenticator app shows at the test's own time, or some milliseconds before or after. */
export const codeAt = (app: TestApp, secret: string, offset = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: app.now().getTime() + offset });

export async function enrol(app: TestApp, token: string, friendlyName = "Phone") {
  const body = { factor_type: "totp", friendly_name: friendlyName };
  const { json } = await callAuth(app, "POST /factors", { token, body });
  return { factorId: json.id as string, secret: json.totp.secret as string };
}

/** Challenges a factor and answers with a code. */
export async function answerChallenge(
  app: Pick<TestApp, "url">,
  token: string,
  { factorId, code }: { factorId: string; code: string },
  headers: Call["headers"] = {},
): Promise<AuthAnswer> {
  const challenge = await callAuth(app, `POST /factors/${factorId}/challenge`, { token, headers });
  const body = { challenge_id: challenge.json.id, code };
  return callAuth(app, `POST /factors/${factorId}/verify`, { token, body, headers });
}

/** A user who enrolled a factor, and the session that it raised to aal2. */
export async function signUpWithFactor(app: TestApp, email?: string) {
  const { token } = await signUp(app, email);
  const factor = await enrol(app, token);
  const answer = await answerChallenge(app, token, { ...factor, code: codeAt(app, factor.secret) });
  return { ...sessionOf(answer), ...factor };
}

/** The claims of an access token, unverified. */
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

/** A service key: a token with a role, without a user and without an end, signed with the server's own key. */
export async function serviceKey(app: TestApp, role = "service_role"): Promise<string> {
  const [key] = readKeyFile(app.folder, app.now()).keys;
  if (!key) throw new Error("the key file is empty");
  return new SignJWT({ role, sub: "1234567890" })
    .setProtectedHeader({ alg: key.alg, kid: key.kid })
    .sign(await importJWK(key, key.alg));
}
