import type * as v from "valibot";
import { findMistakes, type Mistake } from "#content/practice-mistakes.ts";
import { type PracticeFile, practiceSchemas } from "#domain/practice/practice.ts";
import { articleSchema } from "#domain/website/article.ts";
import { type Content, type Edit, type EditedContent, type Json, orderStep } from "#domain/website/edits.ts";
import { digestOf, isSame, valueAt, withValue } from "./content-values.ts";

/** Lays edits over the shipped content. The office wins over updates; an edit that no longer fits is left out. */
export function applyEdits(shipped: Content, edits: readonly Edit[]): EditedContent {
  const result: EditedContent = { content: shipped, applied: [], absorbed: [], conflicts: [], parked: [] };
  // Entries before their fields and their order: an edit may be about an entry that another edit adds.
  const ordered = edits.toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const [file, ofFile] of Map.groupBy(ordered, ({ path }) => fileOf(path))) {
    const whole = layOver(result.content, shipped, ofFile);
    const isValid = mistakesIn(whole.content, file, ofFile).length === 0;
    const outcome = isValid ? whole : layOver(result.content, shipped, ofFile, file);
    result.content = outcome.content;
    result.applied.push(...outcome.applied);
    result.absorbed.push(...outcome.absorbed);
    result.conflicts.push(...outcome.conflicts);
    result.parked.push(...outcome.parked);
  }
  return result;
}

/** Lays edits of one file over the content; with `checked`, the name of the file, each edit has to leave it valid. */
function layOver(start: Content, shipped: Content, edits: readonly Edit[], checked?: string): EditedContent {
  const result: EditedContent = { content: start, applied: [], absorbed: [], conflicts: [], parked: [] };
  for (const edit of edits) {
    const stands = valueAt(shipped, edit.path);
    if (isSame(stands, edit.value)) result.absorbed.push(edit);
    else if (isGone(edit, stands, result.content)) result.parked.push({ edit, reason: "gone" });
    else {
      const next = withValue(result.content, edit.path, edit.value);
      if (checked && mistakesIn(next, checked, [edit]).length > 0) {
        result.parked.push({ edit, reason: "invalid" });
        continue;
      }
      result.content = next;
      result.applied.push(edit);
      if (digestOf(stands) !== edit.base) result.conflicts.push({ edit, shipped: stands ?? null });
    }
  }
  return result;
}

/** An article is whole by itself, so it stays when the shipped one leaves. */
function isGone({ path, base }: Edit, stands: Json | undefined, content: Content): boolean {
  if (fileOf(path) === "articles") return false;
  const parent = path.slice(0, path.lastIndexOf("/"));
  return (stands === undefined && base !== "") || valueAt(content, parent) === undefined;
}

/** The mistakes in a file of the content; in an article that is edited for `articles`. */
export function mistakesIn(content: Content, file: string, edits: readonly Pick<Edit, "path">[]): Mistake[] {
  const schema = practiceSchemas[file as PracticeFile] as v.GenericSchema | undefined;
  if (schema) return findMistakes(schema, content[file]);
  if (file !== "articles") return [];
  return edits.flatMap(({ path }) => {
    const article = valueAt(content, path);
    if (article === undefined) return [];
    return slug.test(path) ? findMistakes(articleSchema, article) : [badSlug];
  });
}

// It names the article's files and pages: "..", or "page.html", would be those of something else.
const slug = /^articles\/[a-z0-9]+(-[a-z0-9]+)*$/;
const badSlug: Mistake = {
  path: [],
  says: "needs an address of lower-case words with hyphens between them",
};

export const fileOf = (path: string) => path.split("/")[0] ?? "";
const rankOf = ({ path }: Edit) => path.split("/").length + (path.endsWith(`/${orderStep}`) ? 0.5 : 0);
