import { fillIn } from "#content/format/fill-in.ts";
import { planServices } from "#content/plan-services.ts";
import { pathOf, type RouteName, routes } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import { wizardWords } from "#content/words/wizard.ts";
import { type RecommendationCode, recommendationCodes } from "#domain/forms/recommendations.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { pageEntry } from "#domain/website/page-entry.ts";
import styles from "./PricedLines.module.css";

// Formation is what this page is about, so it leads nowhere else.
const servicePages: Partial<Record<RecommendationCode, RouteName>> = {
  bookkeeping: "bookkeeping",
  payroll: "payroll",
  advisory: "advisory",
  "quarterly-planning": "advisory",
};

type Props = { locale: Locale; practice: Practice };

/** All that may be recommended as a numbered ledger: what it includes, and where its price starts. */
export function PlanServices({ locale, practice }: Props) {
  const { more } = wizardWords[locale].plan;
  const links: Partial<Record<RouteName, string>> = shellWords[locale].links;
  const nameOf = (page: RouteName) =>
    pageEntry(practice.catalogue, routes[page])?.title[locale] ?? links[page] ?? "";
  return (
    <ol className={styles.list}>
      {planServices(recommendationCodes, practice, locale).map(({ code, title, includes, price, terms }) => {
        const page = servicePages[code];
        return (
          <li key={code} data-planned={code}>
            <p className={styles.line}>
              <b>{title}</b>
              {price && <span className={styles.price}>{price}</span>}
            </p>
            {[includes, terms.join(" ")].filter(Boolean).map((sentence) => (
              <p key={sentence} className={styles.includes}>
                {sentence}
              </p>
            ))}
            {page && (
              <a href={pathOf(page, locale)} data-screen-only>
                {fillIn(more, { service: nameOf(page) })}
              </a>
            )}
          </li>
        );
      })}
    </ol>
  );
}
