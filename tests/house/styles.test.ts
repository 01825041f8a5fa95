import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesUnder } from "./source-files.ts";

const styles = filesUnder(["ui", "site", "office"], /\.css$/).map((file) => {
  const text = readFileSync(file, "utf8");
  return { file, text, rules: text.replace(/\/\*[\s\S]*?\*\//g, "") };
});

test("layouts change at one of four widths, which the comment of ui/tokens.css names", () => {
  const tokens = styles.find(({ file }) => file === "ui/tokens.css");
  const names = tokens?.text.match(/^\/\*[\s\S]*?\*\//)?.[0] ?? "";
  const named = new Set(names.match(/\b[\d.]+rem\b/g));
  expect(named.size, "The comment at the top of ui/tokens.css names four widths or fewer.").toBeLessThan(5);

  const others = styles.flatMap(({ file, rules }) =>
    [...rules.matchAll(/@(?:media|container)\b[^{]*/g)]
      .flatMap(([query]) => query.match(/\b[\d.]+[a-z]+\b/g) ?? [])
      .filter((width) => !named.has(width))
      .map((width) => `${file} asks for ${width}: take one of ${[...named].join(", ")}.`),
  );
  expect(others).toEqual([]);
});
