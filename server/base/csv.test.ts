import { expect, test } from "vitest";
import { csvRow } from "./csv.ts";

test("no cell begins like a formula, in whatever width its sign is written", () => {
  for (const sign of ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
    expect([sign, csvRow([`${sign}1+1`, "Ana"])]).toEqual([sign, expect.stringMatching(/^"?'/)]);
  expect(csvRow(["+52 55 1234 5678", "+34911234567"])).toBe("+52 55 1234 5678,'+34911234567\r\n");
  for (const formula of ["+52 55+1", "+A1", "+", "+ 1", "+1\t1", "+1\n", "+1;+2+3", "+1-1", "-52 55"])
    expect([formula, csvRow([formula])]).toEqual([formula, expect.stringMatching(/^"?'/)]);
  expect(csvRow(["Ana = Núñez", null, 'a "b", c'])).toBe('Ana = Núñez,,"a ""b"", c"\r\n');
});

test("nor does what a semicolon or the end of a line cuts off, where spreadsheets split by semicolons", () => {
  for (const cut of [";", "\t", "\n", ';"'])
    expect([cut, csvRow(["Ana", `x${cut}=1+1;b`])]).toEqual([cut, expect.not.stringMatching(/[;\t\n]"*=/)]);
  expect(csvRow(["a; b - c", "a\n\nb"])).toBe('a; b - c,"a\n\nb"\r\n');
});
