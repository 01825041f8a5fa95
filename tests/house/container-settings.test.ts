import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { buildSettingNames } from "#server/base/env.ts";

// Without an address the site fits any.
const names = buildSettingNames.filter((name) => name !== "SITE_URL");

test("a container's site is built with the settings that its pages hold", () => {
  const [, args = ""] = /^ARG (.*)$/m.exec(readFileSync("Dockerfile", "utf8")) ?? [];
  expect(args.split(" ")).toEqual(names);
  const { build } = parse(readFileSync("compose.yaml", "utf8")).services.app;
  expect(build).toEqual({
    context: ".",
    args: Object.fromEntries(names.map((name) => [name, `\${${name}:-}`])),
  });
});
