import { chmodSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { restorePostgres } from "./postgres-dump.ts";

test("Postgres' programs get the user and password that the server takes, also with a bare percent sign, and show neither", async () => {
  const programs = mkdtempSync(join(tmpdir(), "ventanilla-programs-"));
  const program = join(programs, "pg_restore");
  writeFileSync(program, '#!/bin/sh\necho "error: $PGUSER $PGPASSWORD $*" >&2\nexit 1\n');
  chmodSync(program, 0o755);
  vi.stubEnv("PATH", programs);
  onTestFinished(() => void vi.unstubAllEnvs());
  const said = (credentials: string) =>
    restorePostgres(`postgres://${credentials}@db:5433/practice`, "dump").catch(({ message }) => message);
  expect(await said("office:50%off")).toMatch(
    /^pg_restore failed: office 50%off .* dump --dbname=postgres:\/\/db:5433\/practice$/,
  );
  const inQuery = restorePostgres(
    "postgres://office@db:5433/practice?password=a%2Fb&sslmode=disable",
    "dump",
  );
  await expect(inQuery).rejects.toThrow(
    /^pg_restore failed: office a\/b .* --dbname=\S+\/practice\?sslmode=disable$/,
  );
  expect(await said("front%20office:a%2Fb%40c")).toMatch(/^pg_restore failed: front office a\/b@c /);
});
