import * as v from "valibot";
import { expect, test } from "vitest";
import { emailField } from "./account-fields.ts";

test.each(["elena@practice", "elena@practice.", "elena@.example", "elena@practice..example"])(
  "%s is no address of an account, to which no mail could go",
  (address) => expect(v.safeParse(emailField, address).issues?.[0].message).toBe("email-invalid"),
);

test("an address of an account is kept in its normal form", () => {
  expect(v.parse(emailField, " elena@PRACTICE.Example ")).toBe("elena@practice.example");
});
