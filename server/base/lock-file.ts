import { accessSync, constants } from "node:fs";
import { dirname, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** SQLite's codes of a lock that another has, and of a file that cannot be opened. */
const busy = 5;
const unopened = 14;

/**
 * Takes a lock on a file of its own until `close` or the end of the process, be it a kill; undefined where another has it.
 * The number of a process says nothing of this: containers that share a folder have the same ones.
 */
export function lockFile(path: string): Pick<DatabaseSync, "close"> | undefined {
  // SQLite locks by the kernel, which knows who lives.
  const lock = openFile(path);
  try {
    // In memory, so that no journal lies beside it.
    lock.exec("pragma journal_mode = memory; begin exclusive");
    return lock;
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}

function openFile(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path);
  } catch (error) {
    // Why, the system alone says.
    if ((error as { errcode?: number }).errcode === unopened)
      accessSync(dirname(resolve(path)), constants.W_OK);
    throw error;
  }
}
