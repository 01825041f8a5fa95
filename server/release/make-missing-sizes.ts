import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import type { Log } from "../base/logger.ts";
import { makeStoredSizes } from "../pictures/make-stored-sizes.ts";
import { missingSizes } from "../pictures/size-rows.ts";
import type { WantedSize } from "../pictures/wanted-sizes.ts";
import { waitForLease } from "./leases.ts";

/** The lease of who makes sizes of pictures: one picture at a time over all servers. */
export const sizesLease = "picture-sizes";

type Options = { db: Db; now: Clock; log: Log; signal: AbortSignal };

/** Makes missing sizes before a build: both at once would take the memory of both. The build makes the rest. */
export async function makeMissingSizes(sizes: readonly WantedSize[], options: Options): Promise<void> {
  const { db, now, log, signal } = options;
  if ((await missingSizes(db, sizes)).length === 0) return;
  const lease = await waitForLease({ db, now, id: sizesLease }, signal);
  try {
    const missing = await missingSizes(db, sizes);
    for (const ofPicture of Map.groupBy(missing, ({ picture }) => picture.file).values())
      await makeStoredSizes(ofPicture, { db, now, signal }).catch((err: unknown) =>
        log.warn({ err }, "the sizes of a picture are left to the build"),
      );
  } finally {
    await lease.drop();
  }
}
