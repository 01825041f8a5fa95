import { createHmac, createPublicKey, generateKeyPairSync, type JsonWebKey } from "node:crypto";
import { importJWK, type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readKeyFile } from "#server/auth/key-file.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { callAuth, claimsOf, openSignUp, type SampleSession, signUp } from "./auth-calls.ts";

let app: TestApp;
let session: SampleSession;
let claims: JWTPayload;
beforeAll(async () => {
  app = await startApp({ settings: { ...openSignUp, RATE_LIMITS: "off" } });
  session = await signUp(app);
  claims = claimsOf(session.token);
});
afterAll(() => app.end());

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");
const parts = () => session.token.split(".") as [string, string, string];
const ownKey = () => {
  const [key] = readKeyFile(app.folder, app.now()).keys;
  if (!key) throw new Error("the key file is empty");
  return key;
};
const headerOf = (extra: object = {}) => ({ alg: "ES256", typ: "JWT", kid: ownKey().kid, ...extra });
const signWithHmac = (secret: string | Buffer, header: object, payload: object = claims) => {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
};
const signWith = async (key: JsonWebKey, header: object, payload: JWTPayload = claims) =>
  new SignJWT(payload)
    .setProtectedHeader(header as JWTHeaderParameters)
    .sign(await importJWK(key as never, "ES256"));
const publicPem = () =>
  createPublicKey({ key: ownKey() as JsonWebKey, format: "jwk" }).export({ format: "pem", type: "spki" });
const strangersKey = () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return privateKey.export({ format: "jwk" });
};
const publicJwk = (key: JsonWebKey) => ({ kty: "EC", crv: "P-256", x: key.x, y: key.y });
const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
const asAdmin = () => ({ ...claims, role: "service_role" });

const forgeries: Record<string, () => string | Promise<string>> = {
  "with the algorithm none": () => `${encode({ alg: "none", typ: "JWT" })}.${parts()[1]}.`,
  "with the algorithm none and our kid": () => `${encode(headerOf({ alg: "none" }))}.${parts()[1]}.`,
  "with None in other letters": () => `${encode(headerOf({ alg: "nOnE" }))}.${parts()[1]}.${parts()[2]}`,
  "with its signature stripped": () => `${parts()[0]}.${parts()[1]}.`,
  "with two parts": () => `${parts()[0]}.${parts()[1]}`,
  "with another's signature": () => `${encode(headerOf())}.${encode({ ...claims, iat: 1 })}.${parts()[2]}`,
  "with an edited role": () => `${parts()[0]}.${encode(asAdmin())}.${parts()[2]}`,
  "with an edited level": () => `${parts()[0]}.${encode({ ...claims, aal: "aal2" })}.${parts()[2]}`,
  "signed by HMAC with our public key": () => signWithHmac(publicPem(), headerOf({ alg: "HS256" })),
  "signed by HMAC with our public key as JSON": () =>
    signWithHmac(JSON.stringify(publicJwk(ownKey())), headerOf({ alg: "HS256" })),
  "signed by HMAC with nothing": () => signWithHmac("", { alg: "HS256", typ: "JWT" }),
  "signed by HMAC with the word secret": () =>
    signWithHmac("secret", { alg: "HS256", typ: "JWT" }, asAdmin()),
  "signed by a stranger under our kid": () => signWith(strangersKey(), headerOf()),
  "with a stranger's key in its header": async () => {
    const key = strangersKey();
    return signWith(key, headerOf({ jwk: publicJwk(key) }));
  },
  "with a stranger's key and no kid": async () => {
    const key = strangersKey();
    return signWith(key, { alg: "ES256", jwk: publicJwk(key) });
  },
  "with the address of a stranger's keys": () =>
    signWith(strangersKey(), headerOf({ kid: "theirs", jku: "https://evil.example/jwks.json" })),
  "with the address of a stranger's certificate": () =>
    signWith(strangersKey(), headerOf({ kid: "theirs", x5u: "https://evil.example/key.pem" })),
  "with an extension that we do not know": () =>
    `${encode(headerOf({ crit: ["b64"], b64: false }))}.${parts()[1]}.${parts()[2]}`,
  "with a path as kid": () => signWithHmac("", { alg: "HS256", kid: "../../../../dev/null" }),
  "with SQL as kid": () => signWithHmac("x", { alg: "HS256", kid: "' union select 'x' --" }),
  "with a kid of 8 kB": () => signWith(strangersKey(), headerOf({ kid: "k".repeat(8000) })),
  "with a list as kid": () => `${encode(headerOf({ kid: [ownKey().kid] }))}.${parts()[1]}.${parts()[2]}`,
  "with an object as kid": () => `${encode(headerOf({ kid: { $ne: "" } }))}.${parts()[1]}.${parts()[2]}`,
  "with a name of every object as kid": () => signWithHmac("", { alg: "HS256", kid: "__proto__" }),
  "under another algorithm than the key's": () => signWithHmac("x", headerOf({ alg: "RS256" })),
  "for another audience": () => signWith(ownKey() as JsonWebKey, headerOf(), { ...claims, aud: "other" }),
  "for a list of audiences": () =>
    signWith(ownKey() as JsonWebKey, headerOf(), { ...claims, aud: ["authenticated"] }),
  "by another issuer": () =>
    signWith(ownKey() as JsonWebKey, headerOf(), { ...claims, iss: "https://evil.example/auth/v1" }),
  "without an audience": () => signWith(ownKey() as JsonWebKey, headerOf(), without("aud")),
  "without an issuer": () => signWith(ownKey() as JsonWebKey, headerOf(), without("iss")),
  "without an end": () => signWith(ownKey() as JsonWebKey, headerOf(), without("exp")),
  "without an end and with another role": () =>
    signWith(ownKey() as JsonWebKey, headerOf(), { ...without("exp"), role: "other" }),
  "that has expired": () =>
    signWith(ownKey() as JsonWebKey, headerOf(), { ...claims, exp: Number(claims.iat) - 1 }),
  "that is not valid yet": () =>
    signWith(ownKey() as JsonWebKey, headerOf(), { ...claims, nbf: Number(claims.exp) }),
  "that is no token": () => "a.b.c",
};

test.each(Object.keys(forgeries))("a token %s is refused everywhere", async (name) => {
  const token = (await forgeries[name]?.()) ?? "";
  for (const line of ["GET /user", "PUT /user", "POST /factors", "POST /logout", "GET /admin/users"]) {
    const body = line.startsWith("P") ? {} : undefined;
    const { status, json } = await callAuth(app, line, { token, body });
    expect([status, json.code], line).toEqual([403, "bad_jwt"]);
    expect(json.message).toMatch(/^invalid JWT: unable to parse or verify signature, /);
  }
  const office = await fetch(`${app.url}/office/api/staff`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(office.status).toBe(401);
});

test("a token of ours is taken, and not once its session has ended or its user is gone", async () => {
  const { token, user } = await signUp(app, "ana@example.com");
  expect((await callAuth(app, "GET /user", { token })).status).toBe(200);
  const nobody = await signWith(ownKey() as JsonWebKey, headerOf(), { ...claimsOf(token), sub: undefined });
  const message = "invalid claim: missing sub claim";
  expect(await callAuth(app, "GET /user", { token: nobody })).toMatchObject({
    status: 403,
    json: { message },
  });
  const other = await signWith(ownKey() as JsonWebKey, headerOf(), {
    ...claimsOf(token),
    sub: session.user.id,
  });
  expect((await callAuth(app, "GET /user", { token: other })).json.code).toBe("session_not_found");
  expect((await callAuth(app, "POST /logout?scope=local", { token })).status).toBe(204);
  expect(await callAuth(app, "GET /user", { token })).toMatchObject({
    status: 403,
    json: { code: "session_not_found", message: "Session from session_id claim in JWT does not exist" },
  });
  await app.db.deleteFrom("users").where("id", "=", user.id).execute();
  expect(await callAuth(app, "GET /user", { token })).toMatchObject({
    status: 403,
    json: { code: "user_not_found", message: "User from sub claim in JWT does not exist" },
  });
});

test.each([
  ["", "no header"],
  ["Basic eDp5", "another scheme"],
  ["Bearer", "no token"],
  ["Bearer  x", "two spaces"],
  ["Bearer x y", "a space in the token"],
])("an authorization header of %j (%s) is ill-formed", async (authorization) => {
  const answer = await callAuth(app, "GET /user", authorization ? { headers: { authorization } } : {});
  const message = "This endpoint requires a valid Bearer token";
  expect(answer).toMatchObject({ status: 401, json: { code: "no_authorization", message } });
});
