import { expect, test } from "vitest";
import { publishReasonWords } from "#content/words/office/publish-reasons.ts";
import type { PublishProblem } from "#domain/office/publish-problem.ts";
import { publishReason } from "./publish-reason.ts";

test("no reason says again that nothing was published", () => {
  const reasons = [publishReasonWords.en, publishReasonWords.es].flatMap((words) => Object.values(words));
  expect(reasons.filter((reason) => /not be published|no se pudo publicar/i.test(reason))).toEqual([]);
});

test.each<[problem: PublishProblem, en: string, es: string]>([
  [
    { code: "missingText", quote: "Familias" },
    "“Familias” would stand on no page.",
    "“Familias” no estaría en ninguna página.",
  ],
  [
    { code: "smallPage", path: "/es/faqs", percent: 61 },
    "The page /es/faqs would have only 61% of its former size.",
    "La página /es/faqs tendría solo el 61% de su tamaño anterior.",
  ],
  [
    { code: "deadLink", path: "/blog", target: "/blog/gone" },
    "The page /blog would lead to /blog/gone, which is no page of this website.",
    "La página /blog llevaría a /blog/gone, que no es una página de este sitio.",
  ],
])("%s", (problem, en, es) => {
  expect([publishReason(problem, "en"), publishReason(problem, "es")]).toEqual([en, es]);
});
