import { randomBytes, timingSafeEqual } from "node:crypto";
import { Refused } from "../http/refused.ts";
import { createWorkQueue } from "../http/work-queue.ts";
import { deriveTag, hashesAtOnce } from "./derive-tag.ts";

/** 7 MiB and five passes, one of the costs that OWASP holds equal; 7 to 9 ms of a core. */
const cost = { memory: 7168, passes: 5, parallelism: 1 };
const saltLength = 16;
const tagLength = 32;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const enqueue = createWorkQueue({
  concurrency: hashesAtOnce,
  mostWaiting: 50,
  refusal: () => new Refused("rate-limited", { retryAfterSeconds: 5 }),
});

/** Hashes a password with argon2id, off the event loop; in PHC form. Throws `Refused` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await enqueue(() => derive(password, salt, cost));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

/** Whether a text is an argon2id hash in PHC form that costs no more than a few of ours. */
export function isHash(text: string): boolean {
  const [, memory, passes, parallelism] = phc.exec(text) ?? [];
  return Number(memory) <= 4 * cost.memory && Number(passes) <= 5 && Number(parallelism) <= 4;
}

/**
 * Whether a password is that of a hash. Without a hash, of an account that is unknown or has no password, it takes the
 * same time and is false.
 */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const parts = phc.exec(hash ?? "");
  const [, memory, passes, parallelism, salt = "", tag = ""] = parts ?? [];
  const used = parts
    ? { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
    : cost;
  const saltBytes = parts ? Buffer.from(salt, "base64") : Buffer.alloc(saltLength);
  const expected = parts ? Buffer.from(tag, "base64") : Buffer.alloc(tagLength);
  const actual = await enqueue(() => derive(password, saltBytes, used));
  return parts !== null && actual.length === expected.length && timingSafeEqual(actual, expected);
}

function derive(password: string, nonce: Buffer, parameters: typeof cost): Promise<Buffer> {
  // Normal form: the same letters typed on another keyboard are the same password.
  return deriveTag({ message: password.normalize("NFKC"), nonce, tagLength, ...parameters });
}

const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
