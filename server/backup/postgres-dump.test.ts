import { chmodSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { backupProblem } from "./backup-error.ts";
import { restorePostgres } from "./postgres-dump.ts";

test("Postgres' programs get the user and password that the server takes, also with a bare percent sign, and show neither", async () => {
  const programs = mkdtempSync(join(tmpdir(), "ventanilla-programs-"));
  const program = join(programs, "pg_restore");
  writeFileSync(program, '#!/bin/sh\nshift 4\necho "error: $PGUSER $PGPASSWORD $*" >&2\nexit 1\n');
  chmodSync(program, 0o755);
  vi.stubEnv("PATH", programs);
  onTestFinished(() => void vi.unstubAllEnvs());
  const said = (credentials: string) =>
    restorePostgres(`postgres://${credentials}@db:5433/practice`, "dump", "office").catch(
      ({ message }) => message,
    );
  expect(await said("office:50%off")).toMatch(
    /^pg_restore failed: office 50%off .* dump --dbname=postgres:\/\/db:5433\/practice$/,
  );
  const inQuery = restorePostgres(
    "postgres://office@db:5433/practice?password=a%2Fb&sslmode=disable",
    "dump",
    "office",
  );
  await expect(inQuery).rejects.toThrow(
    /^pg_restore failed: office a\/b .* --dbname=\S+\/practice\?sslmode=disable$/,
  );
  const address = async (words: string) => {
    const url = `postgres://office@db/practice?${words}`;
    const message: string = await restorePostgres(url, join(programs, "dump"), "office").catch(
      (error) => error.message,
    );
    return /--dbname=postgres:\/\/db\/practice\?(\S+)$/.exec(message)?.[1];
  };
  // With less libpq would send the password to whoever answers.
  const verified = expect.stringMatching(/^sslmode=verify-full&sslrootcert=\S+authorities$/);
  expect([await address("sslmode=require"), await address("ssl=true")]).toEqual([verified, verified]);
  expect(await address(`sslmode=prefer&sslrootcert=${program}`)).toMatch(
    /^sslmode=verify-full&.*pg_restore$/,
  );
  expect(await address(`sslmode=no-verify&sslrootcert=${program}`)).toBe("sslmode=require");
  expect(await address("uselibpqcompat=true&sslmode=prefer")).toBe("sslmode=prefer");
  expect(await address("ssl=0&options=-c%20search_path%3Doffice")).toBe(
    "options=-c%20search_path%3Doffice&sslmode=disable",
  );
  expect(readdirSync(programs)).toEqual(["pg_restore"]);
  expect(await said("front%20office:a%2Fb%40c")).toMatch(/^pg_restore failed: front office a\/b@c /);
});

test("a full disk is told as that of Postgres when its server says so, and else as one of this machine", async () => {
  const programs = mkdtempSync(join(tmpdir(), "ventanilla-programs-"));
  vi.stubEnv("PATH", programs);
  onTestFinished(() => void vi.unstubAllEnvs());
  const told = (said: string) => {
    writeFileSync(join(programs, "pg_restore"), `#!/bin/sh\necho '${said}' >&2\nexit 1\n`, { mode: 0o755 });
    return restorePostgres("postgres://db/practice", "dump", "office").catch(backupProblem);
  };
  const full = "could not extend file: No space left on device";
  const ofPostgres = "The disk of Postgres is full.";
  expect(await told(`pg_restore: error: could not execute query: ERROR:  ${full}`)).toBe(ofPostgres);
  expect(await told(`pg_restore: error: ${full}`)).toBe("The disk is full.");
  // As `create database` says it.
  expect(backupProblem(Object.assign(new Error(full), { code: "53100" }))).toBe(ofPostgres);
});
