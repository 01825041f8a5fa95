import { rmSync } from "node:fs";
import { readEnv } from "#server/base/env.ts";
import { BuildError } from "#server/release/build-process.ts";
import { buildSite } from "#server/release/build-site.ts";
import { markBuilt, readMarker } from "#server/release/release-folder.ts";
import { digestSources, releaseName } from "#server/release/release-name.ts";
import { Refusal, runCommand } from "./run-command.ts";

const out = "dist";

// The shipped release. With --if-stale nothing is done when the same one is there already.
await runCommand(async ({ args, settings: variables }) => {
  const { buildSettings: settings } = readEnv(variables);
  const sources = digestSources();
  const name = releaseName({ sources, settings, edits: "" });
  if (args.includes("--if-stale") && readMarker(out)?.name === name) return;
  rmSync(out, { recursive: true, force: true });
  await buildSite({ content: "content", out, settings }).catch(refuse);
  await markBuilt(out, { name, sources, settings, builtAt: new Date().toISOString() });
});

function refuse(error: unknown): never {
  // Its own output has said why.
  throw error instanceof BuildError ? new Refusal("The site could not be built.") : error;
}
