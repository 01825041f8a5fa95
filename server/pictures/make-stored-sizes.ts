import type { Clock } from "../base/clock.ts";
import type { Db } from "../base/db/open-database.ts";
import { makeSizesApart } from "./picture-process.ts";
import { readPicture } from "./picture-rows.ts";
import { storeSize } from "./size-rows.ts";
import type { WantedSize } from "./wanted-sizes.ts";

type Options = {
  db: Db;
  now: Clock;
  signal: AbortSignal;
  /** Called with the name of each that is stored. */
  onStored?: (name: string) => void;
};

/** Makes sizes of one stored picture in a process of its own, and stores each as soon as it is made. */
export async function makeStoredSizes(
  sizes: readonly WantedSize[],
  { db, now, signal, onStored }: Options,
): Promise<void> {
  const file = sizes[0]?.picture.file ?? "";
  const source = await readPicture(db, file, "bytes");
  if (!source) return;
  for await (const made of makeSizesApart(source, sizes, signal)) {
    await storeSize(db, { ...made, file }, now());
    onStored?.(made.name);
  }
}
