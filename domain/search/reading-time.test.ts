import { expect, test } from "vitest";
import { readingMinutes } from "./reading-time.ts";

const words = (count: number) => "declaración ".repeat(count);

test("an article takes a minute for every 200 words, rounded", () => {
  expect(readingMinutes(words(1000))).toBe(5);
  expect(readingMinutes(words(1090))).toBe(5);
  expect(readingMinutes(words(1110))).toBe(6);
});

test("even the shortest text takes a minute", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("$60.")).toBe(1);
});

test("addresses of links and the lines of tables are not read", () => {
  expect(readingMinutes("[form](https://www.irs.gov/a b c) ".repeat(200))).toBe(1);
  expect(readingMinutes(`${words(190)}\n\n## Table\n\n| --- | ---: |\n| | |\n${"- \n".repeat(300)}`)).toBe(1);
});
