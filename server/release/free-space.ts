import { mkdir, statfs } from "node:fs/promises";
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
  return { memory: process.availableMemory(), disk: bavail * bsize };
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
    const text = `There is too little memory to build the site: ${inMega(memory)} of ${inMega(needs.memory)} are free.`;
    return { code: "littleMemory", text };
  }
  if (disk >= needs.disk) return undefined;
  await dropOldest(dataDir, inUse.length, inUse);
  const { disk: free } = await measure(folder);
  if (free >= needs.disk) return undefined;
  const text = `There is too little disk space to build the site: ${inMega(free)} of ${inMega(needs.disk)} are free.`;
  return { code: "littleDisk", text };
}

const inMega = (bytes: number) => `${Math.floor(bytes / mega)} MB`;
