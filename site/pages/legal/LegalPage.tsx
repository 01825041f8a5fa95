import type { ReactNode } from "react";
import { dateWords } from "#content/format/moments.ts";
import { pathOf } from "#content/routes.ts";
import { legalWords } from "#content/words/legal.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { ContentsList, type Heading } from "../../frame/ContentsList.tsx";
import { LegalContact } from "./LegalContact.tsx";
import styles from "./LegalPage.module.css";

type Props = {
  locale: Locale;
  title: string;
  updated: Date;
  headings: readonly Heading[];
  /** The other of the two pages. */
  also: "privacy" | "terms";
  business: Practice["business"];
  children?: ReactNode;
};

/** A long text with its contents beside it and, at its end, who "we" are. */
export function LegalPage({ locale, title, updated, headings, also, business, children }: Props) {
  const words = legalWords[locale];
  return (
    <article className={`wrap ${styles.page}`} aria-labelledby="legal-title">
      <section id="first-view" className={styles.head}>
        <h1 id="legal-title">{title}</h1>
        <p>
          {words.updated}{" "}
          <time dateTime={updated.toISOString().slice(0, 10)}>{dateWords(updated, locale)}</time>
        </p>
      </section>
      <nav className={styles.contents} aria-label={words.contents}>
        <h2>{words.contents}</h2>
        <ContentsList headings={headings} />
      </nav>
      <div className={styles.text}>
        {children}
        <LegalContact words={words.contact} business={business} />
        <p>
          <a href={pathOf(also, locale)}>{words.also[also]}</a>
        </p>
      </div>
    </article>
  );
}
