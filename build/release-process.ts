import { readFileSync } from "node:fs";
import type { PublishStep } from "#server/base/db/releases-schema.ts";
import { BuildError, knownReason } from "#server/release/build-error.ts";
import { messagePrefix } from "#server/release/build-process.ts";
import type { ReleaseMessage, ReleaseTask } from "#server/release/build-release.ts";
import { makeFiles } from "#server/release/make-files.ts";
import { readMarker, taskFile } from "#server/release/release-folder.ts";
import { digestSources, notBuilt } from "#server/release/release-name.ts";
import { settings } from "./build-settings.ts";
import { renderPages } from "./render-pages.ts";

// Makes the files of a release with the bundle in one folder, for the server that had this started and ends with it.
const [from = "dist", folder = "", address = settings.siteUrl] = process.argv.slice(2);

await make(JSON.parse(readFileSync(taskFile(folder), "utf8")) as ReleaseTask);

async function make({ sources, former, ...task }: ReleaseTask): Promise<void> {
  try {
    const onDisk = digestSources();
    if (onDisk !== sources)
      throw new BuildError({
        code: "program",
        text:
          readMarker(from)?.sources === onDisk
            ? "The program on the disk is newer than the one that runs: restart the server first."
            : notBuilt,
      });
    const render = ({ out }: { out: string }) => renderPages({ from, to: out, siteUrl: address });
    const tell = async (step: PublishStep) => say({ step });
    await makeFiles({ ...task, former: former && new Map(former), folder }, { render, tell });
  } catch (error) {
    const mistake = knownReason(error);
    if (mistake === undefined) console.error(error);
    else say({ mistake });
    process.exit(1);
  }
  process.exit(0);
}

function say(message: ReleaseMessage): void {
  console.log(messagePrefix + JSON.stringify(message));
}
