import * as v from "valibot";
import { audiences } from "../search/faq-search.ts";
import { both, httpUrl, id, isoDate, listOf } from "./practice-values.ts";

const categoryIds = ["personal-taxes", "business-taxes", "appointments"] as const;

export const questionPages = [
  "taxPreparation",
  "businessTaxes",
  "bookkeeping",
  "advisory",
  "payroll",
  "itin",
  "notary",
  "inPerson",
  "mobileApp",
  "virtual",
  "compareOptions",
] as const;

const questionSchema = v.pipe(
  v.strictObject({
    id,
    question: both,
    /** Plain text; a line break starts a new paragraph, see `paragraphsOf`. */
    answer: both,
    audiences: v.pipe(
      v.array(v.picklist(audiences, `takes ${audiences.join(", ")}`)),
      v.minLength(1, "needs at least one audience"),
    ),
    /** The official source of a tax or legal fact; `checked` is the day on which it was last compared. */
    source: v.optional(v.strictObject({ title: both, url: httpUrl })),
    checked: v.optional(isoDate),
    /** The pages that show this question of a category below their own. */
    alsoOn: v.optional(v.array(v.picklist(questionPages, `takes ${questionPages.join(", ")}`)), []),
  }),
  v.check(
    ({ source, checked }) => (source === undefined) === (checked === undefined),
    "needs both a source and the day it was checked, or neither",
  ),
);
const questions = v.pipe(listOf(questionSchema), v.minLength(1, "needs at least one question"));

const pagesSchema = v.strictObject(v.entriesFromList(questionPages, questions));

const categorySchema = v.strictObject({
  id: v.picklist(categoryIds, `takes ${categoryIds.join(", ")}`),
  title: both,
  questions,
});

/** The schema of `content/practice/faqs.yaml`. Ids are URL fragments, unique over categories and questions. */
export const faqsSchema = v.pipe(
  v.strictObject({ categories: listOf(categorySchema), pages: pagesSchema }),
  v.check(({ categories, pages }) => {
    const lists = [...categories.map((category) => category.questions), ...Object.values(pages)];
    const ids = [...categories, ...lists.flat()].map(({ id }) => id);
    return new Set(ids).size === ids.length;
  }, "uses the same id twice"),
  v.transform(({ categories, pages }) => {
    const shared = categories.flatMap((category) => category.questions);
    const allPages = { ...pages };
    for (const page of questionPages)
      allPages[page] = [...pages[page], ...shared.filter(({ alsoOn }) => alsoOn.includes(page))];
    return { categories, pages: allPages };
  }),
);
export type Question = v.InferOutput<typeof questionSchema>;
export type FaqCategory = v.InferOutput<typeof categorySchema>;

export const paragraphsOf = (answer: string) => answer.split(/\n+/);
