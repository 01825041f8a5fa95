import { afterEach, expect, test, vi } from "vitest";
import { fetchBeforeImport } from "./fetch-before-import.ts";

afterEach(() => vi.unstubAllGlobals());

const answer = (status = 200) => Promise.resolve(new Response("", { status }));

test("a module is imported after its files were fetched, each of them once", async () => {
  const fetch = vi.fn((_: string) => answer());
  vi.stubGlobal("fetch", fetch);
  const load = vi.fn(async () => fetch.mock.calls.map(([path]) => path));
  expect(await fetchBeforeImport(load, ["_astro/a.js", "_astro/b.js"])).toEqual([
    "/_astro/a.js",
    "/_astro/b.js",
  ]);
  await fetchBeforeImport(load, ["_astro/a.js", "_astro/c.js"]);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(["/_astro/a.js", "/_astro/b.js", "/_astro/c.js"]);
  expect(await fetchBeforeImport(async () => "module without files")).toBe("module without files");
});

test("a module whose file cannot be had is not imported, and can be asked for again", async () => {
  const fetch = vi.fn((_: string) => answer());
  vi.stubGlobal("fetch", fetch);
  fetch.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockReturnValueOnce(answer(502));
  const load = vi.fn(async () => "module");
  for (let count = 0; count < 2; count++)
    await expect(fetchBeforeImport(load, ["_astro/late.js"])).rejects.toThrow(TypeError);
  expect(load).not.toHaveBeenCalled();
  expect(await fetchBeforeImport(load, ["_astro/late.js"])).toBe("module");
});
