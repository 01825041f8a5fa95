import { generateKeyPairSync, randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeProtectedHeader, SignJWT } from "jose";
import { expect, onTestFinished, test } from "vitest";
import { hours, minutes, seconds } from "#domain/durations.ts";
import { keyFilePath, readKeyFile } from "#server/auth/key-file.ts";
import { signingKeys } from "../../scripts/signing-keys.ts";
import { runHere } from "../run-here.ts";
import { startApp, type TestApp } from "../start-app.ts";
import { callAuth, longIdle, openSignUp, signIn, signUp } from "./auth-calls.ts";

async function open(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp({
    ...options,
    settings: { ...openSignUp, ...longIdle, RATE_LIMITS: "off", ...options.settings },
  });
  onTestFinished(app.end);
  return app;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const publishedKeys = async (app: TestApp) => (await callAuth(app, "GET /.well-known/jwks.json")).json.keys;
const kidOf = (token: string) => decodeProtectedHeader(token).kid;
const rotate = (app: TestApp, shared = {}) =>
  runHere(signingKeys, ["rotate"], { DATA_DIR: app.folder, NOW: app.now().toISOString(), ...shared });

test("the first start makes the key file for the server's account alone, and keeps it so", async () => {
  const folder = newFolder();
  const path = keyFilePath(folder);
  const { secret, keys } = readKeyFile(folder, new Date());
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keys).toMatchObject([{ alg: "ES256", crv: "P-256", key_ops: ["sign"] }]);
  chmodSync(path, 0o644);
  expect(readKeyFile(folder, new Date()).secret).toBe(secret);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  writeFileSync(path, "{}");
  expect(() => readKeyFile(folder, new Date())).toThrow(
    /it is no file of signing keys; restore it from a backup/,
  );
});

test("the published keys are public alone and may be kept for ten minutes", async () => {
  const app = await open();
  const { status, headers, json, text } = await callAuth(app, "GET /.well-known/jwks.json");
  expect([status, headers.get("cache-control")]).toEqual([200, "public, max-age=600"]);
  const coordinate = expect.stringMatching(/^[\w-]{43}$/);
  expect(json).toEqual({
    keys: [
      {
        kty: "EC",
        crv: "P-256",
        alg: "ES256",
        use: "sig",
        key_ops: ["verify"],
        kid: expect.any(String),
        x: coordinate,
        y: coordinate,
      },
    ],
  });
  expect(text).not.toContain(String(readKeyFile(app.folder, app.now()).keys[0]?.d));
});

test("a new key is published fifteen minutes before it signs, and the old one verifies as long as its tokens", async () => {
  const app = await open();
  app.advance(hours(3));
  const { token } = await signUp(app);
  expect((await rotate(app)).code).toBe(0);
  app.advance(seconds(31));
  const [old, next] = await publishedKeys(app);
  expect(kidOf(token)).toBe(old.kid);
  expect(kidOf((await signIn(app)).token)).toBe(old.kid);
  app.advance(minutes(15));
  expect(kidOf((await signIn(app)).token)).toBe(next.kid);
  expect((await callAuth(app, "GET /user", { token })).status).toBe(200);
  const late = await signIn(app);
  await rotate(app);
  app.advance(seconds(31));
  expect(await publishedKeys(app)).toHaveLength(3);
  expect((await callAuth(app, "GET /user", { token })).status).toBe(200);
  app.advance(hours(1));
  expect((await callAuth(app, "GET /user", { token: late.token })).status).toBe(403);
  await rotate(app);
  app.advance(seconds(31));
  const kids = (await publishedKeys(app)).map(({ kid }: { kid: string }) => kid);
  expect(kids).toHaveLength(3);
  expect(kids).not.toContain(old.kid);
  const audit = await app.db
    .selectFrom("audit")
    .select("actor_id")
    .where("action", "=", "signing_key_added")
    .execute();
  expect(audit).toEqual([{ actor_id: null }, { actor_id: null }, { actor_id: null }]);
});

test("a new key is published also after a clock that was ahead was set back", async () => {
  const app = await open();
  await rotate(app);
  app.advance(-hours(1));
  expect(await publishedKeys(app)).toHaveLength(2);
});

function rsaKey(uses: string[]) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), kid: randomUUID(), alg: "RS256", key_ops: uses };
}
const sharedKey = (uses: string[]) => ({
  kty: "oct",
  kid: randomUUID(),
  alg: "HS256",
  key_ops: uses,
  k: Buffer.from("a shared secret of the hosted project, long enough").toString("base64url"),
});
const signShared = (key: { k: string }, header: object) =>
  new SignJWT({ role: "service_role" })
    .setProtectedHeader({ alg: "HS256", ...header })
    .sign(Buffer.from(key.k, "base64url"));

test("keys of GOTRUE_JWT_KEYS replace those of the file; a shared one is never published", async () => {
  const [shared, rsa] = [sharedKey(["verify"]), rsaKey(["sign", "verify"])];
  const { d: _, key_ops: __, ...old } = rsaKey([]);
  const app = await open({ settings: { GOTRUE_JWT_KEYS: JSON.stringify([shared, old, rsa]) } });
  const keys = await publishedKeys(app);
  expect(keys.map(({ kid, kty }: { kid: string; kty: string }) => [kid, kty])).toEqual([
    [old.kid, "RSA"],
    [rsa.kid, "RSA"],
  ]);
  expect(Object.keys(keys[0]).sort()).toEqual(["alg", "e", "key_ops", "kid", "kty", "n", "use"]);
  const { token } = await signUp(app);
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: "RS256", kid: rsa.kid });
  expect((await callAuth(app, "GET /user", { token })).status).toBe(200);
  const admin = await signShared(shared, { kid: shared.kid });
  expect((await callAuth(app, "GET /admin/users", { token: admin })).status).toBe(200);
  const noKid = await signShared(shared, {});
  expect((await callAuth(app, "GET /admin/users", { token: noKid })).json.code).toBe("bad_jwt");
  const own = { DATA_DIR: app.folder, GOTRUE_JWT_KEYS: JSON.stringify([rsa]) };
  expect((await runHere(signingKeys, ["rotate"], own)).stderr).toMatch(/the first that may sign /);
});

test("keys that are all shared ones publish an empty list", async () => {
  const app = await open({ settings: { GOTRUE_JWT_KEYS: JSON.stringify([sharedKey(["sign", "verify"])]) } });
  expect(await publishedKeys(app)).toEqual([]);
  const { token } = await signUp(app);
  expect(decodeProtectedHeader(token).alg).toBe("HS256");
  expect((await callAuth(app, "GET /user", { token })).status).toBe(200);
});

test("service keys signed with GOTRUE_JWT_SECRET are taken once it is set", async () => {
  const secret = "the legacy secret of a hosted project";
  const app = await open({ settings: { GOTRUE_JWT_SECRET: secret } });
  const sign = (value: string, role: string) =>
    new SignJWT({ role }).setProtectedHeader({ alg: "HS256" }).sign(Buffer.from(value));
  const list = async (token: string) => (await callAuth(app, "GET /admin/users", { token })).status;
  expect(await list(await sign(secret, "service_role"))).toBe(200);
  expect(await list(await sign(secret, "anon"))).toBe(403);
  expect(await list(await sign(`${secret}.`, "service_role"))).toBe(403);
  const { token } = await signUp(app);
  expect(decodeProtectedHeader(token).alg).toBe("ES256");
});
