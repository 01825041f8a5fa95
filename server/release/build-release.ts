import { writeFile } from "node:fs/promises";
import { seconds } from "#domain/durations.ts";
import type { BuildSettings } from "../base/env.ts";
import { inIdleTime } from "../base/idle-time.ts";
import { BuildError, type PublishReason } from "./build-error.ts";
import type { FilesTask, Tell } from "./make-files.ts";
import { contentFolder, isBuiltFor, readMarker, taskFile } from "./release-folder.ts";
import { runSupervised } from "./supervised-build.ts";

/** What a release is made from, as JSON in the file of its task. */
export type ReleaseTask = Omit<FilesTask, "folder" | "former"> & {
  former: [name: string, size: number][] | undefined;
  /** The digest of the sources that the server runs. */
  sources: string;
};
/** What its process tells: that it begins with a step, or why it ends without a release. */
export type ReleaseMessage = { step: Parameters<Tell>[0] } | { mistake: PublishReason };

type ReleaseOptions = FilesTask &
  Pick<ReleaseTask, "sources"> & { settings: BuildSettings; tell: Tell; signal: AbortSignal };
export type BuildRelease = (options: ReleaseOptions) => Promise<void>;

/** The milliseconds that a release may take in idle time: twice what it takes alone. */
const longestIdle = seconds(15);

/** Makes releases with the bundle of the shipped site, each in one process: to start another takes visitors' time. */
export const releaseBuilder =
  (shipped: string): BuildRelease =>
  async ({ folder, settings, tell, signal, former, ...options }) => {
    const marker = readMarker(shipped);
    if (!marker || !isBuiltFor(marker, settings))
      throw new BuildError({
        code: "program",
        text: "The program on the disk is another than the one that runs: restart the server first.",
      });
    // Without an address the server puts its own into the pages when it reads them.
    const address = settings.SITE_URL ? [settings.SITE_URL] : [];
    const hear = async (message: ReleaseMessage) => {
      if ("mistake" in message) throw new BuildError(message.mistake);
      await tell(message.step);
    };
    const task: ReleaseTask = { ...options, former: former && [...former] };
    await writeFile(taskFile(folder), JSON.stringify(task));
    await inIdleTime(longestIdle, (turn, limit) =>
      runSupervised(["build/release-process.ts", shipped, folder, ...address], {
        content: contentFolder(folder),
        settings: marker.settings,
        turn,
        signal: AbortSignal.any([signal, limit]),
        hear,
      }),
    );
  };
