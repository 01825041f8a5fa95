import { dirname } from "node:path";
import { expect, test } from "vitest";
import { importedFiles, sourceFiles } from "./source-files.ts";

/** The folders of `server/`, lowest first: each may import those before it. Its root, composition, imports all. */
const layers = [
  "base",
  "content",
  "http",
  "html",
  "pages",
  "letters",
  "outbox",
  "webhooks",
  "closures",
  "leads",
  "appointments",
  "newsletter",
  "plans",
  "calendars",
  "preflight",
  "auth",
  "commands",
  "realtime",
  "people",
  "desk",
  "campaigns",
  "pictures",
  "release",
  "backup",
  "metrics",
  "website",
  "safeguards",
  "counts",
];
const product = sourceFiles().filter((file) => !/^tests\/|\.test\.ts$/.test(file));

test("a folder of the server imports only lower ones", () => {
  expect(product.filter((file) => file.startsWith("server/")).flatMap(upwardImports)).toEqual([]);
});

test("no files import each other in a circle", () => {
  expect(circles(new Map(product.map((file) => [file, importedFiles(file)])))).toEqual([]);
});

test("no folders import each other in a circle", () => {
  const folders = Map.groupBy(product, (file) => dirname(file));
  const graph = [...folders].map(([folder, files]): [string, string[]] => [
    folder,
    files.flatMap(importedFiles).map((file) => dirname(file)),
  ]);
  expect(circles(new Map(graph))).toEqual([]);
});

function upwardImports(file: string): string[] {
  const own = layerOf(file);
  return importedFiles(file)
    .filter((target) => target.startsWith("server/") && layerOf(target) > own)
    .map((target) => `${file} imports ${target}: ${nameOf(file)} may import only ${lowerThan(own)}.`);
}

function layerOf(file: string): number {
  const [, folder = "", below] = file.split("/");
  if (below === undefined) return layers.length;
  if (!layers.includes(folder)) throw new Error(`server/${folder} has no place among the layers yet.`);
  return layers.indexOf(folder);
}

const nameOf = (file: string) => dirname(file);
const lowerThan = (layer: number) => layers.slice(0, layer).join(", ") || "no other folder";

/** The groups that can reach themselves over each other, each as one sentence (Tarjan). */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[] = [];
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;

  function visit(node: string) {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (next === node || !graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) found.push(`${group.join(", ")} import each other.`);
  }
}
