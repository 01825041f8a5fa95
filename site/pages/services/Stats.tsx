import styles from "./Stats.module.css";

type Props = { stats: readonly { number: string; label: string }[] };

/** Numbers the practice is proud of. */
export function Stats({ stats }: Props) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ number, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
