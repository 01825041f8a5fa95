import type { BlogPostingLeaf, BreadcrumbListLeaf, FAQPageLeaf } from "schema-dts";
import { localPath, socialCardPath } from "#content/routes.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import type { Question } from "#domain/practice/practice-faqs.ts";
import { practiceId } from "./practice-data.ts";

type Place = { locale: Locale; siteUrl: string };

/** The questions of a page with their answers as plain text, each only once on the whole site. */
export function faqPage(
  questions: readonly { question: string; answer: string }[],
  { locale }: Pick<Place, "locale">,
): FAQPageLeaf {
  return {
    "@type": "FAQPage",
    inLanguage: languageTags[locale],
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** The questions of a page without those of a category, which the page of questions alone tells search engines. */
export function ownQuestions(
  { categories }: Practice["faqs"],
  questions: readonly Question[],
  locale: Locale,
) {
  const shared = new Set(categories.flatMap((category) => category.questions));
  return plainQuestions(
    questions.filter((question) => !shared.has(question)),
    locale,
  );
}

export const plainQuestions = (questions: readonly Question[], locale: Locale) =>
  questions.map(({ question, answer }) => ({ question: question[locale], answer: answer[locale] }));

type Article = Place & {
  title: string;
  description: string;
  plainPath: string;
  /** The day it appeared, and the day its facts were last checked. */
  published: Date;
  checked: Date;
  practiceName: string;
  sources?: readonly string[];
  /** The path of its picture; its social card without one. */
  image?: string | undefined;
};

/** An article of the blog, written and published by the practice. */
export function blogPosting(article: Article): BlogPostingLeaf {
  const { title, description, plainPath, published, checked, practiceName, locale, siteUrl, sources, image } =
    article;
  const url = siteUrl + localPath(plainPath, locale);
  const practice = {
    "@type": "Organization",
    "@id": practiceId(siteUrl),
    name: practiceName,
    url: siteUrl,
  } as const;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#article`,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    image: siteUrl + (image ?? socialCardPath(plainPath, locale)),
    inLanguage: languageTags[locale],
    datePublished: isoDay(published),
    dateModified: isoDay(checked > published ? checked : published),
    author: practice,
    publisher: practice,
    isAccessibleForFree: true,
    ...(sources && { citation: [...sources] }),
  };
}

/** The way from the home page to this one, in the order it is walked. Paths are without their language. */
export function breadcrumbs(
  steps: readonly { name: string; plainPath: string }[],
  { locale, siteUrl }: Place,
): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, plainPath }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteUrl + localPath(plainPath, locale),
    })),
  };
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);
