import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { problemOf } from "./problem-of-reason.ts";

const files = readdirSync("server", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => ({ name, text: readFileSync(`server/${name}`, "utf8") }));
const matchesIn = (pattern: RegExp, found: typeof files) =>
  found.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, sentence = ""]) => sentence));

const ofComposers = matchesIn(/\bheld:\s*(?:"|`)([A-Z].*?\.)(?:"|`)/g, files);
// What transports and the queue say, in constants and by itself.
const ofTries = matchesIn(
  /["`]([A-Z][^"`\n]* [^"`\n]*\.)["`]/g,
  files.filter(({ name }) => /^(outbox|webhooks)\/|^desk\/endpoint-secrets/.test(name)),
);

test("every sentence with which the server holds or fails a delivery has its problem", () => {
  expect(ofComposers.length).toBeGreaterThan(7);
  expect(ofTries.length).toBeGreaterThan(10);
  const unknown = [...ofComposers, ...ofTries]
    .map((sentence) => sentence.replace(/\$\{[^}]*\}/g, "7"))
    .filter((sentence) => problemOf(sentence)?.code === "unknown");
  // A kind that this server does not know yet: another one may.
  expect(unknown).toEqual(['Nothing composes a delivery of kind "7".']);
});
