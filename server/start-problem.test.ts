import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openDatabase } from "./base/db/open-database.ts";
import { startProblem } from "./start-problem.ts";

const thisFile = fileURLToPath(import.meta.url);

test.each([
  {
    source: { HOST: "nowhere.invalid" },
    error: {
      code: "ENOTFOUND",
      hostname: "nowhere.invalid",
      message: "getaddrinfo ENOTFOUND nowhere.invalid",
    },
    line: `HOST holds "nowhere.invalid", but it takes an address of this machine (getaddrinfo ENOTFOUND nowhere.invalid).`,
  },
  {
    source: { DATABASE_URL: "postgres://me:secret@127.0.0.1:1/db" },
    error: { code: "ECONNREFUSED", syscall: "connect", message: "connect ECONNREFUSED 127.0.0.1:1" },
    line: `DATABASE_URL holds "postgres://***@127.0.0.1:1", but it takes the address of a Postgres that answers (connect ECONNREFUSED 127.0.0.1:1).`,
  },
  {
    source: { DATABASE_URL: "postgres://me:secret@db/db" },
    error: { code: "28P01", message: `password authentication failed for user "me"` },
    line: `DATABASE_URL holds "postgres://***@db", but it takes the address of a Postgres that answers (password authentication failed for user "me").`,
  },
  {
    source: { DATABASE_URL: "postgres://me:secret@db/db" },
    error: { code: "57014", message: "canceling statement due to statement timeout" },
    line: "The server could not start: canceling statement due to statement timeout",
  },
  {
    source: { DATABASE_URL: "postgres://me:secret@db/db" },
    error: { code: "25006", message: "cannot execute DELETE in a read-only transaction" },
    line: "The database of DATABASE_URL is read-only (cannot execute DELETE in a read-only transaction): docs/runbook.md says what to look at.",
  },
  {
    source: { DATABASE_URL: "postgres://me:secret@db/db?sslmode=verify-full" },
    error: {
      code: "DEPTH_ZERO_SELF_SIGNED_CERT",
      message:
        "self-signed certificate; if the root CA is installed locally, try running Node.js with --use-system-ca",
    },
    line: `DATABASE_URL holds "postgres://***@db", but it takes an sslmode and an sslrootcert that fit this Postgres, as docs/databases.md says (self-signed certificate).`,
  },
  {
    source: {},
    error: { code: "ERR_SQLITE_ERROR", errcode: 26, message: "file is not a database" },
    line: "The database is damaged (file is not a database): docs/operate.md says how to restore the newest backup.",
  },
  {
    source: {},
    error: { code: "ERR_SQLITE_ERROR", errcode: 13, message: "database or disk is full" },
    line: "The disk of DATA_DIR is full: free space first.",
  },
  {
    // As a disk without any room.
    source: { DATA_DIR: "/proc" },
    // SQLite's memory beside the file cannot be made.
    error: { code: "ERR_SQLITE_ERROR", errcode: 4874, message: "disk I/O error" },
    line: "The disk of DATA_DIR is full: free space first.",
  },
  {
    source: {},
    error: { code: "ERR_SQLITE_ERROR", errcode: 1, message: "no such table: leads" },
    line: "The server could not start: no such table: leads",
  },
])("a start that fails says $line", ({ source, error, line }) => {
  expect(startProblem(Object.assign(new Error(error.message), error), source)).toBe(line);
});

test("a start on a port in use names the port, and one in a file instead of a folder names the folder", async () => {
  const first = createServer();
  const port = await new Promise<number>((listening) =>
    first.listen(0, "127.0.0.1", () => listening((first.address() as { port: number }).port)),
  );
  const second = createServer();
  const error = await new Promise((failed) => second.once("error", failed).listen(port, "127.0.0.1"));
  first.close();
  expect(startProblem(error, { PORT: String(port) })).toMatch(
    `PORT holds "${port}", but it takes a port that no other program listens on`,
  );

  const open = (dataDir: string) => {
    try {
      openDatabase({ dataDir });
    } catch (caught) {
      return startProblem(caught, { DATA_DIR: dataDir });
    }
    return "";
  };
  expect(open(thisFile)).toMatch(`DATA_DIR holds "${thisFile.slice(0, 80)}`);
  if (process.platform === "linux")
    expect(open("/proc/none/data")).toMatch('DATA_DIR holds "/proc/none/data"');
});
