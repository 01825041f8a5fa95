import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";
import { BackupError, fullPostgres } from "./backup-error.ts";
import { slowStep } from "./write-slowly.ts";

/** Where the programs come from that the machine has to have, as Debian names the packages. */
const packages: Record<string, string> = {
  age: "age",
  "age-keygen": "age",
  pg_dump: "postgresql-client",
  pg_restore: "postgresql-client",
  tar: "tar",
};

export type Program = {
  stdin: Writable;
  stdout: Readable;
  /** Settles when the program has ended; rejects with a BackupError that holds its last line. */
  ended: Promise<void>;
};

/** Starts a program of the machine, which ends with this process; one that is missing is named in the BackupError. */
export function startProgram(name: string, args: string[], env: Record<string, string> = {}): Program {
  const child: ChildProcessByStdio<Writable, Readable, Readable> = spawn(name, args, {
    stdio: ["pipe", "pipe", "pipe"],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LC_ALL: "C", ...env },
  });
  // By a signal that Postgres' programs pass on: a server whose client is merely gone waits on for a lock.
  const end = () => child.kill("SIGTERM");
  process.on("exit", end);
  // Whoever writes into it learns of its end by `ended`.
  child.stdin.on("error", () => {});
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said = (said + chunk).slice(-4000);
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.on("error", (error: NodeJS.ErrnoException) =>
    reject(error.code === "ENOENT" ? new BackupError(missing(name)) : error),
  );
  child.on("close", (code, signal) => {
    process.off("exit", end);
    if (code === 0) resolve();
    else reject(new BackupError(signal ? endedBy(name, signal) : sentenceOf(name, said)));
  });
  // It is awaited later than its end may come.
  promise.catch(() => {});
  return { stdin: child.stdin, stdout: child.stdout, ended: promise };
}

export async function runProgram(
  name: string,
  args: string[],
  env?: Record<string, string>,
): Promise<string> {
  const program = startProgram(name, args, env);
  program.stdin.end();
  let printed = "";
  program.stdout.on("data", (chunk: Buffer) => {
    printed += chunk;
  });
  await program.ended;
  return printed;
}

/** What is said of a program that a signal ended; the system kills those for which memory runs out. */
export const endedBy = (name: string, signal: string): string =>
  `${name} was ended by ${signal}${signal === "SIGKILL" ? ": was there too little memory?" : "."}`;

const missing = (name: string) =>
  `${name} is not installed: it comes with the package ${packages[name] ?? name}.`;

function sentenceOf(name: string, said: string): string {
  // With these letters it is the server's own error.
  if (/ERROR: .*(?:No space left|Disk quota)/.test(said)) return fullPostgres;
  if (/no space left|disk quota/i.test(said)) return "The disk is full.";
  const versions = /server version: (\d+)[^;]*; pg_dump version: (\d+)/.exec(said);
  if (versions)
    return `pg_dump is of version ${versions[2]} and the server of ${versions[1]}: install postgresql-client-${versions[1]}.`;
  const lines = said.split("\n").filter((line) => line.trim() && !/^age: report unexpected/.test(line));
  const reason = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1) ?? "it gave no reason";
  return `${name} failed: ${reason
    .replace(/^[\w-]+: (?:error: )?/, "")
    .trim()
    .slice(0, 300)}`;
}

/** Writes chunks into a program, with `afterStep` after each megabyte; whether it took all of them, its end tells. */
export async function feed(
  { stdin }: Program,
  chunks: AsyncIterable<Buffer>,
  afterStep?: () => Promise<void>,
): Promise<void> {
  try {
    let bytes = 0;
    for await (const chunk of chunks) {
      if (stdin.destroyed) return;
      if (!stdin.write(chunk)) await takesMore(stdin);
      bytes += chunk.length;
      if (!afterStep || bytes < slowStep) continue;
      await afterStep();
      bytes = 0;
    }
  } finally {
    // Without its end the program would wait for ever for chunks that failed to come.
    stdin.end();
  }
}

function takesMore(stdin: Writable): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = () => {
    stdin.off("drain", done).off("close", done);
    resolve();
  };
  stdin.once("drain", done).once("close", done);
  if (stdin.destroyed) done();
  return promise;
}

/** Waits for all, so that nothing runs on, and throws the failure that caused the others. */
export async function settleAll(work: Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  const reasons = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  // A program only tells that nobody reads on.
  const isCause = ({ code = "" }: NodeJS.ErrnoException) =>
    /^(?:ENOSPC|EDQUOT|EACCES|EPERM|EROFS|EEXIST)$/.test(code);
  const cause =
    reasons.find(isCause) ?? reasons.find((reason) => reason instanceof BackupError) ?? reasons[0];
  if (cause) throw cause;
}
