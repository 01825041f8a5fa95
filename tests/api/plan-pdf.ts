import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy } from "unpdf";
import { expect } from "vitest";
import { checkText } from "../forbidden-word.ts";

/** A plan as a program reads it: its text on one line, its pages, title and language. */
export async function readPlan(answer: Response) {
  expect(answer.status).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  checkText(text, "a plan");
  const { info } = (await pdf.getMetadata()) as unknown as { info: { Title: string; Language: string } };
  return { text: text.replace(/\s+/g, " "), pages: totalPages, title: info.Title, language: info.Language };
}

/** What draws each page, line by line. */
export function pageDrawings(pdf: Buffer): string[][] {
  const source = pdf.toString("latin1");
  return [...source.matchAll(/\/FlateDecode\s*>>\s*stream\n/g)]
    .map(({ index, 0: found }) => {
      const start = index + found.length;
      return inflateSync(pdf.subarray(start, source.indexOf("endstream", start))).toString("latin1");
    })
    .filter((stream) => /^BT$/m.test(stream))
    .map((stream) => stream.split("\n"));
}

/** Text shown outside any marked content: a screen reader would not know what to make of it. */
export function unmarkedText(lines: string[]): string[] {
  let depth = 0;
  return lines.filter((line) => {
    if (/ (?:BDC|BMC)$/.test(line)) depth += 1;
    if (line === "EMC") depth -= 1;
    return depth === 0 && /T[jJ]$/.test(line);
  });
}
