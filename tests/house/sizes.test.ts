import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesUnder, roomOf, sourceFiles } from "./source-files.ts";

const hardStop = 200;

test("no file outside content is longer than 200 lines", () => {
  const styles = filesUnder(["ui", "site"], /\.css$/);
  const long = [...sourceFiles(), ...styles]
    .filter((file) => roomOf(file) !== "content")
    .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n").length - 1 }))
    .filter(({ lines }) => lines > hardStop);
  expect(long).toEqual([]);
});

test("names say what a thing is, not that it helps", () => {
  const vague = /(^|\/)(utils?|helpers?|common|manager|service|misc|index)\b[^/]*\.(ts|tsx)$/;
  expect(sourceFiles().filter((file) => vague.test(file))).toEqual([]);
});

test("no code is left for later", () => {
  const markers = /\b(TODO|FIXME|XXX|HACK)\b/;
  const files = sourceFiles().filter((file) => file !== "tests/house/sizes.test.ts");
  expect(files.filter((file) => markers.test(readFileSync(file, "utf8")))).toEqual([]);
});
