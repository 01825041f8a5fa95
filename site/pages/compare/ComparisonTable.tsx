import type { CompareWords } from "#content/words/compare.ts";
import { methodTiles } from "#domain/tiles/filing-tiles.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import styles from "./ComparisonTable.module.css";
import type { ComparisonRow } from "./comparison-rows.ts";
import { type FilingWays, methods } from "./filing-ways.ts";

type Props = { words: CompareWords["table"]; ways: FilingWays; rows: ComparisonRow[]; notes: string[] };

/** Both ways of filing, line by line; below it what the practice notes about its prices. */
export function ComparisonTable({ words, ways, rows, notes }: Props) {
  return (
    <section id="comparison" className={styles.comparison} aria-labelledby="comparison-heading">
      <div className="wrap">
        <h2 id="comparison-heading">{words.heading}</h2>
        <p className={styles.lead}>{words.lead}</p>
        <table className={styles.table}>
          <caption className="unseen">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{words.feature}</span>
              </th>
              {methods.map((method) => (
                <th key={method} scope="col">
                  <span className={styles.way}>
                    <TileRose {...methodTiles[method]} />
                    <a href={ways[method].path}>{ways[method].name}</a>
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">{row.label}</th>
                {methods.map((method) => (
                  <td key={method}>
                    {row[method].figure && <b>{row[method].figure}</b>} {row[method].text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
