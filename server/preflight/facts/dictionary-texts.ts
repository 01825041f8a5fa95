import { localeIn, type SourceText } from "./source-text.ts";

const passedOver = /^(?:\s*(?:\/\/|\/?\*)|(?:import|type|export type)\b|export \{)/;
const opening = /^(?:export )?const (\w+)/;
const keyAtStart = /^(\s*)(?:"([^"]+)"|([\w$]+)):(?=\s|$)/;
const literal = /(?:(?:"([^"]+)"|([\w$]+)):\s*)?("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/**
 * The strings of a dictionary in `content/words`, read from its source because a module knows no lines. It relies on
 * Biome's layout: one key a line, each level indented.
 */
export function dictionaryTexts(file: string, source: string): SourceText[] {
  const texts: SourceText[] = [];
  let above: { indent: number; key: string }[] = [];
  for (const [index, line] of source.split("\n").entries()) {
    if (passedOver.test(line)) continue;
    const name = opening.exec(line)?.[1];
    if (name) above = [{ indent: -1, key: name }];
    const [, space = "", quotedKey, plainKey] = keyAtStart.exec(line) ?? [];
    const key = quotedKey ?? plainKey;
    if (key !== undefined) {
      above = above.filter(({ indent }) => indent < space.length);
      above.push({ indent: space.length, key });
    }
    for (const [, quoted, plain, value = ""] of line.matchAll(literal)) {
      const keys = above.map((step) => step.key);
      const own = quoted ?? plain;
      if (own !== undefined && own !== keys.at(-1)) keys.push(own);
      const path = keys.join(".");
      texts.push({ file, line: index + 1, path, locale: localeIn(path), text: unquoted(value) });
    }
  }
  return texts;
}

const unquoted = (value: string) => value.slice(1, -1).replace(/\\(.)/g, "$1");
