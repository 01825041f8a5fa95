import { readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import gate from "../../vitest.config.ts";
import soak from "../../vitest.soak.config.ts";
import { filesUnder, sourceFiles } from "./source-files.ts";

test("every file of tests is run by `npm test` or by `npm run soak`", () => {
  const projects = gate.test?.projects ?? [];
  const includes = projects.flatMap((project) =>
    typeof project === "object" && "test" in project ? (project.test?.include ?? []) : [],
  );
  const patterns = [...includes, ...(soak.test?.include ?? []), "tests/e2e/*.spec.ts"];
  const browserSoak = readFileSync("playwright.soak.config.ts", "utf8");
  const files = [...sourceFiles(), ...filesUnder(["tests"], /\.spec\.ts$/)].filter((file) =>
    /\.(test|spec)\.ts$/.test(file),
  );
  const isRun = (file: string) =>
    patterns.some((pattern) => matchesGlob(file, pattern)) ||
    (file.endsWith(".spec.ts") && browserSoak.includes(`"${file.replace("tests/", "")}"`));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !isRun(file))).toEqual([]);
});

test("a folder that was renamed is not passed over by the rules of the house", () => {
  expect(() => filesUnder(["former-room"], /\.ts$/)).toThrow("ENOENT");
});
