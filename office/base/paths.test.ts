import { expect, test } from "vitest";
import { paths, returnOf, withReturn } from "./paths.ts";

test("a path remembers where its person wanted to go", () => {
  expect(returnOf(withReturn(paths.signIn, "/office/staff?after=x"))).toBe("/office/staff?after=x");
  expect(withReturn(paths.signIn, paths.home)).toBe(paths.signIn);
});

test.each(["https://evil.example", "//evil.example", "/officers", "/office/..\\evil", "/contact", ""])(
  "nobody is led out of the office to %j",
  (target) => {
    expect(returnOf(`${paths.signIn}?return=${encodeURIComponent(target)}`)).toBe(paths.home);
  },
);
