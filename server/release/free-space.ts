import { mkdir, readFile, statfs } from "node:fs/promises";
import { totalmem } from "node:os";
import { join } from "node:path";
import type { PublishReason } from "./build-error.ts";
import { dropOldest, releasesFolder } from "./release-folder.ts";

const mega = 1024 ** 2;
/** What a build needs, in bytes: its peak is 200 MB of memory, new pictures before it take 160 MB, and the server goes on. */
const needs = { memory: 300 * mega, disk: 200 * mega };

/** The bytes that are free. */
type Space = { memory: number; disk: number };

/** Measures what is free: memory within the limit of the container, and disk below a folder. */
export async function measureSpace(folder: string): Promise<Space> {
  const { bavail, bsize } = await statfs(folder);
  const limit = process.constrainedMemory();
  // Where the limit is above what the machine has, its page cache is counted as free already.
  const cached =
    limit > 0 && limit < totalmem() ? await readCached("/proc/self/cgroup", "/sys/fs/cgroup") : 0;
  return { memory: process.availableMemory() + cached, disk: bavail * bsize };
}

/**
 * Reads the bytes of the page cache that a control group (version 2) gives back at its limit. `process.availableMemory`
 * counts them as used under a limit, and files that were read once fill what is left in a few days.
 */
export async function readCached(group: string, folder: string): Promise<number> {
  try {
    const [, path] = (await readFile(group, "utf8")).match(/^0::(.*)$/m) ?? [];
    const at = (file: string) => readFile(join(folder, path ?? "", file), "utf8");
    const stat = await at("memory.stat");
    const bytes = (name: string) => Number(stat.match(new RegExp(`^${name} (\\d+)$`, "m"))?.[1] ?? 0);
    // Mapped files are programs that run.
    return Math.max(0, bytes("active_file") + bytes("inactive_file") - bytes("file_mapped"));
  } catch {
    return 0;
  }
}

/** Makes space for a release; resolves with what there is too little of, else undefined. */
export async function makeSpace(
  dataDir: string,
  inUse: readonly string[],
  measure: typeof measureSpace = measureSpace,
): Promise<PublishReason | undefined> {
  const folder = releasesFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { memory, disk } = await measure(folder);
  if (memory < needs.memory) {
    const text = `There is too little memory to build the site: ${ofNeeded(memory, needs.memory)} are free.`;
    return { code: "littleMemory", text };
  }
  if (disk >= needs.disk) return undefined;
  await dropOldest(dataDir, inUse.length, inUse);
  const { disk: free } = await measure(folder);
  if (free >= needs.disk) return undefined;
  const text = `There is too little disk space to build the site: ${ofNeeded(free, needs.disk)} are free.`;
  return { code: "littleDisk", text };
}

/** As words: `144 MB of 200 MB`. */
export const ofNeeded = (free: number, needed: number) => `${inMega(free)} of ${inMega(needed)}`;

const inMega = (bytes: number) => `${Math.floor(bytes / mega)} MB`;
