import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "./base/db/open-database.ts";
import type { Log } from "./base/logger.ts";
import { type Fitting, type Place, type Release, readFirst, readFormer } from "./release/read-release.ts";
import type { Releases } from "./release/releases.ts";
import { findLiveRevision, listLived } from "./release/revisions.ts";

type Options = Omit<Place, "current"> &
  Fitting & {
    db: Db;
    log: Log;
    current: () => Release;
    shipped: Release;
    /** The milliseconds between two looks at what is live. */
    poll: number;
    releases: Pick<Releases, "follow">;
    /** Opens a release and serves it instead of the current one. */
    serve(release: Release): Promise<void>;
  };

/**
 * Brings a server that still serves the shipped release to one that was live: the shipped words are not the owner's. What
 * this program made before is enough to open with. Else what is live is built first; where it cannot be, visitors see the
 * pages that another program made, or wait.
 */
export async function beginWithLive(options: Options): Promise<void> {
  const { db, log, current, shipped, poll, releases, serve } = options;
  const lived = await listLived(db);
  const first = await readFirst(lived, options);
  if (first) return serve(first);
  try {
    // Served before the build, which makes room by deleting all others.
    const former = await readFormer(lived, options);
    if (former) await serve(former);
  } catch (err) {
    log.warn({ err }, "the pages of the former program do not fit this one");
  }
  while (lived.length > 0) {
    await releases.follow();
    if (current().name !== shipped.name || !(await findLiveRevision(db))) return;
    await pause(poll);
  }
}
