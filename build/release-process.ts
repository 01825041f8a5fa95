import { BuildError } from "#server/release/build-process.ts";
import type { ReleaseMessage, ReleaseTask } from "#server/release/build-release.ts";
import { knownReason } from "#server/release/failure-reason.ts";
import { makeFiles } from "#server/release/make-files.ts";
import { digestSources } from "#server/release/release-name.ts";
import { settings } from "./build-settings.ts";
import { renderPages } from "./render-pages.ts";

// Makes the files of a release with the bundle in one folder, for the server that started this and ends with it.
const [from = "dist", folder = "", address = settings.siteUrl] = process.argv.slice(2);

process.once("disconnect", () => process.exit(1));
process.once("message", (task: ReleaseTask) => void make(task));

async function make({ sources, ...task }: ReleaseTask): Promise<void> {
  try {
    if (digestSources() !== sources)
      throw new BuildError(
        "The program on the disk is newer than the one that runs: restart the server first.",
      );
    const render = ({ out }: { out: string }) => renderPages({ from, to: out, siteUrl: address });
    await makeFiles({ ...task, folder }, { render, tell: (step) => send({ step }) });
  } catch (error) {
    const mistake = knownReason(error);
    if (mistake === undefined) console.error(error);
    else await send({ mistake });
    process.exit(1);
  }
  process.exit(0);
}

const send = (message: ReleaseMessage) =>
  new Promise<void>((resolve) => process.send?.(message, () => resolve()));
