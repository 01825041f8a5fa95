import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";

test("no cell begins like a formula, in whatever width its sign is written", () => {
  for (const sign of ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
    expect([sign, csvRow([`${sign}1+1`, "Ana"])]).toEqual([sign, expect.stringMatching(/^"?'/)]);
  expect(csvRow(["Ana = Núñez", null, 'a "b", c'])).toBe('Ana = Núñez,,"a ""b"", c"\r\n');
});
