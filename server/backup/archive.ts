import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { archiveNames } from "./archive-names.ts";
import { BackupError } from "./backup-error.ts";
import { feed, type Program, settleAll, startProgram } from "./run-program.ts";
import { writeSlowly } from "./write-slowly.ts";

/** Packs entries of a folder into one file (`.tar.gz`), encrypted when there are recipients; resolves with its bytes. */
export async function pack(
  folder: string,
  entries: string[],
  file: string,
  recipients: readonly string[],
): Promise<number> {
  const tar = startProgram("tar", ["-cf", "-", "-C", folder, ...entries]);
  tar.stdin.end();
  const gzip = createGzip({ level: 1 });
  const words = recipients.flatMap((recipient) => ["--recipient", recipient]);
  const age = recipients.length > 0 ? startProgram("age", ["--encrypt", ...words]) : undefined;
  const written = writeSlowly(file, age?.stdout ?? gzip);
  // Nobody reads on when the file cannot be written.
  written.catch(() => void (age?.stdout ?? gzip).destroy());
  const packed = age ? pipeline(tar.stdout, gzip, (chunks) => feed(age, chunks)) : pipeline(tar.stdout, gzip);
  // When nobody takes what tar writes, a signal ends it.
  await settleAll([written, ...(age ? [age.ended] : []), packed, tar.ended]);
  return written;
}

/** Unpacks a backup into an empty folder. Throws a BackupError for a wrong key and for a file that is not whole. */
export async function unpack(file: string, folder: string, identity?: Identity): Promise<void> {
  const isEncrypted = await startsEncrypted(file);
  if (isEncrypted && !identity)
    throw new BackupError(`${file} is encrypted: name the file of its key with --identity.`);
  const age = isEncrypted && identity ? decrypt(file, identity) : undefined;
  const tar = startProgram("tar", ["-xf", "-", "-C", folder, "--no-same-owner", "--no-same-permissions"]);
  tar.stdout.resume();
  const source = age?.stdout ?? createReadStream(file);
  const unpacked = pipeline(source, createGunzip(), (chunks) =>
    feed(tar, chunks, () => syncGreatFile(folder)),
  );
  await settleAll([...(age ? [age.ended] : []), unpacked, tar.ended]).catch((error: unknown) => {
    throw unpackProblem(file, error);
  });
}

/** Syncs the one entry that grows great while it is unpacked. */
async function syncGreatFile(folder: string): Promise<void> {
  for (const name of [archiveNames.sqlite, archiveNames.postgres]) {
    const file = await open(join(folder, name)).catch(() => undefined);
    await file?.datasync().finally(() => file.close());
  }
}

/** The private key of a backup: a file of it, or itself. */
export type Identity = { path: string } | { key: string };

function decrypt(file: string, identity: Identity): Program {
  const age = startProgram("age", [
    "--decrypt",
    "--identity",
    "path" in identity ? identity.path : "-",
    file,
  ]);
  age.stdin.end("key" in identity ? identity.key : "");
  return age;
}

async function startsEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(21), 0, 21);
    const start = buffer.subarray(0, bytesRead).toString("latin1");
    if (start.startsWith("age-encryption.org/v1")) return true;
    if (start.startsWith("\x1f\x8b")) return false;
  } finally {
    await handle.close();
  }
  throw new BackupError(`${file} is no backup.`);
}

function unpackProblem(file: string, error: unknown): unknown {
  const { message = "", code = "" } = error as NodeJS.ErrnoException;
  if (/no identity matched/.test(message))
    return new BackupError(`The key does not open ${file}: it was encrypted to another one.`);
  // Of what lies in the file of the key, and of that file itself: the backup may be a good one.
  if (/^age failed: (?:reading|.*identit(?:y|ies))/.test(message)) return new BackupError(message);
  const isDamaged = /^Z_|^ERR_STREAM_PREMATURE/.test(code) || /^(?:age|tar) failed/.test(message);
  return isDamaged
    ? new BackupError(`${file} is damaged: it is cut off, or bytes in it were changed.`)
    : error;
}
