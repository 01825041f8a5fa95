import { type FaqFilter, matches } from "#domain/search/faq-search.ts";

/** Hides the questions of a list that a filter leaves out, and categories left empty; returns how many remain. */
export function filterQuestions(listId: string, filter: FaqFilter): number {
  let count = 0;
  for (const category of document.querySelectorAll<HTMLElement>(`#${listId} [data-faq-category]`)) {
    category.hidden = true;
    for (const item of category.querySelectorAll<HTMLElement>("[data-faq]")) {
      item.hidden = !matches(questionIn(item), filter);
      if (item.hidden) continue;
      category.hidden = false;
      count += 1;
    }
  }
  return count;
}

const questionIn = (item: HTMLElement) => ({
  question: textIn(item, "[data-faq-question]"),
  answer: textIn(item, "[data-faq-answer]"),
  audiences: item.dataset.faq?.split(" ") ?? [],
});

const textIn = (item: HTMLElement, part: string) => item.querySelector(part)?.textContent ?? "";
