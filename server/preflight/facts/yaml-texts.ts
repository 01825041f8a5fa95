import { isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { localeIn, type SourceText } from "./source-text.ts";

/** All values of a YAML file as texts, numbers too, and the entries above them as empty ones. */
export function yamlTexts(file: string, source: string): SourceText[] {
  const lines = new LineCounter();
  const texts: SourceText[] = [];
  visit(parseDocument(source, { lineCounter: lines }).contents, []);
  return texts;

  function visit(node: unknown, path: readonly (string | number)[], keyOffset?: number): void {
    if (isMap(node) || isSeq(node) || isScalar(node)) {
      const offset = keyOffset ?? node.range?.[0] ?? 0;
      const keys = path.join(".");
      texts.push({
        file,
        line: lines.linePos(offset).line,
        path: keys,
        locale: localeIn(keys),
        text: isScalar(node) ? String(node.value) : "",
      });
    }
    if (isSeq(node)) node.items.forEach((item, index) => void visit(item, [...path, index]));
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      if (isScalar(key)) visit(value, [...path, String(key.value)], key.range?.[0]);
    }
  }
}
