import { randomBytes, timingSafeEqual } from "node:crypto";
import { Refused } from "../http/refused.ts";
import { createWorkQueue } from "../http/work-queue.ts";
import { deriveTag, hashesAtOnce } from "./derive-tag.ts";

/** 7 MiB and five passes, one of the costs that OWASP holds equal; 7 to 9 ms of a core. */
const cost = { memory: 7168, passes: 5, parallelism: 1 };
const saltLength = 16;
const tagLength = 32;
/** Characters of a password that count, far more than one may have: to bring n marks on a letter in order takes n² steps. */
const longestHashed = 1000;
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const enqueue = createWorkQueue({
  concurrency: hashesAtOnce,
  mostWaiting: 50,
  refusal: () => new Refused("rate-limited", { retryAfterSeconds: 5 }),
});

/** Hashes a password with argon2id, off the event loop; in PHC form. Throws `Refused` when too many wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await enqueue(() => derive(password, salt, { ...cost, tagLength }));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`;
}

/** Whether a text is an argon2id hash in PHC form that costs no more than a few of ours. */
export const isHash = (text: string): boolean => readHash(text) !== undefined;

/** Reads an argon2id hash; undefined when it costs too much, or is none that argon2 takes (RFC 9106, section 3.1). */
function readHash(text: string) {
  const [, memory, passes, parallelism, salt = "", tag = ""] = phc.exec(text) ?? [];
  const used = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const bytes = { salt: Buffer.from(salt, "base64"), tag: Buffer.from(tag, "base64") };
  const isGood =
    isBetween(used.parallelism, 1, 4) &&
    isBetween(used.memory, 8 * used.parallelism, 4 * cost.memory) &&
    isBetween(used.passes, 1, 5) &&
    isBetween(bytes.salt.length, 8, 64) &&
    isBetween(bytes.tag.length, 4, 64);
  return isGood ? { used, ...bytes } : undefined;
}

const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;

/**
 * Whether a password is that of a hash. Without a hash, of an account that is unknown or has no password, it takes the
 * same time and is false. Client addresses take turns.
 */
export async function isPassword(
  password: string,
  hash: string | null | undefined,
  clientAddress?: string,
): Promise<boolean> {
  const known = readHash(hash ?? "");
  const { used, salt, tag } = known ?? { used: cost, ...noHash };
  const work = () => derive(password, salt, { ...used, tagLength: tag.length });
  const actual = await enqueue(work, clientAddress);
  return known !== undefined && timingSafeEqual(actual, tag);
}

const noHash = { salt: Buffer.alloc(saltLength), tag: Buffer.alloc(tagLength) };

function derive(
  password: string,
  nonce: Buffer,
  parameters: typeof cost & { tagLength: number },
): Promise<Buffer> {
  // Normal form: the same letters typed on another keyboard are the same password.
  const message = password.slice(0, longestHashed).normalize("NFKC");
  return deriveTag({ message, nonce, ...parameters });
}

const plain = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
