import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type Document, isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { type Practice, type PracticeFile, practiceSchemas } from "#domain/practice/practice.ts";
import { contentFolder } from "./content-folder.ts";
import { findMistakes, type MistakePath } from "./practice-mistakes.ts";

/** A mistake in a content file; the message is one sentence with the file and the line. */
export class ContentError extends Error {
  override name = "ContentError";
}

const practiceCache = new Map<string, { version: string; practice: Practice }>();

/**
 * Loads the practice from the YAML files of a folder (relative to the working directory) and validates it. Cached until
 * a file changes, because the build calls it for each page. Throws a ContentError at the first mistake.
 */
export function loadPractice(folder = join(contentFolder, "practice")): Practice {
  const version = versionOf(folder);
  const cachedPractice = practiceCache.get(folder);
  if (cachedPractice?.version === version) return cachedPractice.practice;
  const practice = readPractice(folder);
  practiceCache.set(folder, { version, practice });
  return practice;
}

function versionOf(folder: string): string {
  const stats = Object.keys(practiceSchemas).map((name) =>
    statSync(join(folder, `${name}.yaml`), { throwIfNoEntry: false }),
  );
  return stats.map((stat) => `${stat?.mtimeMs} ${stat?.size}`).join();
}

function readPractice(folder: string): Practice {
  return {
    business: read(folder, "business"),
    hours: read(folder, "hours"),
    proof: read(folder, "proof"),
    catalogue: read(folder, "catalogue"),
    tiers: read(folder, "tiers"),
    rates: read(folder, "rates"),
    testimonials: read(folder, "testimonials"),
    deadlines: read(folder, "deadlines"),
    faqs: read(folder, "faqs"),
    appointments: read(folder, "appointments"),
    pictures: read(folder, "pictures"),
    preflight: read(folder, "preflight"),
  };
}

function read<File extends PracticeFile>(folder: string, name: File): Practice[File] {
  const file = join(folder, `${name}.yaml`);
  const lines = new LineCounter();
  const document = parseDocument(textOf(file), { lineCounter: lines, prettyErrors: false });
  const fault = document.errors[0] ?? document.warnings[0];
  if (fault) {
    const line = lines.linePos(fault.pos[0]).line;
    throw new ContentError(`${file}, line ${line}: ${yamlSentence(fault.code, fault.message)}`);
  }
  const value = document.toJS();
  const [mistake] = findMistakes(practiceSchemas[name], value);
  if (mistake) {
    const line = lines.linePos(offsetOf(document, mistake.path)).line;
    const place = mistake.path.length > 0 ? mistake.path.join(".") : "the file";
    throw new ContentError(`${file}, line ${line}: ${place} ${mistake.says}.`);
  }
  return v.parse(practiceSchemas[name], value) as Practice[File];
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new ContentError(`${file} is missing or cannot be read.`);
  }
}

function yamlSentence(code: string, message: string): string {
  if (code === "DUPLICATE_KEY") return "the same entry stands here twice.";
  if (code === "TAB_AS_INDENT") return "indent with spaces, not with tabs.";
  return `this is not valid YAML: ${message.split("\n")[0]?.replace(/[.:]+$/, "")}.`;
}

/** The offset in the file of the entry at a path, or of its nearest existing parent. */
function offsetOf(document: Document.Parsed, path: MistakePath): number {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0] ?? 0;
  for (const step of path) {
    const entry = entryAt(node, step);
    if (!entry) break;
    offset = entry.offset ?? offset;
    node = entry.node;
  }
  return offset;
}

/** An entry of a map, which begins with its key, or of a list; undefined where there is none. */
function entryAt(
  parent: unknown,
  step: string | number,
): { node: unknown; offset?: number | undefined } | undefined {
  if (isSeq(parent)) {
    const node = parent.items[Number(step)];
    return { node, offset: isCollection(node) || isScalar(node) ? node.range?.[0] : undefined };
  }
  if (!isMap(parent)) return undefined;
  for (const { key, value } of parent.items)
    if (isScalar(key) && key.value === step) return { node: value, offset: key.range?.[0] };
  return undefined;
}
