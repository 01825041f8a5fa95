import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { officeOperations } from "#domain/office/office-operations.ts";
import { loggedActionWords } from "./logged-action-words.ts";

/** Calls that change nothing, or whose row of the log has a name of the auth server. */
const unlogged = new Set([
  "create-first-owner",
  "redeem-recovery-code",
  "create-recovery-codes",
  "report-activity",
  "end-own-session",
  "find-doubles",
  "save-draft",
  "preview-closure",
  "check-field",
  "save-view",
  "delete-view",
  "preview-website",
  "verify-audit",
  "change-staff-role",
]);

test("every command has its words in the log", () => {
  const commands = officeOperations
    .filter(({ name, method }) => method === "POST" && !name.endsWith("-staff") && !unlogged.has(name))
    .map(({ name }) => name);
  expect(commands.filter((name) => !Object.hasOwn(loggedActionWords.en, name))).toEqual([]);
});

test("every event that no operation writes has its words in the log", () => {
  const sources = ["server", "scripts"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .filter((name) => /^(?!.*\.test).*\.ts$/.test(name))
      .map((name) => readFileSync(`${room}/${name}`, "utf8")),
  );
  const written = sources
    .flatMap(
      (source) => source.match(/(?:\baction\b|auditChange\(|writeAudit\(|onMember\(|\bchange\().*/g) ?? [],
    )
    .flatMap((line) => line.match(/(?<=")[a-z]+(?:[_.][a-z]+)+(?=")/g) ?? [])
    // Columns of the log.
    .filter((name) => !/_(?:address|id|kind)$/.test(name));
  expect(written.length).toBeGreaterThan(25);
  expect(written.filter((name) => !Object.hasOwn(loggedActionWords.en, name))).toEqual([]);
});
