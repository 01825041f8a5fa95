import { type ProcessOptions, runBuildProcess } from "./build-process.ts";

type BuildOptions = ProcessOptions & {
  /** The folder of the built site, which is empty. */
  out: string;
};

/** Builds the shipped site: bundles the program of its pages, and renders them. Throws a BuildError. */
export async function buildSite({ out, ...options }: BuildOptions): Promise<void> {
  await runBuildProcess(["node_modules/astro/bin/astro.mjs", "build", "--outDir", out], options);
  await runBuildProcess(["build/render-site.ts", out], options);
}
