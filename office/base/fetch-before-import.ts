const fetched = new Set<string>();

/**
 * Imports a module once all of its files are in the browser's cache; stands in for Vite's preload helper. Browsers keep
 * the failure of an import as long as the page, that of a fetch they forget: whoever asks again later gets the module.
 * Throws a `TypeError` for a file that cannot be had.
 */
export async function fetchBeforeImport<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchFile));
  return load();
}

async function fetchFile(file: string): Promise<void> {
  if (fetched.has(file)) return;
  const response = await fetch(`/${file}`);
  if (!response.ok) throw new TypeError(`${file}: ${response.status}`);
  // A body that is not read to its end is not kept.
  await response.blob();
  fetched.add(file);
}
