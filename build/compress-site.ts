import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { formTokenPlaceholder } from "#domain/forms/lead-envelope.ts";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside the text files of the built site, so that the server need not at its start. */
const texts = /\.(?:html|css|js|mjs|json|svg|txt|xml|webmanifest)$/;
/** Smaller files travel in one packet anyway. */
const smallest = 500;

const folder = process.argv[2] ?? "dist";
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const files = entries.filter((entry) => entry.isFile() && texts.test(entry.name));
const written = await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
const kept = written.filter(Boolean).length;
console.log(`Compressed ${kept} of ${files.length} text files in ${folder}.`);

async function compress(file: string): Promise<boolean> {
  const body = await readFile(file);
  // A page with a form gets its signed time when it is asked for, and is compressed after that.
  if (body.length < smallest || body.includes(`value="${formTokenPlaceholder}"`)) return false;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([compressBrotli(body, { params }), compressGzip(body, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return true;
}
