import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const isInstalled = (name: string) => spawnSync(name, ["--version"]).error === undefined;

/** Whether backups can be encrypted here: `age-setup.ts` has installed what was missing, where it could. */
export const hasAge = isInstalled("age");
/** Whether this machine has the client programs of Postgres. */
export const hasPgDump = isInstalled("pg_dump") && isInstalled("pg_restore");

/** Makes a key pair as an owner does: the private key in a file. */
export function makeAgeKey(): { file: string; recipient: string } {
  const file = join(mkdtempSync(join(tmpdir(), "ventanilla-age-")), "key.txt");
  const recipient = spawnSync("age-keygen", ["-o", file], { encoding: "utf8" }).stderr.match(/age1\w+/)?.[0];
  return {
    file,
    recipient: recipient ?? execFileSync("age-keygen", ["-y", file], { encoding: "utf8" }).trim(),
  };
}
