import type { ReactNode } from "react";
import { countsWords } from "#content/words/office/counts.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./NumbersTable.module.css";

type Props = {
  caption: string;
  columns: readonly string[];
  rows: readonly { id: string; name: ReactNode; cells: readonly ReactNode[] }[];
  /** Without a picture before it, it stands open. */
  isOpen: boolean;
};

/** The numbers behind a picture, latest first. */
export function NumbersTable({ caption, columns, rows, isOpen }: Props) {
  const { locale } = useOffice();
  const [first, ...rest] = columns;
  return (
    <details className={css.numbers} open={isOpen}>
      <summary aria-label={`${countsWords[locale].numbers}: ${caption}`}>
        {countsWords[locale].numbers}
      </summary>
      <table>
        <caption className="unseen">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {rest.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row have their places
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
