import { dirname, join, normalize, relative } from "node:path";
import { expect, test } from "vitest";
import { importsOf, roomOf, sourceFiles } from "./source-files.ts";

const allowed: Record<string, readonly string[]> = {
  domain: [],
  content: ["domain"],
  ui: ["domain"],
  site: ["ui", "content", "domain"],
  office: ["ui", "content", "domain"],
  build: ["server", "ui", "content", "domain"],
  pages: ["site", "office", "build", "ui", "content", "domain"],
  server: ["content", "domain"],
};

test("every import stays within its room or crosses where the house has a door", () => {
  expect(sourceFiles().flatMap(brokenImports)).toEqual([]);
});

function brokenImports(file: string): string[] {
  const room = roomOf(file);
  const doors = allowed[room];
  if (!doors || file.endsWith(".test.ts")) return [];
  return importsOf(file).flatMap((specifier) => {
    if (specifier.startsWith("#")) {
      const target = specifier.slice(1).split("/")[0] ?? "";
      if (target === room) return [`${file} imports ${specifier}: inside a room write "./…".`];
      if (doors.includes(target)) return [];
      return [`${file} imports ${specifier}: ${room} may import ${doors.join(", ") || "no other room"}.`];
    }
    if (!specifier.startsWith(".")) return [];
    const target = relative(".", normalize(join(dirname(file), specifier)));
    if (roomOf(target) === room) return [];
    return [`${file} imports ${specifier}: across rooms write "#${target}".`];
  });
}
