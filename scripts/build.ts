import { rm } from "node:fs/promises";
import { readEnv } from "#server/base/env.ts";
import { BuildError } from "#server/release/build-error.ts";
import { buildSite } from "#server/release/build-site.ts";
import { checkFolder } from "#server/release/check-site.ts";
import { markBuilt, readMarker } from "#server/release/release-folder.ts";
import { digestSources, releaseName } from "#server/release/release-name.ts";
import { placesOf, replaceSite, takeTurn } from "#server/release/replace-site.ts";
import { Refusal, runCommand } from "./run-command.ts";

const out = "dist";

// The shipped release, beside the one before, which a build that fails leaves alone. With --if-stale nothing is done when
// the same one is there already.
await runCommand(async ({ args, settings: variables, print }) => {
  const { buildSettings: settings, siteUrl } = readEnv(variables);
  const sources = digestSources();
  const name = releaseName({ sources, settings, edits: "" });
  const isDone = () => args.includes("--if-stale") && readMarker(out)?.name === name;
  if (isDone()) return;
  const { place, next } = await placesOf(out);
  const turn = await takeTurn(place, () =>
    print("Another build is under way here: this one waits for its end."),
  ).catch(refuse);
  const discard = () => rm(next, { recursive: true, force: true });
  try {
    if (isDone()) return;
    await discard();
    await buildSite({ content: "content", out: next, settings }).catch(refuse);
    const problem = await checkFolder({ folder: next, former: new Map(), siteUrl, edits: [] });
    if (problem) throw new Refusal(problem.text);
    await markBuilt(next, { name, sources, settings, builtAt: new Date().toISOString() });
    await replaceSite(next, place);
  } finally {
    await discard();
    turn.close();
  }
});

function refuse(error: unknown): never {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === "EACCES" || code === "EROFS") throw new Refusal(`${path} cannot be written (${code}).`);
  // Its own output has said why.
  throw error instanceof BuildError ? new Refusal("The site could not be built.") : error;
}
