import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { filesUnder, roomOf, sourceFiles } from "./source-files.ts";

const hardStop = 200;

test("no file outside content is longer than 200 lines", () => {
  const styles = filesUnder(["ui", "site", "office"], /\.css$/);
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

/** Every resource of the server has these, and its folder says which one it is. */
const roles = ["public.ts", "staff.ts", "queries.ts", "deliveries.ts"];

test("no two files have one name, but for the roles of a resource", () => {
  const byName = Map.groupBy(sourceFiles(), (file) => basename(file));
  const shared = [...byName].filter(([name, files]) => files.length > 1 && !roles.includes(name));
  const pages = ([, files]: [string, string[]]) => files.every((file) => file.startsWith("pages/"));
  expect(shared.filter((entry) => !pages(entry)).map(([, files]) => files.join(" and "))).toEqual([]);
});

test("names are the field's terms, not ones of our own", () => {
  const own =
    /\b\w*(carrier|lane|pump|wish(?!es\b)|keptLead|takeLead|filledRoute|madePage|openPlace|takeCells|patience|firstFrame|dataPart)\w*\b/i;
  const files = sourceFiles().filter(
    (file) => !/tests\/house\/sizes|migrations\.ts|^content\/words/.test(file),
  );
  const uses = files.flatMap((file) => {
    const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*|"[^"\n]*"|`[^`]*`/g, "");
    const [name] = own.exec(code) ?? [];
    return name ? [`${file}: ${name}`] : [];
  });
  expect(uses).toEqual([]);
});
