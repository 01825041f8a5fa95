import { writeFile } from "node:fs/promises";
import { type Compressed, compress, isSentCompressed } from "#server/pages/compress.ts";
import { typeOf } from "#server/pages/media-types.ts";
import { hasClosedDays } from "#server/pages/show-closed-days.ts";
import { cachedFile } from "./cached-file.ts";
import { isSigned } from "./finish-page.ts";

/** Writes `.br` and `.gz` beside a file that is sent compressed. */
export async function compressFile(file: string, body: Buffer): Promise<void> {
  // What the server changes it compresses too.
  if (!isSentCompressed(typeOf(file), body.length) || isSigned(body) || hasClosedDays(body)) return;
  let both: Promise<Compressed> | undefined;
  const make = () => {
    both ??= compress(body);
    return both;
  };
  const [br, gzip] = await Promise.all([
    cachedFile(["brotli", body], async () => (await make()).br),
    cachedFile(["gzip", body], async () => (await make()).gzip),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
}
