import type { MistakePath } from "#content/practice-mistakes.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { isLocale, type Locale } from "#domain/locale.ts";

/** What the editor of an article calls the part that a mistake is in: "Title (Spanish)"; empty for the article itself. */
export function articlePart([first, second]: MistakePath, locale: Locale): string {
  const { form } = editorWords[locale];
  const { picture, category, service, published: date, checked, taxYear, featured } = form;
  const { title, description, excerpt, nextStep, sources, body } = form;
  const nameIn = (names: Record<string, string>, key: string | number = "") => names[key] ?? "";
  if (!isLocale(first))
    return nameIn({ picture, category, service, date, checked, taxYear, featured }, first);
  const name = nameIn({ title, description, excerpt, nextStep, sources, body }, second);
  return name && `${name} (${websiteWords[locale].language[first]})`;
}
