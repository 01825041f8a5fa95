import ledger from "#ui/Ledger.module.css";
import styles from "./AnswerSummary.module.css";

export type SummaryRow = { name: string; label: string; value: string; step: number };
type Props = {
  rows: readonly SummaryRow[];
  words: { open: string; change: string };
  step: number;
  onJump: (step: number) => void;
};

/** What was answered so far, as a receipt; each answered line leads back to its step. */
export function AnswerSummary({ rows, words, step: current, onJump }: Props) {
  return (
    <ol className={styles.receipt}>
      {rows.map(({ name, label, value, step }) => {
        const line = (
          <>
            <span className={`${styles.label} ${ledger.leader}`}>{label}</span>
            <span className={value ? styles.value : "unseen"}>{value || words.open}</span>
          </>
        );
        return (
          <li key={name} data-current={step === current || undefined}>
            {value ? (
              <button type="button" onClick={() => onJump(step)}>
                <span className="unseen">{words.change}: </span>
                {line}
              </button>
            ) : (
              <p>{line}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
