import { expect, test } from "vitest";
import { BuildError, type ProcessOptions } from "./build-process.ts";
import { runSupervised } from "./supervised-build.ts";

type Heard = { parent: number };
const settings = {} as ProcessOptions["settings"];

/** Runs a program as a build and resolves with the process that started it, as soon as that is known. */
async function build(code: string, onStart: (parent: number) => void = () => {}): Promise<number> {
  let parent = 0;
  const hear = async (heard: Heard) => {
    parent = heard.parent;
    onStart(parent);
  };
  const begin = "process.send({ parent: process.ppid }, () => {";
  await runSupervised<Heard>(["-e", `${begin}${code}})`], { content: "", settings, task: {}, hear });
  return parent;
}
const done = "process.exit(0)";
const forever = "setInterval(() => {}, 1000)";

test("one process starts all builds, also several at once, and tells how each ended", async () => {
  const first = await build(done);
  expect(first).not.toBe(process.pid);
  const failing = build("process.exit(3)");
  await expect(failing).rejects.toThrow(BuildError);
  expect(await Promise.all([build(done), build(done)])).toEqual([first, first]);
});

test("a build ends when nobody wants it any more, or when its message is refused", async () => {
  const ending = new AbortController();
  const call = { content: "", settings, task: {} };
  const begun = runSupervised(["-e", `process.send({});${forever}`], {
    ...{ ...call, signal: ending.signal },
    hear: async () => ending.abort(),
  });
  await expect(begun).rejects.toThrow("The build was ended");
  const refused = runSupervised(["-e", `process.send({});${forever}`], {
    ...call,
    hear: () => Promise.reject(new Error("refused")),
  });
  await expect(refused).rejects.toThrow("refused");
});

test("a build that loses its supervisor fails, and the next has another", async () => {
  let lost = 0;
  const orphan = build(forever, (parent) => {
    lost = parent;
    process.kill(parent, "SIGKILL");
  });
  await expect(orphan).rejects.toThrow("lost its supervisor");
  expect(await build(done)).not.toBe(lost);
});
