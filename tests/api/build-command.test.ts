import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { markerFile, taskFile } from "#server/release/release-folder.ts";
import { digestSources, releaseName } from "#server/release/release-name.ts";
import { nodeEnv, runScript } from "../run-script.ts";
import { stubFiles } from "../stub-site.ts";

test("a second start with the same content and settings builds nothing, one with another address does", async () => {
  const home = mkdtempSync(join(tmpdir(), "ventanilla-home-"));
  mkdirSync(join(home, "dist"));
  const built = join(home, "dist/.built");
  const settings = { SITE_URL: "https://one.example" };
  const sources = createHash("sha256").digest("hex");
  writeFileSync(built, JSON.stringify({ name: releaseName({ sources, settings, edits: "" }) }));
  const start = (siteUrl: string) =>
    runScript("scripts/build.ts", ["--if-stale"], { SITE_URL: siteUrl }, home);
  expect(await start("https://one.example")).toMatchObject({ stdout: "", stderr: "" });
  expect(existsSync(built)).toBe(true);
  // There is nothing to build here: it fails, and leaves the last good site alone.
  expect((await start("https://two.example")).stderr).toContain("The site could not be built.");
  expect(readdirSync(home)).toEqual(["dist", "dist.lock"]);
  expect(existsSync(built)).toBe(true);
});

test("of two builds of one folder at once the second waits, and finds the whole site of the first", async () => {
  const home = mkdtempSync(join(tmpdir(), "ventanilla-home-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  const write = (file: string, lines: string) => {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), lines);
  };
  for (const [file, lines] of stubFiles("Ventanilla")) write(`whole/${file}`, lines);
  for (const step of ["end-with-parent", "render-site"]) write(`build/${step}.ts`, "");
  // Stands for the bundler: it is under way until the test lets it go on.
  write(
    "node_modules/astro/bin/astro.mjs",
    `import { appendFileSync, cpSync, watch } from "node:fs";
    watch(".", (_, name) => {
      if (name !== "go") return;
      cpSync("whole", process.argv.at(-1), { recursive: true });
      process.exit();
    });
    appendFileSync("builds", "1");`,
  );
  const build = () => {
    const child = spawn(process.execPath, [resolve("scripts/build.ts"), "--if-stale"], {
      cwd: home,
      env: nodeEnv(),
    });
    return { child, ended: once(child, "exit"), err: text(child.stderr) };
  };
  const first = build();
  await expect.poll(() => existsSync(join(home, "builds"))).toBe(true);
  const second = build();
  let said = "";
  second.child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said).toContain("Another build");
  write("go", "");
  expect(await Promise.all([first.ended, second.ended, first.err, second.err])).toEqual([
    [0, null],
    [0, null],
    "",
    "",
  ]);
  expect(readFileSync(join(home, "builds"), "utf8")).toBe("1");
  expect(existsSync(join(home, "dist/.built"))).toBe(true);

  // What pages name has to be there.
  rmSync(join(home, "go"));
  rmSync(join(home, "dist"), { recursive: true });
  rmSync(join(home, "whole/_astro"), { recursive: true });
  const third = build();
  await expect.poll(() => readFileSync(join(home, "builds"), "utf8")).toBe("11");
  write("go", "");
  expect(await third.ended).toEqual([1, null]);
  expect(await third.err).toMatch(
    /^The page \/\S* links to \/_astro\/\S+, which is no page of the site\.\n$/,
  );
  expect(existsSync(join(home, "dist"))).toBe(false);
});

test("an installation that is killed is begun anew by the next command, be it for the packages of before", () => {
  const home = mkdtempSync(join(tmpdir(), "ventanilla-home-"));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  copyFileSync("run.mjs", join(home, "run.mjs"));
  for (const [file, lines] of [
    ["package-lock.json", "{}"],
    ["npm.mjs", "process.exit(1)"],
    ["node_modules/.installed", "of the version before"],
  ] as const) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), lines);
  }
  const env = { ...nodeEnv(), npm_execpath: join(home, "npm.mjs") };
  if (process.platform === "linux") {
    chmodSync(home, 0o755);
    chmodSync(join(home, "node_modules"), 0o555);
    // As the account of the server, which owns no program; no permission stops the root of a test run.
    const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
    const words = [join(home, "run.mjs"), "preflight"];
    expect(String(spawnSync(process.execPath, words, { env, ...nobody }).stderr)).toBe(
      "The dependencies are of another version, and this account may not install them: run `npm run build` (`ventanilla build`) first.\n",
    );
    expect(existsSync(join(home, "node_modules/.installed"))).toBe(true);
    chmodSync(join(home, "node_modules"), 0o755);
  }
  expect(spawnSync(process.execPath, [join(home, "run.mjs"), "build"], { env }).status).toBe(1);
  expect(existsSync(join(home, "node_modules/.installed"))).toBe(false);
});

test("a publish of another program than the one that runs says whether to build it or to restart", async () => {
  const [built, folder] = [
    mkdtempSync(join(tmpdir(), "ventanilla-home-")),
    mkdtempSync(join(tmpdir(), "ventanilla-home-")),
  ];
  const reasonOf = async (sourcesOfBuilt: string) => {
    writeFileSync(markerFile(built), JSON.stringify({ name: "", sources: sourcesOfBuilt }));
    writeFileSync(taskFile(folder), JSON.stringify({ sources: "of the server", edits: [] }));
    return (await runScript("build/release-process.ts", [built, folder], {})).stdout;
  };
  expect(await reasonOf(digestSources())).toContain("than the one that runs: restart the server first.");
  expect(await reasonOf("of the server")).toContain(
    "is not built: run `npm run build` (`ventanilla build`), then",
  );
});
