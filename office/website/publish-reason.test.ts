import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publishReasonWords } from "#content/words/office/publish-reasons.ts";
import { publishReason } from "./publish-reason.ts";

const folder = "server/release";
const sources = readdirSync(folder)
  .filter((name) => !name.endsWith(".test.ts"))
  .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
  .join("\n");

test("every sentence with which the server ends a publish is known in both languages", () => {
  const sentences = [...sources.matchAll(/["`]((?:The|There|Somebody) [^"`\n]*[.\w}])["`]/g)]
    .map(([, sentence = ""]) => sentence)
    .filter((sentence) => / /.test(sentence));
  expect(sentences.length).toBeGreaterThan(10);
  const unknown = sentences
    .map((sentence) => sentence.replace(/\$\{[^}]*\}/g, "7"))
    .filter((sentence) => publishReason(sentence, "es") === publishReasonWords.es.other);
  expect(unknown).toEqual(["The site could not be published; the log of the server says why."]);
});

test("no reason says again that nothing was published", () => {
  const reasons = [publishReasonWords.en, publishReasonWords.es].flatMap((words) => Object.values(words));
  expect(reasons.filter((reason) => /not be published|no se pudo publicar/i.test(reason))).toEqual([]);
});

test.each([
  [
    'The edited text "Familias" stands on no page (es).',
    "“Familias” would stand on no page.",
    "“Familias” no estaría en ninguna página.",
  ],
  [
    "The page /es/faqs has only 61 % of its former size.",
    "The page /es/faqs would have only 61% of its former size.",
    "La página /es/faqs tendría solo el 61% de su tamaño anterior.",
  ],
  [
    "The page /blog links to /blog/gone, which is no page of the site.",
    "The page /blog would lead to /blog/gone, which is no page of this website.",
    "La página /blog llevaría a /blog/gone, que no es una página de este sitio.",
  ],
])("%s", (reason, en, es) => {
  expect([publishReason(reason, "en"), publishReason(reason, "es")]).toEqual([en, es]);
});
