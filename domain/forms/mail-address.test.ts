import * as v from "valibot";
import { expect, test } from "vitest";
import { email, isMailAddress, longest } from "./form-values.ts";
import { mailboxOf, normalMailAddress } from "./mail-address.ts";

test.each([
  ["Ana@Example.com", "Ana@example.com"],
  ["ana@ｅxample.org", "ana@example.org"],
  ["ａｎａ＠example。org", "ana@example.org"],
  ["ana@example.org.", "ana@example.org"],
  ["ana@exam\u00adple.org", "ana@example.org"],
  ["ana@españa.es", "ana@xn--espaa-rta.es"],
  ["ana@XN--ESPAA-RTA.es", "ana@xn--espaa-rta.es"],
  ["jose\u0301@example.org", "josé@example.org"],
])("%s is written %s", (typed, normal) => {
  expect(normalMailAddress(typed)).toBe(normal);
});

test.each([
  "2145550101",
  "1.2.3",
  "ñandú",
  "N.A.",
  "ana.lopez gmail.com",
  "@",
  "ana@",
  "ana@exam ple.org",
  "ana@example.org/x",
  "ana@%65xample.org",
  "ana@a@b",
])("%s keeps what makes it no address", (typed) => expect(normalMailAddress(typed)).toBe(typed));

test("one mailbox has one name, however it is spelled", () => {
  const spellings = ["Ana.Prueba@Gmail.com", "anaprueba+a@gmail.com", "a.n.a.prueba+b+c@GoogleMail.com."];
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(["anaprueba@gmail.com"]));
  expect(mailboxOf("+a@example.org")).not.toBe(mailboxOf("+b@example.org"));
});

test("an address is no longer than one can be, also when its characters stand for several", () => {
  const wide = `${"㌖".repeat(100)}@example.com`;
  expect(normalMailAddress(wide).length).toBeGreaterThan(longest.email);
  expect(v.safeParse(email(), wide).issues?.[0].message).toBe("email-invalid");
  const long = (length: number) => "@example.com".padStart(length, "a");
  expect([254, 255].map((length) => isMailAddress(long(length)))).toEqual([true, false]);
});
