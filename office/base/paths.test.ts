import { expect, test } from "vitest";
import { paths, returnOf, withReturn } from "./paths.ts";

test.each(["/office/staff?after=x", "/office/website/field/rates/notary/acts/.order"])(
  "a path remembers where its person wanted to go: %s",
  (target) => expect(returnOf(withReturn(paths.signIn, target))).toBe(target),
);

test("a path to where sign-in leads anyway remembers nothing", () => {
  expect(withReturn(paths.signIn, paths.home)).toBe(paths.signIn);
});

test.each([
  "https://evil.example",
  "//evil.example",
  "/officers",
  "/office/..\\evil",
  "/office/../contact",
  "/office/./../contact",
  "/contact",
  "",
])("nobody is led out of the office to %j", (target) => {
  expect(returnOf(`${paths.signIn}?return=${encodeURIComponent(target)}`)).toBe(paths.home);
});
