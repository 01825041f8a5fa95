import { Link } from "react-router";
import { formatNumber } from "#content/format/format-number.ts";
import { countsWords } from "#content/words/office/counts.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./CountTable.module.css";
import { formatShare } from "./count-format.ts";

type CountRow = {
  id: string;
  name: string;
  count: number;
  /** The list behind the number. */
  link?: string | undefined;
  /** Where the name leads to, outside of the office. */
  page?: string;
};

type Props = {
  caption: string;
  rows: readonly CountRow[];
  /** What the parts are parts of. */
  all: number;
  /** Whether the caption is for screen readers alone, because a heading says it. */
  isCaptionUnseen?: boolean;
};

/** How many there are of each, with a bar of its part; each number opens its list. */
export function CountTable({ caption, rows, all, isCaptionUnseen = false }: Props) {
  const { locale } = useOffice();
  const words = countsWords[locale];
  const most = Math.max(1, ...rows.map(({ count }) => count));
  if (rows.length === 0) return <p>{words.empty}</p>;
  return (
    <table className={css.table}>
      <caption className={isCaptionUnseen ? "unseen" : undefined}>{caption}</caption>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              <span className="unseen">{column}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, count, link, page }) => {
          const number = formatNumber(count, locale);
          return (
            <tr key={id}>
              <th scope="row">
                {page ? <a href={page}>{name}</a> : name}
                <svg className={css.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * count) / most} height="1" />
                </svg>
              </th>
              <td>
                {link && count > 0 ? (
                  <Link to={link} aria-label={`${name}: ${number}`}>
                    {number}
                  </Link>
                ) : (
                  number
                )}
              </td>
              <td className={css.share}>{formatShare(count, all, locale)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
