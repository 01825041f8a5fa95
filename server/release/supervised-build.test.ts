import { existsSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { BuildError, buildFailed } from "./build-error.ts";
import type { ProcessOptions } from "./build-process.ts";
import { runSupervised } from "./supervised-build.ts";

type Heard = { pid: number; above: number[] };
const settings = {} as ProcessOptions["settings"];

const tell = (message: string) => `console.log("told " + JSON.stringify(${message}));`;
// The build looks by itself: those above it end with it.
const tellOfAbove = [
  `const statOf = (pid) => require("node:fs").readFileSync("/proc/" + pid + "/stat", "utf8");`,
  `const above = [process.ppid];`,
  `while (above[0] > 1) above.unshift(Number(statOf(above[0]).split(") ").at(-1).split(" ")[1]));`,
  tell("{ pid: process.pid, above }"),
].join(" ");
/** The process below this one, of those above a build. */
const supervisorIn = ({ above }: Heard) => above[above.indexOf(process.pid) + 1] ?? 0;

/** Runs a build that ends at once and resolves with the supervisor that started it. */
async function build(): Promise<number> {
  let supervisor = 0;
  const hear = async (heard: Heard) => {
    supervisor = supervisorIn(heard);
  };
  await runSupervised<Heard>(["-e", tellOfAbove], { content: "", settings, hear });
  return supervisor;
}
const forever = "setInterval(() => {}, 1000);";

test("one process starts all builds, also several at once, and tells how each ended", async () => {
  const first = await build();
  expect(first).toBeGreaterThan(0);
  const failing = ["-e", `console.error("an error of the build"); process.exit(3)`];
  await expect(runSupervised(failing, { content: "", settings, hear: async () => {} })).rejects.toThrow(
    new BuildError(buildFailed("an error of the build")),
  );
  expect(await Promise.all([build(), build()])).toEqual([first, first]);
});

test("a build whose last words have no line end is over when it ends", async () => {
  const run = (code: string) => runSupervised(["-e", code], { content: "", settings, hear: async () => {} });
  await run(`process.stdout.write("no line end")`);
  await expect(run(`process.stderr.write("an error without one"); process.exitCode = 3`)).rejects.toThrow(
    new BuildError(buildFailed("an error without one")),
  );
});

test("the words of a setting reach the build as they are, whatever a shell would make of them", async () => {
  const hostile = `it's $HOME "\`id\`" \\ ; *`;
  const heard: unknown[] = [];
  const hear = async (message: unknown) => void heard.push(message);
  const code = tell("[process.env.CAL_LINK, process.env.SECRET]");
  process.env.SECRET = "a secret";
  await runSupervised(["-e", code], { content: "", settings: { CAL_LINK: hostile }, hear });
  delete process.env.SECRET;
  expect(heard).toEqual([[hostile, null]]);
  const broken = runSupervised(["-e", code], { content: "", settings: { CAL_LINK: "a\nid" }, hear });
  await expect(broken).rejects.toThrow("line break");
});

test("a build ends when nobody wants it any more, or when its message is refused", async () => {
  const ending = new AbortController();
  const call = { content: "", settings };
  const program = ["-e", `${tell("{}")}${forever}`];
  const begun = runSupervised(program, { ...call, signal: ending.signal, hear: async () => ending.abort() });
  await expect(begun).rejects.toThrow("The build was ended");
  const refused = runSupervised(program, { ...call, hear: () => Promise.reject(new Error("refused")) });
  await expect(refused).rejects.toThrow("refused");
});

test("who wants an ended build no more kills nobody who may have its number by then", async () => {
  const kill = vi.spyOn(process, "kill");
  const ending = new AbortController();
  let ended = 0;
  const hear = async ({ pid }: { pid: number }) => {
    await expect.poll(() => existsSync(`/proc/${pid}`)).toBe(false);
    ended = pid;
    ending.abort();
  };
  const program = ["-e", tell("{ pid: process.pid }")];
  await runSupervised(program, { content: "", settings, signal: ending.signal, hear });
  expect(ended).toBeGreaterThan(0);
  expect(kill).not.toHaveBeenCalledWith(ended, expect.anything());
  kill.mockRestore();
});

test("a build may take as long as a busy machine needs, unless it stands still or comes to no end", async () => {
  const run = (code: string, limits: object) =>
    runSupervised(["-e", code], {
      content: "",
      settings,
      hear: async () => {},
      limits: { look: 500, least: 0, most: 60_000, ...limits },
    });
  const work = "const until = Date.now() + 100; while (Date.now() < until);";
  await run(`let left = 10; setInterval(() => { ${work} if (--left === 0) process.exit(); }, 400);`, {});
  await expect(run(forever, { least: 10_000 })).rejects.toThrow("it took too long");
  await expect(run("for (;;);", { most: 500 })).rejects.toThrow("it took too long");
});

test("a build that loses its supervisor fails and ends, and the next has another", async () => {
  let lost = 0;
  let orphan = 0;
  const hear = async (heard: Heard) => {
    orphan = heard.pid;
    lost = supervisorIn(heard);
    process.kill(lost, "SIGKILL");
  };
  const program = ["-e", tellOfAbove + forever];
  await expect(runSupervised(program, { content: "", settings, hear })).rejects.toThrow(
    "lost its supervisor",
  );
  await expect.poll(() => existsSync(`/proc/${orphan}`)).toBe(false);
  expect(await build()).not.toBe(lost);
});
