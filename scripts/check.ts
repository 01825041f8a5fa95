import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";

// Types and lint side by side. What each says is printed whole when it has ended, so that no two are mixed.
const astro = "node_modules/astro/bin/astro.mjs";
// The native compiler takes a quarter of the time; astro check still needs the one before it.
const tsc = "node_modules/typescript-native/bin/tsc";
const notes = "node_modules/.cache/types.tsbuildinfo";
const biome = "node_modules/@biomejs/biome/bin/biome";

let failed = false;
await run("astro sync", astro, "sync");
await Promise.all([
  // It notes the state of every file, and the next run checks only what has changed since.
  run("tsc", tsc, "-p", ".", "--singleThreaded", "--incremental", "--tsBuildInfoFile", notes),
  run(
    ...["astro check", astro, "check", "--noSync", "--tsconfig", "tsconfig.astro.json"],
    ...["--minimumFailingSeverity", "warning"],
  ),
  run("biome", biome, "check", "--error-on-warnings", "."),
]);
process.exit(failed ? 1 : 0);

async function run(name = "", ...args: string[]) {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  const exited = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  console.log(`${name}: ${code === 0 ? "passed" : "failed"}`);
  if (code === 0) return;
  failed = true;
  console.log(output + errors);
}
