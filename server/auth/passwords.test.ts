import { expect, test } from "vitest";
import { weaknessOf } from "./check-credentials.ts";
import { hashPassword, isHash, isPassword } from "./passwords.ts";

const base64 = (length: number) => Buffer.alloc(length, 7).toString("base64").replace(/=+$/, "");
const hashOf = (cost: string, salt = base64(16), tag = base64(32)) => `$argon2id$v=19$${cost}$${salt}$${tag}`;

test.each([
  hashOf("m=8,t=1,p=1"),
  hashOf("m=32,t=1,p=4"),
  hashOf("m=28672,t=5,p=4"),
  hashOf("m=8,t=1,p=1", base64(8)),
  hashOf("m=8,t=1,p=1", base64(64)),
  hashOf("m=8,t=1,p=1", base64(16), base64(64)),
])("%s is taken, and another password is told from its own", async (hash) => {
  expect(isHash(hash)).toBe(true);
  expect(await isPassword("una frase larga", hash)).toBe(false);
});

test.each([
  hashOf("m=0,t=1,p=1"),
  hashOf("m=7,t=1,p=1"),
  hashOf("m=31,t=1,p=4"),
  hashOf("m=8,t=0,p=1"),
  hashOf("m=8,t=1,p=0"),
  hashOf("m=28673,t=1,p=1"),
  hashOf("m=8,t=6,p=1"),
  hashOf("m=40,t=1,p=5"),
  hashOf("m=8,t=1,p=1", base64(7)),
  hashOf("m=8,t=1,p=1", base64(65)),
  hashOf("m=8,t=1,p=1", base64(16), base64(3)),
  hashOf("m=8,t=1,p=1", base64(16), base64(65)),
  "$2a$10$abcdefghijklmnopqrstuv",
])("%s is refused, and no password is its own", async (hash) => {
  expect(isHash(hash)).toBe(false);
  expect(await isPassword("una frase larga", hash)).toBe(false);
});

test.each(["contraseña123", "Contrasen\u0303a123"])("%s is well known, however it is typed", (password) => {
  expect(weaknessOf(password, 12)?.reasons).toEqual(["pwned"]);
});

test("a password is that of its hash", async () => {
  const hash = await hashPassword("una frase larga");
  expect([await isPassword("una frase larga", hash), await isPassword("otra frase", hash)]).toEqual([
    true,
    false,
  ]);
});

test("who signs in gets a turn though one address asks for more than may wait", async () => {
  const hash = await hashPassword("una frase larga");
  const flood = Array.from({ length: 60 }, () => isPassword("x", null, "203.0.113.5"));
  const answers = Promise.allSettled(flood);
  expect(await isPassword("una frase larga", hash, "203.0.113.6")).toBe(true);
  expect((await answers).filter(({ status }) => status === "rejected")).toHaveLength(11);
});
