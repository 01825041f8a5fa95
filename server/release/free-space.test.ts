import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readCached } from "./free-space.ts";

const folder = mkdtempSync(join(tmpdir(), "ventanilla-group-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the files of a control group as the kernel shows them; returns the arguments that name it. */
function group({ own = "0::/system.slice/ventanilla.service" } = {}) {
  const at = join(folder, own.slice("0::".length));
  mkdirSync(at, { recursive: true });
  const stat =
    "anon 178257920\nfile 800000000\nfile_mapped 90000000\ninactive_file 500000000\nactive_file 290000000\n";
  writeFileSync(join(at, "memory.stat"), stat);
  writeFileSync(join(folder, "cgroup"), `${own}\n`);
  return [join(folder, "cgroup"), folder] as const;
}

test("what the kernel keeps of files under a limit is free for a build, but for programs that run", async () => {
  expect(await readCached(...group())).toBe(700_000_000);
  expect(await readCached(...group({ own: "0::/" }))).toBe(700_000_000);
});

test("nothing is known of it where there is no such group", async () => {
  expect(await readCached(join(folder, "none"), folder)).toBe(0);
});
