import { rm } from "node:fs/promises";
import { seconds } from "#domain/durations.ts";
import { inIdleTime } from "../base/idle-time.ts";
import { BuildError, type ProcessOptions, runBuildProcess } from "./build-process.ts";
import { isBuiltFor, readMarker } from "./release-folder.ts";

export type BuildOptions = ProcessOptions & {
  /** The folder of the built site, which is empty. */
  out: string;
};
/** The milliseconds that a build may take in idle time: twice what it takes alone. */
const longestIdle = seconds(10);
export type BuildSite = (options: BuildOptions) => Promise<void>;

/** Builds the shipped site: bundles the program of its pages, and renders them. Throws a BuildError. */
export async function buildSite({ out, ...options }: BuildOptions): Promise<void> {
  await runBuildProcess(["node_modules/astro/bin/astro.mjs", "build", "--outDir", out], options);
  await runBuildProcess(["build/render-site.ts", out], options);
}

/**
 * Renders the site of other words with the bundle of the shipped one, whose assets it shares. Throws a BuildError.
 */
export const renderSite =
  (shipped: string, isBesideServer = true): BuildSite =>
  async ({ out, settings, ...options }) => {
    const marker = readMarker(shipped);
    if (!marker || !isBuiltFor(marker, settings))
      throw new BuildError(
        "The program on the disk is another than the one that runs: restart the server first.",
      );
    const address = settings.SITE_URL ? [settings.SITE_URL] : [];
    const render = (process: Partial<ProcessOptions>) =>
      runBuildProcess(["build/render-site.ts", shipped, out, ...address], {
        ...{ ...options, settings: marker.settings, ...process },
      });
    if (!isBesideServer) return render({});
    await inIdleTime(longestIdle, async (turn, limit) => {
      // What a first try wrote.
      await rm(out, { recursive: true, force: true });
      await render({ turn, signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit });
    });
  };
