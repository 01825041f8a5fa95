import { statfsSync } from "node:fs";
import { resolve } from "node:path";
import { ContentError } from "#content/load-practice.ts";
import {
  damaged,
  damagedDatabase,
  databaseFailure,
  faulty,
  full,
  readOnly,
  untrusted,
} from "./base/db/database-failure.ts";
import { EnvError } from "./base/env.ts";
import { maskSetting } from "./base/mask-setting.ts";

type Failure = NodeJS.ErrnoException & { hostname?: string; errcode?: number };

/** Why the server could not start, as one line for a terminal; it names the setting at fault where there is one. */
export function startProblem(error: unknown, source: NodeJS.ProcessEnv): string {
  return settingProblem(error, source) ?? `The server could not start: ${reasonOf(error as Failure)}`;
}

/** Which setting or file of the content is at fault, and why, as one line; undefined where it is none. */
export function settingProblem(error: unknown, source: NodeJS.ProcessEnv): string | undefined {
  if (error instanceof EnvError || error instanceof ContentError) return error.message;
  const failure = diskProblem(error as Failure, dataDirOf(source));
  if (failure !== undefined) return failure;
  if (source.DATABASE_URL && (error as Failure).code === readOnly)
    return `The database of DATABASE_URL is read-only (${reasonOf(error as Failure)}): docs/runbook.md says what to look at.`;
  const blame = blamedSetting(error as Failure, source);
  if (blame === undefined) return undefined;
  const [name, preset, takes] = blame;
  const value = maskSetting(name, source[name]?.trim() || preset);
  return `${name} holds "${value}", but it takes ${takes} (${reasonOf(error as Failure)}).`;
}

// What Node advises against an unknown certificate is no word of this program.
const reasonOf = ({ message, code }: Failure) =>
  (message || code || "unknown")
    .split("\n", 1)
    .join()
    .replace(/; if the root CA is .*/, "");

const dataDirOf = (source: NodeJS.ProcessEnv) => source.DATA_DIR?.trim() || "data";

/** What is wrong with SQLite's file or its disk, and with no setting. */
function diskProblem(failure: Failure, dataDir: string): string | undefined {
  if (failure.errcode === undefined) return undefined;
  const kind = databaseFailure(failure);
  if (kind === damaged) return damagedDatabase(reasonOf(failure));
  // Without room for its memory beside the file SQLite speaks of an I/O error.
  return kind === full || (kind === faulty && isFull(dataDir))
    ? "The disk of DATA_DIR is full: free space first."
    : undefined;
}

const leastFree = 1e6;

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < leastFree;
  } catch {
    return false;
  }
}

/** The setting at fault, its preset value, and what it takes. */
function blamedSetting(failure: Failure, source: NodeJS.ProcessEnv): [string, string, string] | undefined {
  const { code = "", syscall, path, errcode, hostname } = failure;
  const dataDir = dataDirOf(source);
  const isHost = hostname !== undefined && hostname === source.HOST?.trim();
  if (isHost || code === "EADDRNOTAVAIL") return ["HOST", "127.0.0.1", "an address of this machine"];
  if (code === "EADDRINUSE") return ["PORT", "3000", "a port that no other program listens on"];
  if (syscall === "listen") return ["PORT", "3000", "a port that this account may listen on"];
  // It answers, and ended what took too long or was crosswise.
  if (/^(?:57014|40)/.test(code)) return undefined;
  const address = source.DATABASE_URL && wantedAddress(failure, source.DATABASE_URL);
  if (address) return ["DATABASE_URL", "", address];
  const isInFolder = path !== undefined && isWithin(path, dataDir);
  if (isInFolder || (errcode !== undefined && databaseFailure(failure) !== undefined))
    return ["DATA_DIR", "data", "a folder that this account can write to"];
  return undefined;
}

function wantedAddress(failure: Failure, url: string): string | undefined {
  const { code = "", path } = failure;
  const kind = databaseFailure(failure);
  // Its certificates are files.
  if (kind === untrusted || (path && url.includes(`=${path}`)))
    return "an sslmode and an sslrootcert that fit this Postgres, as docs/databases.md says";
  // SQLSTATE 28 and 3D: a wrong user or password, and an unknown database.
  return kind !== undefined || /^(?:28|3D)/.test(code) ? "the address of a Postgres that answers" : undefined;
}

/** Whether one of two paths leads to the other: of a folder that cannot be made, the error may name an upper one. */
function isWithin(path: string, folder: string): boolean {
  const [one, other] = [resolve(path), resolve(folder)];
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}
