import { parseArgs } from "node:util";
import { countRows } from "#server/backup/manifest.ts";
import { restoreBackup, restoredFolder } from "#server/backup/restore-backup.ts";
import { migrations } from "#server/base/db/migrations.ts";
import { readEnv } from "#server/base/env.ts";
import { refusalOf } from "./backup.ts";
import { endInOrder, Refusal, runCommand, type Terminal } from "./run-command.ts";

const usage =
  "npm run restore -- FILE [--identity KEYFILE]    brings a backup back into an empty DATA_DIR and an empty database";

/** `npm run restore`: checks a backup and brings it back into an empty place. */
export async function restore({ args, settings, print }: Terminal): Promise<void> {
  const { file, keyFile } = readWords(args);
  const env = readEnv(settings);
  try {
    const identity = keyFile === undefined ? undefined : { path: keyFile };
    const manifest = await restoreBackup(file, env, identity);
    const { at, version, tables } = manifest;
    print(
      `Restored the data of ${at} (version ${version}): ${countRows(tables)} rows in ${Object.keys(tables).length} tables.`,
    );
    print(
      `What was sent since then goes out again, and who was deleted or unsubscribed since is back: see docs/operate.md before the start.`,
    );
    print(
      "Who may get in is as it was then, too: block again who left, rotate the keys, make a new calendar address and look through the webhooks.",
    );
    const pending = Object.keys(migrations).filter((name) => !manifest.migrations.includes(name));
    if (pending.length > 0) print(`The next start migrates the database: ${pending.join(", ")}.`);
    print(
      `The settings and the content files of before are in ${restoredFolder(env.dataDir)}: compare them with those here, then delete the folder.`,
    );
  } catch (error) {
    throw refusalOf(error);
  }
}

function readWords(args: string[]): { file: string; keyFile: string | undefined } {
  try {
    const options = { identity: { type: "string", short: "i" } } as const;
    const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
    const [file, ...others] = positionals;
    if (file && others.length === 0) return { file, keyFile: values.identity };
  } catch {
    // Answered by the usage.
  }
  throw new Refusal(usage);
}

if (import.meta.main) {
  endInOrder();
  await runCommand(restore);
}
