import { parseDocument } from "yaml";
import type { Both } from "#domain/locale.ts";
import type { Json } from "#domain/website/edits.ts";
import { isRecord } from "../base/is-record.ts";
import { assignValue, printYaml } from "./yaml-file.ts";

/** The facts of the head that both languages share; an article takes them from its English file. */
const sharedKeys = ["category", "date", "checked", "taxYear", "featured", "service", "picture"];
const frontMatter = /^---\n([\s\S]*?)^---\n/m;

export function readArticle(files: Both): Json {
  const [en, es] = [split(files.en), split(files.es)];
  return { ...pick(en.head, isShared), en: ownTexts(en), es: ownTexts(es) };
}

type Split = { head: Record<string, Json>; body: string };

function split(file: string): Split {
  const match = frontMatter.exec(file);
  const head = parseDocument(match?.[1] ?? "").toJS() as Record<string, Json> | null;
  return { head: head ?? {}, body: file.slice(match?.[0].length ?? 0) };
}

const isShared = (key: string) => sharedKeys.includes(key);
const ownTexts = ({ head, body }: Split) => ({ ...pick(head, (key) => !isShared(key)), body: body.trim() });
const pick = (head: Split["head"], fits: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(head).filter(([key]) => fits(key)));

/** Prints an article into its two files; what says the same as before keeps its form to the byte. */
export function printArticle(article: Json, before: Both): Both {
  const { en, es, ...shared } = isRecord(article) ? article : {};
  return { en: printFile(shared, en, before.en), es: printFile(shared, es, before.es) };
}

function printFile(shared: Record<string, Json>, own: Json | undefined, before: string): string {
  const { body = "", ...texts } = isRecord(own) ? own : {};
  const { title = "", description = "", excerpt = "", ...others } = texts;
  const document = parseDocument(frontMatter.exec(before)?.[1] ?? "");
  const former = printYaml(document, 0);
  assignValue(document, { title, description, excerpt, ...shared, ...others });
  const printed = printYaml(document, 0);
  // A head that says the same is not printed again: its form may be another than ours.
  const head = printed === former ? (frontMatter.exec(before)?.[0] ?? "") : `---\n${printed}---\n`;
  const formerBody = split(before).body;
  return head + (formerBody.trim() === body ? formerBody : `\n${String(body)}\n`);
}
