import styles from "./NumberedList.module.css";

/** What happens, step by step. */
export function NumberedList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.list}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
