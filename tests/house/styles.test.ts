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
      .flatMap(([query]) => query.replace(/\(height[^)]*\)/g, "").match(/\b[\d.]+[a-z]+\b/g) ?? [])
      .filter((width) => !named.has(width))
      .map((width) => `${file} asks for ${width}: take one of ${[...named].join(", ")}.`),
  );
  expect(others).toEqual([]);
});

test("three or more declarations that stand together stand in two places at most", () => {
  const places = new Map<string, string[]>();
  for (const { file, rules } of styles) {
    // Rules are not nested here, so the innermost braces hold declarations only.
    for (const [, selector = "", block = ""] of rules.matchAll(/([^{};]*)\{([^{}]*)\}/g)) {
      const declarations = block.split(";").flatMap((line) => line.replace(/\s+/g, " ").trim() || []);
      if (declarations.length < 3) continue;
      const key = declarations.toSorted().join("; ");
      places.set(key, [...(places.get(key) ?? []), `${selector.trim()} in ${file}`]);
    }
  }
  const repeated = [...places]
    .filter(([, where]) => where.length > 2)
    .map(([block, where]) => `{ ${block} } stands at ${where.join(", at ")}: make it one class or one part.`);
  expect(repeated).toEqual([]);
});
