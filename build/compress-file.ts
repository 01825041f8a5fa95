import { writeFile } from "node:fs/promises";
import { type Compressed, compress, isSentCompressed } from "#server/pages/compress.ts";
import { typeOf } from "#server/pages/media-types.ts";
import { hasClosedDays } from "#server/pages/show-closed-days.ts";
import { cachedFile } from "./cached-file.ts";
import { isSigned } from "./finish-page.ts";

/** Writes `.br` and `.gz` beside a file that is sent compressed. */
export async function compressFile(file: string, body: Buffer): Promise<void> {
  // A page that the server changes it compresses too; a script may name what such a page has.
  const isChanged = file.endsWith(".html") && (isSigned(body) || hasClosedDays(body));
  if (isChanged || !isSentCompressed(typeOf(file), body.length)) return;
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
