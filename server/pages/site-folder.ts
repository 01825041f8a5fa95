import { hash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The name of the file of digests; hidden, so that it is no file of the site. */
const digestsFile = ".digests.json";

/** Lists the names of all files below a folder of a site, with slashes on every system, without hidden ones and links. */
export async function namesIn(root: string, folder = ""): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const shown = entries.filter(({ name }) => !name.startsWith("."));
  const names = shown.map((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return namesIn(root, name);
    return entry.isFile() ? [name] : [];
  });
  return (await Promise.all(names)).flat();
}

/** Notes the digest of each file in a site's folder: a server need not read what its former site had as well. */
export async function writeDigests(root: string): Promise<void> {
  const digests = new Map<string, string>();
  for (const name of await namesIn(root))
    digests.set(name, hash("sha256", await readFile(join(root, name)), "base64url"));
  await writeFile(join(root, digestsFile), JSON.stringify(Object.fromEntries(digests)));
}

/** Reads the digests of a site's files by their names; undefined where its build noted none. */
export async function readDigests(root: string): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    const digests = JSON.parse(await readFile(join(root, digestsFile), "utf8")) as Record<string, string>;
    return new Map(Object.entries(digests));
  } catch {
    return undefined;
  }
}
