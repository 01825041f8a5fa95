import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { dumpPostgres } from "#server/backup/postgres-dump.ts";
import { backup } from "../../scripts/backup.ts";
import { staffAccounts } from "../../scripts/staff-accounts.ts";
import { hasPgDump } from "../age-key.ts";
import { runHere } from "../run-here.ts";
import { addressOf, startPostgres } from "../start-postgres.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;

beforeAll(async () => {
  postgres = await startPostgres({ hasTls: true });
  await postgres.createDatabase("practice");
});
afterAll(() => postgres.stop());

const makeFolder = () => mkdtempSync(join(tmpdir(), "ventanilla-tls-"));
const settingsOf = (words: string) => ({
  DATA_DIR: makeFolder(),
  DATABASE_URL: addressOf(postgres.url, `practice?${words}`).replace("127.0.0.1", "localhost"),
});

test.skipIf(!hasPgDump).each([
  { words: "sslmode=no-verify", isKnown: false },
  { words: "uselibpqcompat=true&sslmode=require", isKnown: false },
  { words: "sslmode=verify-full", isKnown: true },
])("pg_dump reaches what the server reaches with $words", async ({ words, isKnown }) => {
  // As `NODE_EXTRA_CA_CERTS` does at the start of a process.
  const known = getCACertificates();
  if (isKnown) setDefaultCACertificates([...known, readFileSync(postgres.certificate, "utf8")]);
  onTestFinished(() => setDefaultCACertificates(known));
  const file = join(makeFolder(), "dump");
  await dumpPostgres(settingsOf(words).DATABASE_URL, file);
  expect(readFileSync(file, "latin1")).toMatch(/^PGDMP/);
});

test("a connection by TLS that fails is told in one line that names the setting, by each command", async () => {
  const told = async (words: string) => (await runHere(staffAccounts, ["list"], settingsOf(words))).stderr;
  const blamed = (reason: string) =>
    `DATABASE_URL holds "postgres://***@localhost:${new URL(postgres.url).port}", but it takes an sslmode and an sslrootcert that fit this Postgres, as docs/databases.md says (${reason}).\n`;
  const refused = blamed("self-signed certificate");
  expect(await told("sslmode=verify-full")).toBe(refused);
  const file = join(makeFolder(), "whole.tar.gz");
  expect((await runHere(backup, [file], settingsOf("sslmode=verify-full"))).stderr).toBe(refused);
  expect(await told("sslrootcert=/nowhere/ca.pem")).toBe(
    blamed("ENOENT: no such file or directory, open '/nowhere/ca.pem'"),
  );
  const plain = { DATABASE_URL: addressOf(inject("postgresUrl"), "migrated?sslmode=no-verify") };
  expect((await runHere(staffAccounts, ["list"], plain)).stderr).toMatch(
    /^DATABASE_URL holds [^\n]*\(The server does not support SSL connections\)\.\n$/,
  );
});
