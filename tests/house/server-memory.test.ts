import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { allocatorSettings, heapFlags } from "../../scripts/server-memory.ts";

const settings = Object.entries(allocatorSettings);
const assigned = settings.map(([name, value]) => `${name}=${value}`);
const inQuotes = heapFlags.map((flag) => `"${flag}"`).join(", ");

test.each([
  ["run.mjs", [`[${inQuotes}, "server/main.ts"]`, ...settings.map(([name, value]) => `${name}: "${value}"`)]],
  ["deploy/ventanilla.service", [`/node ${heapFlags.join(" ")} server/main.ts\n`, ...assigned]],
  ["Dockerfile", [`CMD ["node", ${inQuotes}, "server/main.ts"]`, ...assigned]],
])("%s starts the server with its memory", (file, parts) => {
  const text = readFileSync(file, "utf8");
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
});
