import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  type JsonWebKey,
  type KeyObject,
} from "node:crypto";
import { isWithin, seconds } from "#domain/durations.ts";
import { canSign, type SigningKey } from "../base/auth-env.ts";
import type { Clock } from "../base/clock.ts";
import type { Env } from "../base/env.ts";
import type { Log } from "../base/logger.ts";
import { macOf } from "../base/mac-of.ts";
import { currentKey, keyFilePath, readKeyFile, rereadKeyFile, type StoredKey } from "./key-file.ts";

type VerificationKey = { alg: string; key: KeyObject };
type PublicJwk = Record<string, unknown>;

/** The signing keys of access tokens, and the secret from which links, codes and refresh tokens are derived. */
export type AuthKeys = {
  secret: string;
  /** That of the key file, empty when nothing is read from it; `secret` is another when a setting gives it. */
  fileSecret: string;
  /** The private key that signs now. */
  signer(): { kid: string; alg: string; key: KeyObject };
  /** The key of a `kid`; a token without a known one can only be of the shared secret, when there is one. */
  find(kid: string | undefined, alg: string | undefined): VerificationKey | undefined;
  /** The public keys for `/.well-known/jwks.json`. */
  publicKeys(): PublicJwk[];
};

/** The HMAC key for form tokens and hashed addresses: who has the database alone cannot try addresses out. */
export const formSecret = ({ secret }: Pick<AuthKeys, "secret">): string =>
  macOf(secret, "forms", "").toString("base64url");

/** How long a changed key file may go unnoticed, so that a rotation needs no restart. */
const rereadAfter = seconds(30);

/**
 * Opens the keys of the settings, or those of the key file, which is read again after a rotation. While it cannot be, those
 * of before go on, and the log says so once: other servers may sign with newer ones, whose tokens are refused here.
 */
export function openKeys(env: Env, now: Clock, log?: Log): AuthKeys {
  const { jwtSecret, jwtKeys } = env.auth;
  const file = jwtSecret && jwtKeys ? undefined : readKeyFile(env.dataDir, now());
  const secret = jwtSecret
    ? createHmac("sha256", jwtSecret).update("derived").digest("base64url")
    : file?.secret;
  let stored = file?.keys ?? [];
  let readAt = now().getTime();
  let opened = open(jwtKeys ?? stored);
  let isUnreadable = false;

  function refresh() {
    if (jwtKeys || isWithin(rereadAfter, now().getTime(), readAt)) return;
    readAt = now().getTime();
    try {
      const { keys } = rereadKeyFile(env.dataDir);
      if (keys.map(({ kid }) => kid).join() !== stored.map(({ kid }) => kid).join()) {
        opened = open(keys);
        stored = keys;
      }
      isUnreadable = false;
    } catch (err) {
      const path = keyFilePath(env.dataDir);
      if (!isUnreadable) log?.error({ err }, `${path} cannot be read, and the signing keys of before go on`);
      isUnreadable = true;
    }
  }

  return {
    secret: secret ?? "",
    fileSecret: file?.secret ?? "",
    signer() {
      refresh();
      const jwk = jwtKeys ? jwtKeys.find(canSign) : currentKey(stored, now());
      const key = jwk && opened.get(jwk.kid);
      if (!jwk || !key?.secret) throw new Error("GOTRUE_JWT_KEYS has no key whose key_ops has sign.");
      return { kid: jwk.kid, alg: jwk.alg, key: key.secret };
    },
    find(kid, alg) {
      refresh();
      const known = kid === undefined ? undefined : opened.get(kid);
      if (known) return { alg: known.alg, key: known.verifying };
      if (!jwtSecret || alg !== "HS256") return undefined;
      return { alg: "HS256", key: createSecretKey(jwtSecret, "utf8") };
    },
    publicKeys() {
      refresh();
      return [...opened.values()].flatMap(({ publicJwk }) => (publicJwk ? [publicJwk] : []));
    },
  };
}

type OpenKey = {
  alg: string;
  secret: KeyObject | undefined;
  verifying: KeyObject;
  publicJwk: PublicJwk | undefined;
};

const open = (keys: readonly (SigningKey | StoredKey)[]) =>
  new Map(keys.map((jwk): [string, OpenKey] => [jwk.kid, openKey(jwk)]));

function openKey(jwk: SigningKey): OpenKey {
  const { kid, alg } = jwk;
  if (alg === "HS256") {
    const secret = createSecretKey(String(jwk.k), "base64url");
    return { alg, secret, verifying: secret, publicJwk: undefined };
  }
  const secret = "d" in jwk ? createPrivateKey({ key: jwk as JsonWebKey, format: "jwk" }) : undefined;
  const verifying = createPublicKey(secret ?? { key: jwk as JsonWebKey, format: "jwk" });
  const publicJwk = { ...verifying.export({ format: "jwk" }), kid, alg, use: "sig", key_ops: ["verify"] };
  return { alg, secret, verifying, publicJwk };
}
