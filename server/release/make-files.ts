import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadPractice } from "#content/load-practice.ts";
import type { Edit } from "#domain/website/edits.ts";
import type { PublishStep } from "../base/db/releases-schema.ts";
import { picturesOf } from "../content/pictures-of.ts";
import { writeContent } from "../content/write-content.ts";
import { BuildError } from "./build-error.ts";
import { checkFolder } from "./check-site.ts";
import { contentFolder, factsFile, siteFolder } from "./release-folder.ts";
import { sync } from "./sync-folder.ts";
import { takenBytes } from "./taken-bytes.ts";

/** What the files of a release are made from. */
export type FilesTask = {
  /** The folder of the release, in which the stored pictures of the edits lie already. */
  folder: string;
  edits: readonly Edit[];
  siteUrl: string;
  former: ReadonlyMap<string, number> | undefined;
  /** The folder of the content from which those files were made. */
  formerContent: string;
};
export type Tell = (step: PublishStep) => Promise<void>;

type Making = {
  /** Renders the words of a folder into another, and writes both to the disk for good. */
  render(folders: { content: string; out: string }): Promise<void>;
  tell: Tell;
  /** Writes the words with the edits; resolves with those in effect. Tests replace it. */
  write?: (edits: readonly Edit[], content: string) => readonly Edit[];
};

const writeEdited = (edits: readonly Edit[], content: string) => writeContent(edits, content).applied;

/** Makes the files of a release: words, pages, facts. Throws a BuildError or a ContentError. */
export async function makeFiles(
  { folder, edits, siteUrl, former, formerContent }: FilesTask,
  { render, tell, write = writeEdited }: Making,
): Promise<void> {
  const [content, out] = [contentFolder(folder), siteFolder(folder)];
  // What a try before this one wrote.
  await rm(out, { recursive: true, force: true });
  const applied = write(edits, content);
  const missing = picturesOf(applied).find((file) => !existsSync(join(content, "pictures", file)));
  if (missing) {
    const text = `The picture ${missing} is no longer stored: choose it again.`;
    throw new BuildError({ code: "picture", text });
  }
  const practice = loadPractice(join(content, "practice"));
  await tell("building");
  await render({ content, out });
  await tell("checking");
  const taken = former && takenBytes(formerContent, content);
  const problem = await checkFolder({ folder: out, former, taken, siteUrl, edits: applied });
  if (problem) throw new BuildError(problem);
  await writeFile(factsFile(folder), JSON.stringify(practice));
  await sync(factsFile(folder));
}
