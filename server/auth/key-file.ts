import { generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { minutes } from "#domain/durations.ts";
import type { SigningKey } from "../base/auth-env.ts";
import { EnvError } from "../base/env.ts";
import { makeFolder } from "../base/make-folder.ts";

/** A key of the file; it signs from `signsFrom` on, and until then is only published. */
export type StoredKey = SigningKey & { signsFrom: string };
type KeyFile = { secret: string; keys: StoredKey[] };

/** Clients keep the published keys for ten minutes, so a new one is published this long before it signs. */
const publishedBefore = minutes(15);

/** The path of the file with the signing keys. */
export const keyFilePath = (dataDir: string) => join(dataDir, "auth-keys.json");

/** Reads the key file; the first start makes it, with mode 0600. Throws `EnvError` when it cannot be read. */
export function readKeyFile(dataDir: string, now: Date): KeyFile {
  const path = keyFilePath(dataDir);
  if (!existsSync(path)) createKeyFile(dataDir, path, now);
  return rereadKeyFile(dataDir);
}

/** One that is gone is not made anew: with another secret the next start would be refused, and its copy be lost. */
export function rereadKeyFile(dataDir: string): KeyFile {
  const path = keyFilePath(dataDir);
  // Backups and copies may have widened it.
  chmodSync(path, 0o600);
  try {
    const file = JSON.parse(readFileSync(path, "utf8")) as KeyFile;
    if (typeof file.secret === "string" && file.keys.length > 0) return file;
  } catch {
    // Refused below, in the same words.
  }
  throw new EnvError(
    `DATA_DIR holds "${path}", but it is no file of signing keys; restore it from a backup.`,
  );
}

/** Adds a new key that signs from 15 minutes later on; keys that no valid token names any more are dropped. */
export function rotateKeyFile(dataDir: string, now: Date, tokenLifetime: number): KeyFile {
  const file = readKeyFile(dataDir, now);
  const signsFrom = new Date(now.getTime() + publishedBefore);
  const keys = file.keys.filter((_, at) => {
    const next = file.keys[at + 1];
    return !next || Date.parse(next.signsFrom) + tokenLifetime > now.getTime();
  });
  const rotated = { ...file, keys: [...keys, newKey(signsFrom)] };
  writeWhole(keyFilePath(dataDir), rotated);
  return rotated;
}

/** The newest key that may sign already. */
export const currentKey = (keys: readonly StoredKey[], now: Date): StoredKey | undefined =>
  keys.findLast(({ signsFrom }) => Date.parse(signsFrom) <= now.getTime()) ?? keys[0];

function createKeyFile(dataDir: string, path: string, now: Date): void {
  makeFolder(dataDir);
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, toText({ secret: randomBytes(32).toString("base64url"), keys: [newKey(now)] }), {
    mode: 0o600,
    flush: true,
  });
  try {
    // Of two processes that start at once, the first wins.
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(own);
  }
}

function writeWhole(path: string, file: KeyFile): void {
  const own = `${path}.${randomUUID()}`;
  const { uid, gid } = statSync(path);
  try {
    writeFileSync(own, toText(file), { mode: 0o600, flush: true });
    // The server could not read one of root, who rotated the keys.
    if (statSync(own).uid !== uid) chownSync(own, uid, gid);
    renameSync(own, path);
  } finally {
    rmSync(own, { force: true });
  }
}

const toText = (file: KeyFile) => `${JSON.stringify(file, null, 2)}\n`;

function newKey(signsFrom: Date): StoredKey {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = privateKey.export({ format: "jwk" }) as Record<string, unknown>;
  return { ...jwk, kid: randomUUID(), alg: "ES256", key_ops: ["sign"], signsFrom: signsFrom.toISOString() };
}
